import type { calls } from './contract.ts'
import type { InputOf, OutputOf } from './lib/call.ts'

type AnyCall = (typeof calls)[number]
/** The calls by method and path. */
export type CallAt = { [C in AnyCall as `${C['method']} ${C['path']}`]: C }

/** The result of a call: its output, or the problem with a title for people and a message per wrong field. */
export type Sent<Output> = { ok: true; answer: Output } | { ok: false; problem: SentProblem }
export type SentProblem = {
  /** The type of the problem, such as `/problems/out-of-stock`; `offline` if no answer came. */
  type: string
  title: string
  status: number
  errors?: { field: string; message: string }[]
} & Record<string, unknown>

/** Sends a call from the browser. Never throws: a lost connection is a problem of type `offline`. */
export async function send<K extends keyof CallAt>(
  name: K,
  input: InputOf<CallAt[K]>,
  options: { key?: string; signal?: AbortSignal } = {},
): Promise<Sent<OutputOf<CallAt[K]>>> {
  const [method = 'GET', path = ''] = name.split(' ')
  const left: Record<string, unknown> = { ...input }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, field: string) => {
    const value = left[field]
    delete left[field]
    return encodeURIComponent(String(value))
  })
  const query = method === 'GET' ? `?${new URLSearchParams(left as Record<string, string>)}` : ''
  try {
    const response = await fetch(`/api${filled}${query}`, {
      method,
      headers: {
        ...(method === 'GET' ? {} : { 'content-type': 'application/json', 'x-xsrf-token': forgeryToken() }),
        ...(options.key ? { 'idempotency-key': options.key } : {}),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(left) }),
      signal: options.signal ?? AbortSignal.timeout(20_000),
    })
    const body = await response.json()
    return response.ok ? { ok: true, answer: body } : { ok: false, problem: body }
  } catch {
    return { ok: false, problem: { type: 'offline', title: '', status: 0 } }
  }
}

/** The token that changes repeat in the header `x-xsrf-token`. */
export const forgeryToken = () => /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? ''

import { createContext, type RouterContextProvider } from 'react-router'
import type { calls } from './contract.ts'
import { type Call, Failure, type InputOf, type OutputOf } from './lib/call.ts'

/**
 * The way screens make calls. On the server a loader calls in process: `await ask(context, findProduct, { id })`. In the
 * browser `send('POST /cart/price', input)` uses the same contract over `/api`; only its types are loaded.
 */
export const askContext = createContext<(call: Call, input: Record<string, unknown>) => Promise<unknown>>()

type Context = Readonly<RouterContextProvider>

/** Makes a call in process; a refusal (not found, an invalid address) becomes the not-found page. */
export async function ask<C extends Call>(
  context: Context,
  call: C,
  input: InputOf<C>,
): Promise<OutputOf<C>> {
  const answer = await context.get(askContext)(call, input)
  if (answer instanceof Failure) throw new Response(null, { status: 404 })
  return answer as OutputOf<C>
}

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

import { useEffect, useRef } from 'react'
import type { CallAt } from '../../api.ts'
import type { OutputOf } from '../../lib/call.ts'
import { useSearchParams } from '../../ui/app-router.ts'
import { useCall } from '../../ui/use-call.ts'

/** The calls that return a page of a list (`listFields`, `listOf` of `shop/lib`). */
export type ListCall = {
  [K in keyof CallAt]: OutputOf<CallAt[K]> extends { rows: readonly unknown[]; total: number } ? K : never
}[keyof CallAt]

/** A row of the list that a call returns. */
export type RowOf<K extends ListCall> =
  OutputOf<CallAt[K]> extends { rows: readonly (infer Row)[] } ? Row : never

/** The address parameters of every list, besides its filters. */
const always = ['q', 'sort', 'page', 'size'] as const

/**
 * A list of the office. Its state is in the address, so it can be shared, saved as a filter, and returned to. `filters` are
 * the other parameters that the call takes; `fixed` is sent with each request.
 */
export function useOfficeList<K extends ListCall>(
  call: K,
  filters: readonly string[] = [],
  fixed: Record<string, unknown> = {},
) {
  const [query, setQuery] = useSearchParams()
  const asked: Record<string, string> = {}
  for (const name of [...always, ...filters]) {
    const value = query.get(name)
    if (value) asked[name] = value
  }
  const { answer, problem, retry, late, asking } = useCall(call, { ...asked, ...fixed } as never)
  /** The latest requested address: a change must not lose another one that is still on its way there. */
  const latest = useRef(query)
  useEffect(() => {
    latest.current = query
  }, [query])
  /** New words, order or filters start at the first page again. */
  const change = (changes: Record<string, string | undefined>) => {
    const after = new URLSearchParams(latest.current)
    if (!('page' in changes)) after.delete('page')
    for (const [name, value] of Object.entries(changes)) {
      if (value) after.set(name, value)
      else after.delete(name)
    }
    latest.current = after
    setQuery(after, { replace: true, preventScrollReset: true })
  }
  const { rows, total } = (answer ?? { rows: undefined, total: 0 }) as {
    rows: RowOf<K>[] | undefined
    total: number
  }
  return { asked, filters, change, rows, total, answer, problem, retry, late, asking }
}

/** A list as its table needs it. */
export type OfficeList<Row> = Omit<ReturnType<typeof useOfficeList>, 'rows'> & { rows: Row[] | undefined }

import { useSearchParams } from 'react-router'
import type { CallAt } from '../api.ts'
import { useOwn } from '../customers/use-own.ts'
import type { OutputOf } from '../lib/call.ts'

/** The calls that answer a page of a list (`listFields`, `listOf` of `shop/lib`). */
export type ListCall = {
  [K in keyof CallAt]: OutputOf<CallAt[K]> extends { rows: readonly unknown[]; total: number } ? K : never
}[keyof CallAt]

/** A row of the list that a call answers. */
export type RowOf<K extends ListCall> =
  OutputOf<CallAt[K]> extends { rows: readonly (infer Row)[] } ? Row : never

/** What every list reads of its address, besides its filters. */
const always = ['q', 'sort', 'page', 'size'] as const

/**
 * A list of the office. What it shows stands in the address, so that it can be sent to somebody, kept as a filter, and gone
 * back to. `filters` are the other parameters that the call takes; `fixed` goes with each question.
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
  const { answer, problem, retry, late, asking } = useOwn(call, { ...asked, ...fixed } as never)
  /** Other words, order or filters begin at the first page again. */
  const change = (changes: Record<string, string | undefined>) =>
    setQuery(
      before => {
        const after = new URLSearchParams(before)
        if (!('page' in changes)) after.delete('page')
        for (const [name, value] of Object.entries(changes)) {
          if (value) after.set(name, value)
          else after.delete(name)
        }
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  const { rows, total } = (answer ?? { rows: undefined, total: 0 }) as {
    rows: RowOf<K>[] | undefined
    total: number
  }
  return { asked, filters, change, rows, total, answer, problem, retry, late, asking }
}

/** A list as its table needs it. */
export type OfficeList<Row> = Omit<ReturnType<typeof useOfficeList>, 'rows'> & { rows: Row[] | undefined }

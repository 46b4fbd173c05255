import { useLocation } from '../../ui/router.ts'
import { useCall } from '../../ui/use-call.ts'
import type { OfficeList } from './use-office-list.ts'
import type { ViewList } from './view-lists.rules.ts'

/** The saved views of a list, and the query that it shows now. */
export function useViews<Row>(name: ViewList, list: OfficeList<Row>) {
  const { answer: views, retry } = useCall('GET /savedViews/find/{list}', { list: name })
  const { pathname } = useLocation()
  const { page: _, ...shown } = list.asked
  const addressOf = (query: string) => (query ? `${pathname}?${query}` : pathname)
  return { name, views, retry, addressOf, query: new URLSearchParams(shown).toString() }
}

/** The result of `useViews`. */
export type Views = ReturnType<typeof useViews>

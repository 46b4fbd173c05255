import { m } from '../../../messages/m.ts'
import { Pager } from '../../../ui/pager.tsx'
import { useLocation } from '../../../ui/router.ts'
import type { OfficeList } from '../use-office-list.ts'

/** The default number of rows of a page (`listFields`). */
const USUAL_ROWS = 25

/** The number of rows, and the links to the other pages. */
export function ListPages<Row>({ list: { asked, total } }: { list: OfficeList<Row> }) {
  const { pathname, search } = useLocation()
  const page = Number(asked.page ?? 1)
  const last = Math.max(1, Math.ceil(total / Number(asked.size ?? USUAL_ROWS)))
  const addressOf = (number: number) => {
    const query = new URLSearchParams(search)
    query.set('page', String(number))
    return `${pathname}?${query}`
  }
  return (
    <>
      <p role="status" className="text-sm text-muted">
        {m.office_rows({ count: total, amount: total.toLocaleString(m.shop_language()) })}
      </p>
      <Pager page={Math.min(page, last)} last={last} addressOf={addressOf} />
    </>
  )
}

import { m } from '../../messages/m.ts'
import { island } from '../../ui/island.tsx'

type Props = { total: number; more: boolean; page: number; last: number }

/** The number of products (`more`: at least). It stays alive when another list is opened, so that a screen reader says the new one. */
export const ListCount = island('list-count', ({ total, more, page, last }: Props) => {
  return (
    <p role="status" className="font-medium grow">
      {(more ? m.search_count_more : m.search_count)({ count: total })}
      {last > 1 && (
        <span className="font-normal text-muted">
          {' · '}
          {m.search_page_of({ page, last })}
        </span>
      )}
    </p>
  )
})

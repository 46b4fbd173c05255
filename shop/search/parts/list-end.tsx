import { m } from '../../messages/m.ts'
import { Link } from '../../ui/link.tsx'
import { Pager } from '../../ui/pager.tsx'
import {
  firstPageOf,
  lastShopPage,
  pageSizes,
  SHOP_PAGE_SIZE,
  shopAddress,
  type Wishes,
} from '../search.rules.ts'
import { LoadMore } from './load-more.tsx'

type Props = {
  wishes: Wishes
  total: number
  /** The number of products that are shown. */
  shown: number
}

/** The end of a list: more products below these, its pages, and how many products a page has. */
export function ListEnd({ wishes: { from, ...wishes }, total, shown }: Props) {
  const { page, size = SHOP_PAGE_SIZE } = wishes
  const last = lastShopPage(total, size)
  const next = page + 1
  const first = from ?? page
  const hasMore = page < last && firstPageOf(next, first, size) === first
  if (total <= SHOP_PAGE_SIZE) return null
  return (
    <>
      {hasMore && <LoadMore to={shopAddress({ ...wishes, page: next, from: first })} {...{ shown, total }} />}
      <Pager page={page} last={last} addressOf={page => shopAddress({ ...wishes, page })} />
      <nav
        aria-labelledby="page-size"
        className="mt-4 flex flex-wrap items-center justify-center gap-1 text-sm"
      >
        <span id="page-size" className="text-muted">
          {m.search_page_size()}
        </span>
        {pageSizes.map(one => (
          <Link
            key={one}
            to={shopAddress({ ...wishes, size: one, page: Math.floor(((page - 1) * size) / one) + 1 })}
            aria-current={one === size ? 'true' : undefined}
            className="grid h-11 min-w-11 place-items-center rounded-round px-2 tabular-nums hover:bg-green-soft aria-[current]:bg-green aria-[current]:font-semibold aria-[current]:text-on-green"
          >
            {one}
          </Link>
        ))}
      </nav>
    </>
  )
}

import { useEffect, useRef } from 'react'
import { m } from '../../messages/m.ts'
import { buttonLook } from '../../ui/button.tsx'
import { island } from '../../ui/island.tsx'
import { Link } from '../../ui/link.tsx'

type Props = { to: string; shown: number; total: number }

/** The link of the product at a place of the list, counted from 0. */
const linkAt = (place: number) =>
  document
    .querySelectorAll<HTMLElement>('.results > li > article')
    [place]?.querySelector<HTMLElement>('a[data-way]')

/** Adds the next page below the list: the address says so, and after a reload they are there. The focus goes to the first new product. */
export const LoadMore = island('load-more', ({ to, shown, total }: Props) => {
  const wanted = useRef<number>(undefined)
  useEffect(() => {
    const place = wanted.current
    if (place === undefined || place >= shown) return
    wanted.current = undefined
    // Once the page is drawn: it gives the focus back to this link before.
    requestAnimationFrame(() => linkAt(place)?.focus({ preventScroll: true }))
  }, [shown])
  return (
    <div className="mt-12 grid justify-items-center gap-3">
      <p className="text-sm text-muted">{m.search_shown_of({ shown, total })}</p>
      <Link
        to={to}
        stay
        className={buttonLook('quiet')}
        onClick={() => {
          wanted.current = shown
        }}
      >
        {m.search_load_more()}
      </Link>
    </div>
  )
})

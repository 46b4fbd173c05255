import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { pageWindow } from '../lib/pages.ts'
import { m } from '../messages/m.ts'
import { Link } from './link.tsx'

type Props = { page: number; last: number; addressOf: (page: number) => string }

const shape = 'grid h-11 min-w-11 place-items-center rounded-round px-2 tabular-nums'

/** A link to another page; if there is no such page it is shown in grey, so that nothing moves. */
function Way({
  to,
  rel,
  name,
  children,
}: {
  to: string | undefined
  rel?: string
  name: string
  children: ReactNode
}) {
  if (!to) {
    return (
      <span className={`${shape} text-muted opacity-40`} aria-hidden>
        {children}
      </span>
    )
  }
  return (
    <Link
      to={to}
      rel={rel}
      aria-label={name}
      title={name}
      className={`${shape} text-green hover:bg-green-soft`}
    >
      {children}
    </Link>
  )
}

/** First, previous, a window of seven pages, next, last (spec section 9). Hidden if there is only one page. */
export function Pager({ page, last, addressOf }: Props) {
  if (last === 1) return null
  const before = page > 1 ? page - 1 : undefined
  const after = page < last ? page + 1 : undefined
  const icon = 'size-5 rtl:-scale-x-100'
  return (
    <nav aria-label={m.ui_pages()} className="mt-12 flex flex-wrap items-center justify-center gap-1">
      <Way to={before ? addressOf(1) : undefined} name={m.ui_first()}>
        <ChevronsLeft aria-hidden className={icon} />
      </Way>
      <Way to={before ? addressOf(before) : undefined} rel="prev" name={m.ui_previous()}>
        <ChevronLeft aria-hidden className={icon} />
      </Way>
      <ol className="flex gap-1 max-sm:order-first max-sm:w-full max-sm:justify-center max-sm:gap-0">
        {pageWindow(page, last).map(number => (
          <li key={number}>
            <Link
              to={addressOf(number)}
              rel={number === before ? 'prev' : number === after ? 'next' : undefined}
              aria-label={m.ui_page({ page: number })}
              aria-current={number === page ? 'page' : undefined}
              className={`${shape} hover:bg-green-soft aria-[current]:bg-green aria-[current]:font-semibold aria-[current]:text-on-green`}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      <Way to={after ? addressOf(after) : undefined} rel="next" name={m.ui_next()}>
        <ChevronRight aria-hidden className={icon} />
      </Way>
      <Way to={after ? addressOf(last) : undefined} name={m.ui_last()}>
        <ChevronsRight aria-hidden className={icon} />
      </Way>
    </nav>
  )
}

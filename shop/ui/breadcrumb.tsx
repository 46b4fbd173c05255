import { m } from '../messages/m.ts'
import type { Step } from './breadcrumb-data.ts'
import { breadcrumbData } from './breadcrumb-data.ts'
import { Link } from './link.tsx'
import { StructuredData } from './structured-data.tsx'

/** The breadcrumb from the home page to this one. It wraps if it is too long for the screen. */
export function Breadcrumb({ steps }: { steps: readonly Step[] }) {
  const way = [{ says: m.ui_home(), to: '/' }, ...steps]
  return (
    <nav aria-label={m.ui_breadcrumb()} className="py-3 text-sm text-muted md:py-5">
      <ol className="flex flex-wrap items-center gap-x-2">
        {way.map(({ says, to }) => (
          <li
            key={says}
            className="flex min-w-0 items-center gap-2 not-first:before:text-edge not-first:before:content-['/']"
          >
            {to ? (
              <Link to={to} className="py-1 hover:text-ink hover:underline">
                {says}
              </Link>
            ) : (
              <span aria-current="page" className="truncate py-1">
                {says}
              </span>
            )}
          </li>
        ))}
      </ol>
      <StructuredData make={import.meta.env.SSR && breadcrumbData(way)} />
    </nav>
  )
}

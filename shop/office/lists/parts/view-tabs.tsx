import { m } from '../../../messages/m.ts'
import { Link } from '../../../ui/link.tsx'
import type { Views } from '../use-views.ts'

const look =
  'inline-flex min-h-10 items-center rounded-round border border-edge px-4 text-sm font-medium whitespace-nowrap hover:bg-green-soft aria-[current]:border-green aria-[current]:bg-green-soft'

/** The saved views of a list above it, and the whole list; nothing if there are none. */
export function ViewTabs({ views: { views, query, addressOf } }: { views: Views }) {
  if (!views?.length) return null
  const tabs = [{ viewId: 0, name: m.office_views_all(), query: '' }, ...views]
  return (
    <nav aria-label={m.office_views()} className="overflow-x-auto py-1">
      <ul className="flex gap-2">
        {tabs.map(view => (
          <li key={view.viewId}>
            <Link
              to={addressOf(view.query)}
              aria-current={view.query === query ? 'page' : undefined}
              className={look}
            >
              <bdi>{view.name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

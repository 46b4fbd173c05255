import type { Department } from '../../../catalogue/catalogue.contract.ts'
import { departmentAddress, withTiles } from '../../../catalogue/catalogue.rules.ts'
import { m } from '../../../messages/m.ts'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'

/** The departments as a column beside a page; below 1024 px as a row that scrolls sideways. */
export function CounterList({ departments }: { departments: readonly Department[] }) {
  const shown = withTiles(departments)
  if (shown.length === 0) return null
  return (
    <nav aria-label={m.front_home_counters()} className="card min-w-0 p-3">
      <ul className="max-lg:snap-row gap-1 lg:grid">
        {shown.slice(0, 12).map(({ deptName, title, image }) => (
          <li key={deptName} className="shrink-0">
            <Link
              to={departmentAddress(deptName)}
              className="flex min-h-11 items-center gap-3 rounded-small px-2 font-medium hover:bg-green-soft"
            >
              <span className="tile size-8 shrink-0">
                <Picture src={image} size={32} />
              </span>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { departmentAddress, withTiles } from '../../../catalogue/catalogue.rules.ts'
import { m } from '../../../messages/m.ts'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { CategoryTile } from '../category-tiles.rules.ts'
import type { HomeData } from '../load-home.ts'
import { Section } from './section.tsx'

type Entry = { to: string; name: string; image: string | null }

/** Links with pictures in one row, which scrolls sideways. */
function Strip({ title, entries }: { title: string; entries: readonly Entry[] }) {
  if (entries.length === 0) return null
  return (
    <Section title={title}>
      <ul className="snap-row -mx-1 gap-4 px-1 py-1">
        {entries.map(({ to, name, image }) => (
          <li key={to} className="w-28 shrink-0 snap-start md:w-32">
            <Link to={to} className="group block text-center">
              <span className="block overflow-hidden rounded-round bg-sunken">
                <Picture src={image} size={128} sizes="(width < 48rem) 7rem, 8rem" />
              </span>
              <span className="mt-2 block leading-tight font-semibold wrap-anywhere group-hover:underline">
                {name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The departments in one row. */
export function DepartmentStrip({ departments }: Pick<HomeData, 'departments'>) {
  const shown = withTiles(departments)
  const entries = shown.map(({ deptName, title, image }) => ({
    to: departmentAddress(deptName),
    name: title,
    image,
  }))
  return <Strip title={m.front_home_counters()} entries={entries} />
}

/** The categories in one row. */
export function CategoryStrip({ strip }: { strip: readonly CategoryTile[] }) {
  const entries = strip.map(({ categoryId, subCategory, image }) => ({
    to: `/shop/${categoryId}`,
    name: subCategory,
    image,
  }))
  return <Strip title={m.front_home_categories()} entries={entries} />
}

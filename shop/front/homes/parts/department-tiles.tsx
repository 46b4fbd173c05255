import { departmentAddress, showsMeat, withTiles } from '../../../catalogue/catalogue.rules.ts'
import { m } from '../../../messages/m.ts'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { HomeData } from '../load-home.ts'
import { Section } from './section.tsx'

/** A tile for every department that has one; QURBANI has its own banner instead. */
export function DepartmentTiles({ departments }: Pick<HomeData, 'departments'>) {
  const shown = withTiles(departments)
  if (shown.length === 0) return null
  const text = showsMeat(departments) ? { text: m.front_departments_text() } : {}
  return (
    <Section title={m.front_departments()} {...text}>
      <ul className="grid grid-cols-3 gap-x-3 gap-y-5 sm:grid-cols-4 md:grid-cols-5 md:gap-x-4 md:gap-y-6 lg:grid-cols-7 xl:grid-cols-10">
        {shown.map(({ deptName, title, image }) => (
          <li key={deptName}>
            <Link to={departmentAddress(deptName)} className="group block text-center">
              <span className="tile block">
                <Picture
                  src={image}
                  size={180}
                  sizes="(width < 30rem) 29vw, (width < 48rem) 22vw, (width < 64rem) 17.5vw, (width < 80rem) 12.4vw, 6.7rem"
                  className="transition-transform duration-300 group-hover:scale-[1.03]"
                />
              </span>
              <span className="mt-2 block leading-tight font-semibold group-hover:underline text-sm">
                {title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

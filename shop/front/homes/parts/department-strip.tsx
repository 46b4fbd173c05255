import { departmentAddress } from '../../../catalogue/catalogue.rules.ts'
import { m } from '../../../messages/m.ts'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { ShopData } from '../../../ui/use-shop.ts'
import { Section } from './section.tsx'

/** The departments in one row, which scrolls sideways. */
export function DepartmentStrip({ departments }: Pick<ShopData, 'departments'>) {
  return (
    <Section title={m.front_home_counters()}>
      <ul className="snap-row -mx-1 gap-4 px-1 py-1">
        {departments
          .filter(({ tileFlag }) => tileFlag)
          .map(({ deptName, title, image }) => (
            <li key={deptName} className="w-28 shrink-0 snap-start md:w-32">
              <Link to={departmentAddress(deptName)} className="group block text-center">
                <span className="block overflow-hidden rounded-round bg-sunken">
                  <Picture src={image} size={128} sizes="(width < 48rem) 7rem, 8rem" />
                </span>
                <span className="mt-2 block leading-tight font-semibold group-hover:underline">{title}</span>
              </Link>
            </li>
          ))}
      </ul>
    </Section>
  )
}

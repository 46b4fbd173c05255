import { departmentAddress } from '../../catalogue/catalogue.rules.ts'
import { m } from '../../messages/m.ts'
import { Link } from '../../ui/link.tsx'
import { useShop } from '../../ui/router.ts'

/** The departments, with the current one marked. */
export function DepartmentList({ current }: { current: string | undefined }) {
  const departments = useShop()?.departments ?? []
  return (
    <nav aria-labelledby="shop-departments">
      <h2 id="shop-departments" className="mb-2 text-lg">
        {m.search_departments()}
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 lg:grid-cols-1">
        {departments.map(({ deptName, title }) => (
          <li key={deptName}>
            <Link
              to={departmentAddress(deptName)}
              aria-current={deptName === current ? 'true' : undefined}
              className="-mx-3 block rounded-small px-3 py-2 hover:bg-green-soft aria-[current]:bg-green-soft aria-[current]:font-semibold aria-[current]:text-green"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { m } from '../../../messages/m.ts'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { Department } from '../../catalogue.contract.ts'
import { departmentAddress } from '../../catalogue.rules.ts'

/** The other departments. */
export function OtherDepartments({ departments }: { departments: readonly Department[] }) {
  return (
    <nav aria-labelledby="other-departments" className="mt-16 border-t border-line pt-10 md:mt-24">
      <h2 id="other-departments" className="mb-6 text-2xl md:text-3xl">
        {m.catalogue_other_departments()}
      </h2>
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-[repeat(auto-fill,minmax(11.5rem,1fr))] md:gap-3">
        {departments.map(({ deptName, title, image }) => (
          <li key={deptName}>
            <Link
              to={departmentAddress(deptName)}
              className="flex h-full items-center gap-2 rounded-tile bg-sunken pe-2 leading-tight font-semibold max-md:text-sm md:gap-3 md:pe-3 hover:bg-green-soft"
            >
              <span className="tile block size-14 shrink-0 md:size-16">
                <Picture src={image} size={64} />
              </span>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

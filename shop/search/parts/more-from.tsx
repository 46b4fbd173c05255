import { ArrowRight } from 'lucide-react'
import type { Department } from '../../catalogue/catalogue.contract.ts'
import { departmentAddress } from '../../catalogue/catalogue.rules.ts'
import { m } from '../../messages/m.ts'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'

/** The end of a full page of ten in three columns: a link to the department, in the two free places. */
export function MoreFrom({ department }: { department: Department }) {
  return (
    <li className="col-span-2 max-md:hidden">
      <Link
        to={departmentAddress(department.deptName)}
        className="group flex h-full items-center gap-6 rounded-tile bg-green-soft p-6 lg:p-8"
      >
        <span className="grid grow gap-3">
          <span className="font-display text-2xl font-semibold leading-tight text-balance lg:text-3xl">
            {m.search_more_from({ department: department.title })}
          </span>
          <span className="text-muted">{department.blurb}</span>
          <span className="flex items-center gap-2 font-semibold text-green group-hover:underline">
            {m.search_see_department()}
            <ArrowRight aria-hidden className="size-5 rtl:-scale-x-100" />
          </span>
        </span>
        <span className="tile block w-2/5 shrink-0 rounded-tile">
          <Picture
            src={department.image}
            size={240}
            sizes="(width < 64rem) 22vw, min(23vw - 5.25rem, 13.4rem)"
          />
        </span>
      </Link>
    </li>
  )
}

import { departmentAddress } from '../../../catalogue/catalogue.rules.ts'
import { Link } from '../../../ui/link.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { FrameData } from '../frame-context.ts'

type Props = Pick<FrameData, 'departments' | 'categories'>

/** The departments of the menu, each with a tile per category; on a phone only the departments. A still part. */
export function MenuDepartments({ departments, categories }: Props) {
  return departments
    .filter(department => department.menuFlag)
    .map(({ deptName, title, image }) => (
      <section key={deptName} className="break-inside-avoid md:pb-4">
        <Link
          to={departmentAddress(deptName)}
          className="flex items-center gap-3 rounded-small py-1.5 hover:text-green md:py-1 md:font-display md:text-lg md:font-semibold"
        >
          <span className="tile size-10 md:hidden">
            <Picture src={image} size={40} />
          </span>
          {title}
        </Link>
        <ul className="max-md:hidden">
          {categories
            .filter(({ category }) => category === deptName)
            .map(category => (
              <li key={category.categoryId}>
                <Link
                  to={`/shop/${category.categoryId}`}
                  className="flex items-center gap-3 rounded-small p-0.5 text-sm hover:bg-green-soft"
                >
                  <span className="size-7 shrink-0 overflow-hidden rounded-small">
                    <Picture src={category.image} size={28} />
                  </span>
                  {category.subCategory}
                </Link>
              </li>
            ))}
        </ul>
      </section>
    ))
}

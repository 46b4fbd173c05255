import type { Category } from '../../catalogue/catalogue.contract.ts'
import { m } from '../../messages/m.ts'
import { Link } from '../../ui/link.tsx'
import { useShop } from '../../ui/router.ts'
import type { ListCategory } from '../list-category.ts'
import { shopAddress } from '../search.rules.ts'

type Props = { of: Category; q: string; categories: readonly ListCategory[] }

/** The categories of the same department as links in a row. */
export function SiblingCategories({ of, q, categories }: Props) {
  const departments = useShop()?.departments ?? []
  const department = departments.find(({ deptName }) => deptName === of.category)?.title ?? of.category
  return (
    <nav
      aria-label={m.search_department_categories({ department })}
      className="snap-row -mx-4 mt-5 scroll-px-4 px-4 py-1 md:mx-0 md:px-0"
    >
      <ul className="flex gap-2">
        {categories
          .filter(({ category }) => category === of.category)
          .map(({ categoryId, subCategory }) => (
            <li key={categoryId} className="snap-start">
              <Link
                to={shopAddress({ category: categoryId, q })}
                aria-current={categoryId === of.categoryId ? 'page' : undefined}
                className="flex min-h-11 items-center rounded-round border border-edge px-4 whitespace-nowrap hover:bg-green-soft aria-[current]:border-green aria-[current]:bg-green-soft aria-[current]:font-semibold aria-[current]:text-green"
              >
                {subCategory}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}

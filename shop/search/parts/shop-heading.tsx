import type { Category, Department } from '../../catalogue/catalogue.contract.ts'
import { departmentAddress } from '../../catalogue/catalogue.rules.ts'
import { firstGraphemes } from '../../lib/graphemes.ts'
import { m } from '../../messages/m.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import type { ListCategory } from '../list-category.ts'
import type { Wishes } from '../search.rules.ts'
import { SiblingCategories } from './sibling-categories.tsx'

/** The longest part of a search term that a heading shows, in characters. */
export const TERM_SHOWN = 60

type Props = {
  wishes: Wishes
  category: Category | undefined
  department: Department | undefined
  categories: readonly ListCategory[]
}

/** The heading of the shop page: a category beside its sisters, all products, or the results for a term. */
export function ShopHeading({ wishes, category, department, categories }: Props) {
  const name = category?.subCategory ?? m.search_all_products()
  return (
    <>
      <Breadcrumb
        steps={[
          ...(category && department
            ? [{ says: department.title, to: departmentAddress(department.deptName) }]
            : []),
          { says: name },
        ]}
      />
      <h1 className="text-4xl [overflow-wrap:anywhere] md:text-5xl">
        {wishes.q ? m.search_results_for({ term: firstGraphemes(wishes.q, TERM_SHOWN) }) : name}
      </h1>
      {!wishes.q && category && department && (
        <p className="mt-2 max-w-prose text-muted md:text-lg">{department.blurb}</p>
      )}
      {category && <SiblingCategories of={category} q={wishes.q} categories={categories} />}
    </>
  )
}

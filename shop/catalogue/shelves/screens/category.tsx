import { redirect } from 'react-router'
import { ask } from '../../../ask.ts'
import { m } from '../../../messages/m.ts'
import { pageMeta } from '../../../settings/page-meta.ts'
import { Below, PlaceOfItems, PlaceOfPart } from '../../../ui/below.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { Mark } from '../../../ui/mark.tsx'
import { cardProduct } from '../../card-product.ts'
import { findAllDepartments, findCategoriesByName, relatedProducts } from '../../catalogue.contract.ts'
import { departmentAddress } from '../../catalogue.rules.ts'
import { pageWords } from '../../seo/seo.rules.ts'
import { BestProducts } from '../parts/best-products.tsx'
import { CategoryCard } from '../parts/category-card.tsx'
import { DepartmentHero } from '../parts/department-hero.tsx'
import { OtherDepartments } from '../parts/other-departments.tsx'
import type { Route } from './+types/category'

/**
 * Loads an active department with its categories; not found if there is none with this name. A name in other upper or lower
 * case leads to the department's own address.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const [departments, categories, { productList }] = await Promise.all([
    ask(context, findAllDepartments, {}),
    ask(context, findCategoriesByName, { name: params.department }),
    // Its popular products come first; no category has the name.
    ask(context, relatedProducts, {
      category: params.department,
      subCategory: '-',
      count: BEST,
      images: 'url',
    }),
  ])
  const department = departments.find(({ deptName }) => deptName === params.department)
  if (!department) {
    const name = params.department.toLowerCase()
    const meant = departments.find(({ deptName }) => deptName.toLowerCase() === name)
    throw meant ? redirect(departmentAddress(meant.deptName)) : new Response(null, { status: 404 })
  }
  const others = departments.filter(({ deptName }) => deptName !== department.deptName)
  return { department, categories, others, best: productList.map(cardProduct) }
}

/** The page is the same for everyone and ignores its query. */
export const handle = { reads: [], document: true }

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return []
  const { department } = loaderData
  const { title, blurb, deptName, image } = department
  return pageMeta(matches, {
    ...pageWords(department, { title, description: blurb }),
    path: departmentAddress(deptName),
    image,
  })
}

/** The popular products on top. */
const BEST = 4

/** The number of cards in the first view. */
const SEEN_FIRST = 6

/** `/category/{department}`: the best products of a department, and its categories. */
export default function CategoryScreen({
  loaderData: { department, categories, others, best },
}: Route.ComponentProps) {
  return (
    <div className="page" key={department.deptName}>
      <Breadcrumb steps={[{ says: department.title }]} />
      <DepartmentHero department={department} count={categories.length} />
      <BestProducts products={best} />
      {categories.length === 0 ? (
        <section className="mt-10 grid justify-items-center gap-4 rounded-tile bg-sunken px-6 py-14 text-center">
          <Mark className="size-14 text-green opacity-40" />
          <h2 className="text-3xl">{m.catalogue_department_empty()}</h2>
          <p className="text-muted">{m.catalogue_department_empty_text()}</p>
        </section>
      ) : (
        <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-10 md:mt-14 md:grid-cols-3 md:gap-x-8 md:gap-y-14">
          {categories.slice(0, SEEN_FIRST).map((category, position) => (
            <li key={category.categoryId}>
              <CategoryCard category={category} first={position === 0} />
            </li>
          ))}
          <Below instead={<PlaceOfItems />}>
            {categories.slice(SEEN_FIRST).map(category => (
              <li key={category.categoryId}>
                <CategoryCard category={category} />
              </li>
            ))}
          </Below>
        </ul>
      )}
      <Below instead={<PlaceOfPart />}>
        <OtherDepartments departments={others} />
      </Below>
    </div>
  )
}

import { useSearchParams } from 'react-router'
import { m } from '../../messages/m.ts'
import { pageMeta } from '../../settings/page-meta.ts'
import { ProductEditor } from '../parts/product-editor.tsx'
import { StaffOnly } from '../parts/staff-only.tsx'
import type { Route } from './+types/add'

/** The product that the address names, or nothing where a new one is added. */
function productIn(query: URLSearchParams): number | undefined {
  const named = query.get('productId') ?? ''
  return /^[1-9]\d{0,8}$/.test(named) ? Number(named) : undefined
}

const titleOf = (productId: number | undefined) =>
  productId === undefined ? m.back_office_product_new() : m.back_office_product_edit()

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(matches, {
    title: titleOf(productIn(new URLSearchParams(location.search))),
    description: m.back_office_add_description(),
    path: '/add',
    hidden: true,
  })

/** `/add`: the product form, for who keeps the catalogue; `?productId=` opens a product. */
export default function AddScreen() {
  const [query] = useSearchParams()
  const productId = productIn(query)
  return (
    <div className="page max-w-5xl space-y-6 py-8 md:py-12">
      <div>
        <h1 className="text-3xl md:text-4xl">{titleOf(productId)}</h1>
        <p className="mt-2 max-w-prose text-muted">
          {productId === undefined ? m.back_office_product_new_text() : m.back_office_product_edit_text()}
        </p>
      </div>
      <StaffOnly permission="catalogue" address={productId ? `/add?productId=${productId}` : '/add'}>
        <ProductEditor productId={productId} />
      </StaffOnly>
    </div>
  )
}

import { m } from '../../messages/m.ts'
import { Link } from '../../ui/link.tsx'
import type { Product } from '../catalogue.contract.ts'
import { departmentAddress } from '../catalogue.rules.ts'

type Props = { product: Product; departmentTitle: string }

/** SKU, brand, and links to the category and the subcategory. */
export function ProductFacts({ product, departmentTitle }: Props) {
  const link = 'font-medium text-green underline underline-offset-4'
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 border-t border-line pt-5 text-sm [&_dt]:text-muted">
      <dt>{m.catalogue_sku()}</dt>
      <dd className="tabular-nums">{product.sku}</dd>
      <dt>{m.catalogue_brand()}</dt>
      <dd>{product.brandName}</dd>
      <dt>{m.catalogue_category()}</dt>
      <dd>
        <Link to={departmentAddress(product.category)} className={link}>
          {departmentTitle}
        </Link>
        {' / '}
        <Link to={`/shop/${product.categoryId}`} className={link}>
          {product.subCategory}
        </Link>
      </dd>
    </dl>
  )
}

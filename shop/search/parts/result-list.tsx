import type { CardProduct } from '../../catalogue/card-product.ts'
import { ProductCard } from '../../catalogue/parts/product-card.tsx'
import { m } from '../../messages/m.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { SHOP_PAGE_SIZE } from '../search.rules.ts'
import { MoreFrom } from './more-from.tsx'

/** The first row on wide screens: these pictures load at once. */
const IN_VIEW = 3

/** The products of one page. While another page is on its way they stay, paler, so that nothing moves. */
export function ResultList({ products, busy }: { products: readonly CardProduct[]; busy: boolean }) {
  return (
    <div className="relative" aria-busy={busy}>
      {busy && (
        <Spinner className="absolute inset-x-0 top-24 z-10 mx-auto w-fit rounded-round bg-raised px-5 py-3 shadow-raised" />
      )}
      <ul
        aria-label={m.listing_products()}
        className={`grid grid-cols-2 gap-x-4 gap-y-8 transition-opacity md:grid-cols-3 md:gap-x-6 md:gap-y-12 ${busy ? 'opacity-40' : ''}`}
      >
        {products.map((product, position) => (
          <li key={product.productId}>
            <ProductCard product={product} heading="h2" eager={position < IN_VIEW} />
          </li>
        ))}
        {products[0] && products.length === SHOP_PAGE_SIZE && <MoreFrom deptName={products[0].category} />}
      </ul>
    </div>
  )
}

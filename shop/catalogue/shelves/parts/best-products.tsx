import { m } from '../../../messages/m.ts'
import type { CardProduct } from '../../card-product.ts'
import { ProductCard } from '../../parts/product-card.tsx'

/** The products of a department that are most popular. Nothing if it has none. */
export function BestProducts({ products }: { products: readonly CardProduct[] }) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby="best" className="mt-10 md:mt-14">
      <h2 id="best" className="mb-6 text-2xl md:text-3xl">
        {m.catalogue_best()}
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 md:gap-x-6">
        {products.map(product => (
          <li key={product.productId}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  )
}

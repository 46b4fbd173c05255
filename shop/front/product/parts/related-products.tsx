import { BuyCard } from '../../../cart/parts/buy-card.tsx'
import type { CardProduct } from '../../../catalogue/card-product.ts'
import { m } from '../../../messages/m.ts'

/** Other products, labelled New (spec section 2). Renders nothing if there are none. */
export function RelatedProducts({ products }: { products: readonly CardProduct[] }) {
  if (products.length === 0) return null
  return (
    <section aria-labelledby="related" className="mt-16 md:mt-24">
      <h2 id="related" className="mb-6 text-2xl md:text-3xl">
        {m.catalogue_related()}
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 md:gap-x-6">
        {products.map(product => (
          <li key={product.productId} className="relative">
            <BuyCard product={product} />
            <p className="pointer-events-none absolute start-3 top-3 rounded-round bg-green px-3 py-0.5 text-sm font-semibold text-on-green">
              {m.catalogue_new()}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

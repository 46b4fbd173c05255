import { BuyCard } from '../../cart/parts/buy-card.tsx'
import type { CardProduct } from '../../catalogue/card-product.ts'
import type { Department } from '../../catalogue/catalogue.contract.ts'
import { m } from '../../messages/m.ts'
import { Below, PlaceOfItems } from '../../ui/below.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { SHOP_PAGE_SIZE } from '../search.rules.ts'
import { MoreFrom } from './more-from.tsx'

/** The width of a picture: two columns, three from 768 px on, three beside the filters (15 rem, 3 rem apart) from 1,024 px on. */
const SIZES = '(width < 48rem) 46vw, (width < 64rem) 29.3vw, min(31.3vw - 7rem, 18rem)'

/** The number of products in the first view, and a little below. */
const SEEN_FIRST = 6

type Props = {
  products: readonly CardProduct[]
  /** The department of the first product. */
  department: Department | undefined
  busy: boolean
}

/** The products of one page. While another page loads they stay, paler, so that nothing moves. */
export function ResultList({ products, department, busy }: Props) {
  const [first] = products
  return (
    <div className="relative" aria-busy={busy}>
      {busy && (
        <Spinner className="absolute inset-x-0 top-24 z-10 mx-auto w-fit rounded-round bg-raised px-5 py-3 shadow-raised" />
      )}
      <ul
        aria-label={m.search_products()}
        className={`results grid grid-cols-2 gap-x-4 gap-y-8 transition-opacity md:grid-cols-3 md:gap-x-6 md:gap-y-12 ${busy ? 'opacity-40' : ''}`}
      >
        {products.slice(0, SEEN_FIRST).map((product, position) => (
          <li key={product.productId}>
            <BuyCard product={product} heading="h2" sizes={SIZES} first={position === 0} />
          </li>
        ))}
        {first && products.length > SEEN_FIRST && (
          <Below key={first.productId} instead={<PlaceOfItems />}>
            {products.slice(SEEN_FIRST).map(product => (
              <li key={product.productId}>
                <BuyCard product={product} heading="h2" sizes={SIZES} />
              </li>
            ))}
            {products.length === SHOP_PAGE_SIZE && department && <MoreFrom department={department} />}
          </Below>
        )}
      </ul>
    </div>
  )
}

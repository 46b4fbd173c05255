import { useEffect } from 'react'
import { cardProduct } from '../../catalogue/card-product.ts'
import { m } from '../../messages/m.ts'
import { Button } from '../../ui/button.tsx'
import { island } from '../../ui/island.tsx'
import { useShop } from '../../ui/router.ts'
import { useCall } from '../../ui/use-call.ts'
import { BuyCard } from '../parts/buy-card.tsx'
import { noteSeen, seenProducts } from './seen.ts'

type Props = {
  /** The product of this page, which is remembered and left out; none on other pages. */
  productId?: number
}

/** The products whose pages this browser has shown. Nothing if there are none. */
export const RecentlySeen = island('recently-seen', ({ productId }: Props) => {
  const others = seenProducts.use().filter(id => id !== productId)
  const isAny = others.length > 0
  const asked = { productIds: others.join(), images: 'url' as const }
  const { answer } = useCall('GET /products/findSeen/{productIds}', asked, isAny)
  const shop = useShop()
  useEffect(() => {
    if (productId) noteSeen(productId)
  }, [productId])
  useEffect(() => {
    if (answer && shop?.branches)
      void import('../../catalogue/branches/fill-in-branch.ts').then(({ fillInBranch }) => fillInBranch(shop))
  }, [answer, shop])
  const products = isAny ? (answer?.productList ?? []) : []
  if (products.length === 0) return null
  return (
    <section aria-labelledby="seen" className="mt-16 md:mt-24">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h2 id="seen" className="text-2xl md:text-3xl">
          {m.cart_seen()}
        </h2>
        <Button look="quiet" onClick={() => seenProducts.set([])}>
          {m.cart_seen_forget()}
        </Button>
      </div>
      <ul className="snap-row gap-4">
        {products.map(product => (
          <li key={product.productId} className="w-40 shrink-0 snap-start md:w-52">
            <BuyCard product={cardProduct(product)} sizes="(width < 48rem) 10rem, 13rem" />
          </li>
        ))}
      </ul>
    </section>
  )
})

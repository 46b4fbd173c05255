import { X } from 'lucide-react'
import { useState } from 'react'
import { cardProduct } from '../../catalogue/card-product.ts'
import { tabStorage } from '../../lib/browser-storage.ts'
import { m } from '../../messages/m.ts'
import { chosenAmong } from '../../settings/branches/chosen-branch.ts'
import { useShop } from '../../ui/router.ts'
import { useCall } from '../../ui/use-call.ts'
import type { CartLine } from '../cart-lines.ts'
import { BuyCard } from './buy-card.tsx'

/** The name under which a tab remembers that its shopper wants no suggestion. */
const CLOSED = 'no-suggestion'

/** A product that is often bought with those in the cart, with what adds it. It can be closed for the visit. */
export default function CartSuggestion({ lines }: { lines: readonly CartLine[] }) {
  const [isClosed, setClosed] = useState(() => tabStorage.get(CLOSED) !== null)
  const branch = chosenAmong(useShop()?.branches ?? [])
  const productIds = [...new Set(lines.map(({ productId }) => productId))]
  const asked = { productIds, ...(branch ? { branchId: branch.branchId } : {}) }
  const product = useCall('POST /cart/suggest', asked, !isClosed).answer?.product
  if (isClosed || !product || productIds.includes(product.productId)) return null
  const close = () => {
    tabStorage.set(CLOSED, '1')
    setClosed(true)
  }
  return (
    <section aria-labelledby="suggestion" className="card p-5">
      <div className="mb-4 flex items-start justify-between gap-4">
        <h2 id="suggestion" className="text-xl">
          {m.cart_suggestion()}
        </h2>
        <button
          type="button"
          aria-label={m.cart_suggestion_close()}
          className="-m-2 grid size-11 place-items-center rounded-round hover:bg-green-soft"
          onClick={close}
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      <div className="w-44">
        <BuyCard product={cardProduct(product)} sizes="11rem" />
      </div>
    </section>
  )
}

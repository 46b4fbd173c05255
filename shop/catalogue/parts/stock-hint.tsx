import { m } from '../../messages/m.ts'
import type { Offer } from '../offer.ts'
import { howMuch, isLow, isSoldOut } from '../stock/stock.rules.ts'

type StockedOffer = Pick<
  Offer,
  'quantity' | 'step' | 'minimum' | 'maximum' | 'stockTracked' | 'sellinPcs' | 'unitName'
>

/** Says if the product is in stock, and how much is left if that is little. */
export function StockHint({ product }: { product: StockedOffer }) {
  const soldOut = isSoldOut(product)
  const low = isLow(product)
  const dot = soldOut ? 'before:bg-edge' : low ? 'before:bg-saffron' : 'before:bg-green'
  return (
    <p className={`flex items-center gap-2 font-medium before:size-2.5 before:rounded-round ${dot}`}>
      {soldOut
        ? m.catalogue_sold_out_hint()
        : low
          ? m.catalogue_low({ left: howMuch(product.quantity, product) })
          : m.catalogue_in_stock()}
    </p>
  )
}

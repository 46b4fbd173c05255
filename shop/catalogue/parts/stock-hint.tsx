import { m } from '../../messages/m.ts'
import type { Offer } from '../offer.ts'
import { howMuch, isLow, isSoldOut } from '../stock/stock.rules.ts'

type StockedOffer = Pick<
  Offer,
  'quantity' | 'step' | 'minimum' | 'maximum' | 'stockTracked' | 'sellinPcs' | 'unitName'
>

type Props = {
  product: StockedOffer
  /** The shopper's branch, if the shop has several: what is said is of it. */
  branch?: string | undefined
  /** False: the branch does not sell it. */
  sold?: boolean
}

/** Says if the product is in stock, and how much is left if that is little. */
export function StockHint({ product, branch, sold = true }: Props) {
  const soldOut = !sold || isSoldOut(product)
  const low = !soldOut && isLow(product)
  const left = howMuch(product.quantity, product)
  const dot = soldOut ? 'before:bg-edge' : low ? 'before:bg-saffron' : 'before:bg-green'
  return (
    <p className={`flex items-center gap-2 font-medium before:size-2.5 before:rounded-round ${dot}`}>
      {branch === undefined
        ? soldOut
          ? m.catalogue_sold_out_hint()
          : low
            ? m.catalogue_low({ left })
            : m.catalogue_in_stock()
        : soldOut
          ? m.catalogue_not_at({ branch })
          : low
            ? m.catalogue_low_at({ left, branch })
            : m.catalogue_in_stock_at({ branch })}
    </p>
  )
}

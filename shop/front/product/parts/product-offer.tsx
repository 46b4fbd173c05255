import { type ReactNode, useState } from 'react'
import { BuyForm } from '../../../cart/parts/buy-form.tsx'
import { ReducedNote } from '../../../cart/parts/reduced-note.tsx'
import type { ReducedAt } from '../../../cart/reduced-prices.contract.ts'
import { StockAlert } from '../../../catalogue/alerts/parts/stock-alert.tsx'
import { branchOffers } from '../../../catalogue/branches/branch-offers.ts'
import { discountPercent } from '../../../catalogue/catalogue.rules.ts'
import type { Offer } from '../../../catalogue/offer.ts'
import { type Chosen, firstChoices, surchargeOf } from '../../../catalogue/option-prices.rules.ts'
import { ProductPrice } from '../../../catalogue/parts/product-price.tsx'
import { StockHint } from '../../../catalogue/parts/stock-hint.tsx'
import { chosenYield, quantityLeft } from '../../../catalogue/quantity-left.ts'
import { howMuch, isSoldOut } from '../../../catalogue/stock/stock.rules.ts'
import { portion, toDecimal, toMinor } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import { island } from '../../../ui/island.tsx'
import { Link } from '../../../ui/link.tsx'
import { useCurrency } from '../../../ui/money.tsx'
import { Stars } from '../../../ui/stars.tsx'

/** `count` and `average`: of its reviews. `reduced`: its price at each branch where some of it ends soon; absent if none does. */
export type Props = {
  product: Offer
  count: number
  average: number
  reduced?: readonly ReducedAt[]
}

/** `saying`: says something about the price that is shown; `picker`: leads to other variants; `field`: asks for the contents of a box. */
type More = { saying?: (price: number) => ReactNode; picker?: ReactNode; field?: ReactNode }

/** The name, rating, stock and price of a product with the chosen options, and the form that adds it to the cart. */
export function OfferOf({
  product: ofShop,
  count,
  average,
  reduced = [],
  saying,
  picker,
  field,
}: Props & More) {
  const at = branchOffers.use()[ofShop.productId]
  const product = at
    ? {
        ...ofShop,
        unitPrice: at.unitPrice,
        effectivePrice: at.effectivePrice,
        quantity: at.sold ? at.quantity : 0,
      }
    : ofShop
  const reducedHere = reduced.find(one => (at ? one.branchId === at.branchId : one.isMain))
  const [chosen, setChosen] = useState<Chosen>({})
  const surcharge = surchargeOf(product.optionPrices, chosen)
  const [unitPrice, effectivePrice] = [product.unitPrice + surcharge, product.effectivePrice + surcharge]
  const less = reducedHere && { ...reducedHere, effectivePrice: reducedHere.effectivePrice + surcharge }
  const shownPrice = less?.effectivePrice ?? effectivePrice
  const { exponent } = useCurrency()
  const priced = (price: number, { times, per }: { times: number; per: number }) =>
    toDecimal(portion(toMinor(price, exponent), times, per), exponent)
  const yieldBp = chosenYield(product.choiceYields, { ...firstChoices(product), ...chosen })
  const asChosen = {
    ...product,
    yieldBp,
    quantity: quantityLeft(product, yieldBp),
    unitPrice,
    effectivePrice,
    each: surchargeOf(product.piecePrices, chosen),
    once: surchargeOf(product.linePrices, chosen),
    ...(less ? { reduced: less } : {}),
  }
  const shown = {
    ...asChosen,
    effectivePrice: shownPrice,
    discount: discountPercent(unitPrice, shownPrice),
    comparePrices: product.comparePrices.map(one => ({ ...one, price: priced(shownPrice, one) })),
  }
  return (
    <>
      <div className="space-y-3">
        <h1 className="text-3xl md:text-4xl lg:text-5xl">{product.productName}</h1>
        {count > 0 && (
          <Link to="#reviews" replace className="flex w-fit items-center gap-2 py-1 text-sm hover:underline">
            <Stars rating={average} />
            {m.front_rating_link({ count })}
          </Link>
        )}
        <ProductPrice product={shown} size="large" />
        {saying?.(shownPrice)}
        {less && <ReducedNote reduction={less} amount={howMuch(less.left, product)} />}
        <StockHint product={asChosen} branch={at?.branchName} sold={at?.sold} />
      </div>
      {picker}
      {isSoldOut(ofShop) && <StockAlert productId={ofShop.productId} />}
      <BuyForm product={asChosen} onChoose={setChosen} field={field} />
    </>
  )
}

/** The same, of a product that is neither a box nor a variant, and whose sale has no end. */
export const ProductOffer = island('product-offer', OfferOf as (props: Props) => ReactNode)

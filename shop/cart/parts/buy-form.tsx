import { type ReactNode, type SubmitEvent, useState } from 'react'
import type { Offer } from '../../catalogue/offer.ts'
import type { Chosen } from '../../catalogue/option-prices.rules.ts'
import { howMuch, isSoldOut, mostOf } from '../../catalogue/stock/stock.rules.ts'
import { m } from '../../messages/m.ts'
import { Button } from '../../ui/button.tsx'
import { Money } from '../../ui/money.tsx'
import { QuantityInput } from '../../ui/quantity-input.tsx'
import { toast } from '../../ui/toast.tsx'
import { cart, useCart } from '../use-cart.ts'
import { EstimateNote } from './estimate-note.tsx'
import { InCart } from './in-cart.tsx'
import { LineFields, lineIn } from './line-fields.tsx'
import { WishLine } from './wish-line.tsx'

type Props = {
  /** The product at its prices with the chosen options. */
  product: Offer
  /** Called with the chosen options. */
  onChoose: (chosen: Chosen) => void
  /** Called once it is in the cart. */
  onAdded?: () => void
  /** The field before all others: the contents of a box. */
  field?: ReactNode
}

/**
 * The options, note and quantity of a product, and the button that adds it to the cart; on narrow screens it stays at the
 * lower edge, unless the product is sold out.
 */
export function BuyForm({ product: full, onChoose, onAdded, field }: Props) {
  const [quantity, setQuantity] = useState(full.minimum)
  const soldOut = isSoldOut(full)
  const most = mostOf(full)
  const { productId, reduced } = full
  const held = useCart().reduce((sum, line) => (line.productId === productId ? sum + line.quantity : sum), 0)
  const isReduced = reduced !== undefined && held + quantity <= reduced.left
  const product = isReduced ? { ...full, effectivePrice: reduced.effectivePrice } : full

  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (soldOut) return
    if (held + quantity > most) {
      return toast(m.cart_most({ most: howMuch(most, product), count: howMuch(held, product) }))
    }
    const line = lineIn(event.currentTarget, { productId, quantity })
    const isAdded = cart.add(line, most)
    toast(isAdded ? m.cart_added() : m.cart_full(), { title: m.cart_title() })
    if (isAdded) onAdded?.()
  }

  return (
    // With this method, a form sends nothing without the script: a click before hydration does not reload the page.
    <form
      method="dialog"
      onSubmit={add}
      onChange={event => onChoose(Object.fromEntries(new FormData(event.currentTarget)))}
      className="space-y-5 max-md:contents"
    >
      {field}
      <LineFields offered={product} notes={product.choiceNotes} />
      <div
        className={`flex items-center gap-3 max-md:bottom-0 max-md:z-20 max-md:-mx-4 max-md:border-t max-md:border-line max-md:bg-paper max-md:px-4 max-md:py-3 ${soldOut ? '' : 'max-md:sticky'}`}
      >
        <QuantityInput
          label={m.cart_product_quantity_of({ unit: product.unitName })}
          value={quantity}
          onChange={setQuantity}
          disabled={soldOut}
          step={product.step}
          minimum={product.minimum}
          maximum={product.maximum}
          left={product.quantity}
        />
        <Button
          type="submit"
          look="main"
          className="min-h-12 grow text-lg max-md:flex-col max-md:gap-0 max-md:px-3 max-md:leading-tight"
          disabled={soldOut}
        >
          {soldOut ? m.catalogue_out_of_stock() : m.cart_add()}
          <small className="font-normal md:hidden">
            <Money amount={product.effectivePrice} /> / {product.priceUnit}
          </small>
        </Button>
      </div>
      <WishLine productId={productId} name={product.productName} isBox={!!full.boxed} />
      <EstimateNote product={product} quantity={quantity} />
      <InCart product={product} count={held} />
    </form>
  )
}

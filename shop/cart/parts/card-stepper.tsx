import { lazy, Suspense, useState } from 'react'
import { optionKinds } from '../../catalogue/option-prices.rules.ts'
import { m } from '../../messages/m.ts'
import { island } from '../../ui/island.tsx'
import { QuantityInput, type QuantityLimits } from '../../ui/quantity-input.tsx'
import { toast } from '../../ui/toast.tsx'
import { type CartLine, lineKey } from '../cart-lines.ts'
import { cart, cartLines, useCart } from '../use-cart.ts'

/** Loaded when someone wants to choose. */
const ChoiceSheet = lazy(() => import('./choice-sheet.tsx'))

/** Limits that are 1, 1 and 99 are left out: each card of a list sends its own. */
type Props = Partial<QuantityLimits> & {
  left: number
  line: Omit<CartLine, 'quantity'>
  name: string
}

/**
 * Puts a product with its first choices into the cart from its card, and changes how much of it is there. Other choices are
 * made in a sheet.
 */
export const CardStepper = island(
  'card-stepper',
  ({ line, name, step = 1, minimum = 1, maximum = 99, left }: Props) => {
    const [sheet, setSheet] = useState<CartLine>()
    const held = useCart().filter(one => one.productId === line.productId)
    const key = lineKey({ ...line, quantity: 0 })
    const quantity = held.find(one => lineKey(one) === key)?.quantity ?? 0
    const elsewhere = held.reduce((sum, one) => sum + one.quantity, -quantity)
    function set(wanted: number) {
      if (quantity > 0) return cart.setQuantity(key, wanted)
      const added = { ...line, quantity: wanted }
      const isAdded = cart.add(added)
      const choices = optionKinds.flatMap(kind => line[kind] ?? [])
      if (!isAdded) toast(m.cart_full(), { title: m.cart_title() })
      else if (choices.length > 0)
        toast(m.cart_added_as({ choices: choices.join(', ') }), {
          title: name,
          undo: { says: m.cart_change(), does: () => setSheet(added) },
        })
    }
    return (
      <>
        <QuantityInput
          label={m.cart_quantity_of({ name })}
          add={m.cart_add_named({ name })}
          value={quantity}
          onChange={set}
          step={step}
          minimum={minimum}
          maximum={maximum}
          left={left - elsewhere}
        />
        {sheet && (
          <Suspense>
            <ChoiceSheet
              productId={line.productId}
              name={name}
              line={sheet}
              onClose={() => setSheet(undefined)}
            />
          </Suspense>
        )}
      </>
    )
  },
  ({ line }) => cartLines().every(one => one.productId !== line.productId),
)

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

/** Limits that are 1, 1 and 99 are left out: each card of a list sends its own. `varied`: a variant must be chosen first. */
type Props = Partial<QuantityLimits> & {
  left: number
  line: Omit<CartLine, 'quantity'>
  name: string
  varied?: true
}

/**
 * Puts a product with its first choices into the cart from its card, and changes how much of it is there. Other choices, and the variants of
 * a product, are chosen in a sheet.
 */
export const CardStepper = island(
  'card-stepper',
  ({ line, name, step = 1, minimum = 1, maximum = 99, left, varied }: Props) => {
    const [sheet, setSheet] = useState<{ line?: CartLine }>()
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
          undo: { says: m.cart_change(), does: () => setSheet({ line: added }) },
        })
    }
    return (
      <>
        {varied ? (
          <button
            type="button"
            aria-label={m.cart_choose_of({ name })}
            className="min-h-11 rounded-round border border-edge bg-raised px-4 font-semibold text-green hover:bg-green-soft"
            onClick={() => setSheet({})}
          >
            {m.cart_choose()}
          </button>
        ) : (
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
        )}
        {sheet && (
          <Suspense>
            <ChoiceSheet
              productId={line.productId}
              name={name}
              line={sheet.line}
              onClose={() => setSheet(undefined)}
            />
          </Suspense>
        )}
      </>
    )
  },
  ({ line }) => cartLines().every(one => one.productId !== line.productId),
)

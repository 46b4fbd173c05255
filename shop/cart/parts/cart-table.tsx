import { m } from '../../messages/m.ts'
import { useCurrency } from '../../ui/money.tsx'
import { toast } from '../../ui/toast.tsx'
import type { ShownLine } from '../cart.contract.ts'
import { type CartLine, lineKey } from '../cart-lines.ts'
import { currencySign } from '../currency-sign.ts'
import { cart } from '../use-cart.ts'
import { CartLineRow } from './cart-line-row.tsx'

/** Removes a line (quantity 0) and offers to put it back. */
function remove(key: string, name: string): void {
  const undo = cart.remove(line => lineKey(line) === key)
  toast(m.cart_removed({ name }), { undo: { says: m.cart_undo(), does: undo } })
  // The focus was in the removed row.
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main h1')?.focus())
}

/** The lines of the cart. `shown` holds their prices by key; a line that was just added has none yet. */
export function CartTable({
  lines,
  shown,
}: {
  lines: readonly CartLine[]
  shown: ReadonlyMap<string, ShownLine>
}) {
  return (
    <table className="block w-full md:table">
      <caption className="sr-only">{m.cart_title()}</caption>
      <thead className="sr-only md:not-sr-only md:table-header-group">
        <tr className="border-b border-line text-start text-sm text-muted">
          <th scope="col" className="py-2 text-start font-medium">
            #
          </th>
          <th scope="col" className="text-start font-medium">
            {m.cart_image()}
          </th>
          <th scope="col" className="text-start font-medium">
            {m.cart_product_name()}
          </th>
          <th scope="col" className="text-start font-medium">
            {m.cart_quantity()}
          </th>
          <th scope="col" className="text-end font-medium">
            {m.cart_unit_price({ currency: currencySign(useCurrency()) })}
          </th>
          <th scope="col" className="text-end font-medium">
            {m.cart_line_total()}
          </th>
          <th scope="col">
            <span className="sr-only">{m.cart_delete()}</span>
          </th>
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {lines.map((line, index) => {
          const key = lineKey(line)
          const priced = shown.get(key)
          if (!priced) return null
          const name = priced.productName
          return (
            <CartLineRow
              key={key}
              index={index}
              line={line}
              shown={priced}
              onQuantity={quantity => (quantity === 0 ? remove(key, name) : cart.setQuantity(key, quantity))}
              onRemove={() => remove(key, name)}
            />
          )
        })}
      </tbody>
    </table>
  )
}

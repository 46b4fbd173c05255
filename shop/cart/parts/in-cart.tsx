import type { Product } from '../../catalogue/catalogue.contract.ts'
import { howMuch } from '../../catalogue/stock/stock.rules.ts'
import { m } from '../../messages/m.ts'
import { toast } from '../../ui/toast.tsx'
import { cart } from '../use-cart.ts'

type Props = { product: Pick<Product, 'productId' | 'productName' | 'sellinPcs' | 'unitName'>; count: number }

/** The quantity of a product in the cart, and a button that removes it. It takes up its space even if there is none. */
export function InCart({ product, count }: Props) {
  const removeCart = count > 0
  const name = product.productName
  function remove() {
    const undo = cart.remove(({ productId }) => productId === product.productId)
    toast(m.cart_removed({ name }), { undo: { says: m.cart_undo(), does: undo } })
  }
  if (!removeCart) return <p className="flex min-h-11 items-center text-sm text-muted">{m.cart_not_yet()}</p>
  return (
    <p className="flex min-h-11 items-center gap-3 text-sm font-medium text-green">
      {m.cart_in_cart({ count: howMuch(count, product) })}
      <button
        type="button"
        aria-label={m.cart_remove_all({ name })}
        className="min-h-11 px-1 underline underline-offset-4 hover:no-underline"
        onClick={remove}
      >
        {m.cart_product_remove()}
      </button>
    </p>
  )
}

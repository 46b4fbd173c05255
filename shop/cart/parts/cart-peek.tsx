import { m } from '../../messages/m.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Money } from '../../ui/money.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { usePricedCart } from '../use-priced-cart.ts'
import { CartPeekLine } from './cart-peek-line.tsx'
import { FreeDelivery } from './free-delivery.tsx'

/** The header's cart: its items with the shop's prices, requested only while it is open. */
export function CartPeek({ open }: { open: boolean }) {
  const { lines, priced, problem, retry } = usePricedCart({ pickupType: 'IN STORE' }, open)
  if (lines.length === 0) return <p className="py-6 text-center text-muted">{m.cart_empty()}</p>
  return (
    <>
      <h2 className="text-xl">{m.cart_items({ count: lines.length })}</h2>
      {problem ? (
        <p role="alert" className="grid justify-items-center gap-3 py-4">
          {m.cart_peek_failed()}
          <Button look="quiet" onClick={retry}>
            {m.cart_peek_retry()}
          </Button>
        </p>
      ) : priced ? (
        <>
          <ul className="-mx-2 max-h-80 divide-y divide-line overflow-y-auto overscroll-contain px-2">
            {priced.lines.map((line, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, a product may stand in several
              <CartPeekLine key={`${line.productId} ${position}`} line={line} />
            ))}
          </ul>
          <FreeDelivery shippingBands={priced.shippingBands} subtotal={priced.subtotal} />
          <div>
            <p className="flex justify-between text-lg font-semibold">
              {m.cart_total()}
              <Money amount={priced.subtotal} />
            </p>
            <p className="text-sm text-muted">{m.cart_peek_hint()}</p>
          </div>
        </>
      ) : (
        <Spinner className="py-6" />
      )}
      <ButtonLink to="/cart">{m.cart_peek_view()}</ButtonLink>
    </>
  )
}

import { ShoppingBasket } from 'lucide-react'
import { m } from '../../messages/m.ts'
import { Dropdown } from '../../ui/dropdown.tsx'
import { Link } from '../../ui/link.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useCart } from '../use-cart.ts'

/** The link to the cart with the number of its items; from 768 px on it also shows them. */
export function CartDropdown() {
  const count = useCart().length
  return (
    <Dropdown
      id="cart-peek"
      className="rounded-round [anchor-name:--cart-button] [grid-area:cart] md:bg-green md:text-on-green"
      lead={
        <Link
          to="/cart"
          className="relative flex min-h-11 items-center gap-2 rounded-round px-2.5 max-md:-me-2.5 md:ps-4 md:pe-1 md:font-semibold"
        >
          <ShoppingBasket aria-hidden className="size-6 md:size-5" />
          <span className="max-lg:sr-only">{m.cart_name()}</span>
          <span className="sr-only">{m.cart_items({ count })}</span>
          <span
            aria-hidden
            className={`grid h-5 min-w-5 place-items-center rounded-round bg-saffron px-1 text-xs font-bold text-on-saffron tabular-nums max-md:absolute max-md:end-0.5 max-md:top-1 ${count ? '' : 'invisible'}`}
          >
            {count}
          </span>
        </Link>
      }
      arrow={{ says: m.cart_show(), className: 'w-9 pe-1.5 max-md:hidden' }}
      panel={{ says: m.cart_name(), className: 'cart-panel' }}
    >
      {open => (
        <Loaded open={open} load={() => import('./cart-peek.tsx')}>
          {({ CartPeek }) => <CartPeek open={open} />}
        </Loaded>
      )}
    </Dropdown>
  )
}

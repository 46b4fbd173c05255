import { ChevronDown, ShoppingBasket } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { m } from '../../messages/m.ts'
import { useHoverPopover } from '../../ui/use-hover-popover.ts'
import { useCart } from '../use-cart.ts'
import { CartPeek } from './cart-peek.tsx'

const PANEL = 'cart-peek'

/** The way to the cart with the number of its items; from 768 px on it also shows what is in it. */
export function CartDropdown() {
  const panel = useRef<HTMLElement>(null)
  const popover = useHoverPopover(panel)
  const count = useCart().length
  return (
    <div
      className="flex items-center rounded-round [anchor-name:--cart-button] [grid-area:cart] md:bg-green md:text-on-green"
      {...popover.area}
    >
      <Link
        to="/cart"
        className="relative flex min-h-11 items-center gap-2 rounded-round px-2.5 max-md:-me-2.5 md:ps-4 md:pe-1 md:font-semibold"
      >
        <ShoppingBasket aria-hidden className="size-6 md:size-5" />
        <span className="max-lg:sr-only">{m.front_cart()}</span>
        <span className="sr-only">{m.front_cart_items({ count })}</span>
        <span
          aria-hidden
          className={`grid h-5 min-w-5 place-items-center rounded-round bg-saffron px-1 text-xs font-bold text-on-saffron tabular-nums max-md:absolute max-md:end-0.5 max-md:top-1 ${count ? '' : 'invisible'}`}
        >
          {count}
        </span>
      </Link>
      <button
        type="button"
        popoverTarget={PANEL}
        aria-label={m.front_cart_show()}
        className="grid min-h-11 w-9 place-items-center rounded-round pe-1.5 max-md:hidden"
        {...popover.button}
      >
        <ChevronDown
          aria-hidden
          className={`size-4 transition-transform ${popover.open ? 'rotate-180' : ''}`}
        />
      </button>
      <section
        ref={panel}
        id={PANEL}
        popover="auto"
        aria-label={m.front_cart()}
        className="panel cart-panel"
        {...popover.panel}
      >
        <CartPeek open={popover.open} />
      </section>
    </div>
  )
}

import { Menu, ShoppingBasket, X } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useCart } from '../../cart/use-cart.ts'
import { useSession } from '../../customers/session.ts'
import { m } from '../../messages/m.ts'
import { Link } from '../../ui/link.tsx'
import { useHere } from '../use-here.ts'
import { Logo } from './logo.tsx'
import { accountLinks, sevenLinks } from './page-links.ts'

const NAV = 'pages-of-the-shop'

/**
 * Variant 7 of the header: the pages of the shop, the way in, and the cart with its count. Below 768 px a button opens
 * the links (spec section 2).
 */
export function HeaderSeven({ shopName }: { shopName: string }) {
  const here = useHere()
  const session = useSession()
  const count = useCart().length
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  // On another page it is closed again.
  const open = openAt === key
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper print:static">
      <div className="page flex min-h-18 flex-wrap items-center gap-x-4">
        <Logo name={shopName} />
        <button
          type="button"
          aria-expanded={open}
          aria-controls={NAV}
          aria-label={m.front_menu_open()}
          onClick={() => setOpenAt(open ? undefined : key)}
          className="ms-auto grid size-11 place-items-center rounded-round hover:bg-green-soft md:hidden"
        >
          {open ? <X aria-hidden className="size-6" /> : <Menu aria-hidden className="size-6" />}
        </button>
        <nav
          id={NAV}
          aria-label={m.front_pages()}
          className={`gap-x-1 max-md:order-last max-md:w-full max-md:border-t max-md:border-line max-md:py-3 md:ms-auto md:flex ${open ? 'grid' : 'hidden'}`}
        >
          {[...sevenLinks, ...accountLinks(session)].map(([address, name]) => (
            <Link
              key={address}
              to={address}
              aria-current={here(address)}
              className="flex min-h-11 items-center truncate rounded-round px-3 font-medium hover:bg-green-soft aria-[current=page]:text-green aria-[current=page]:underline aria-[current=page]:decoration-saffron aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-6"
            >
              {name()}
            </Link>
          ))}
        </nav>
        <Link
          to="/cart"
          className="flex min-h-11 items-center gap-2 rounded-round bg-green px-4 font-semibold text-on-green"
        >
          <ShoppingBasket aria-hidden className="size-5" />
          <span className="max-lg:sr-only">{m.front_cart()}</span>
          <span className="sr-only">{m.front_cart_items({ count })}</span>
          <span
            aria-hidden
            className="grid h-5 min-w-5 place-items-center rounded-round bg-saffron px-1 text-xs font-bold text-on-saffron tabular-nums"
          >
            {count}
          </span>
        </Link>
      </div>
    </header>
  )
}

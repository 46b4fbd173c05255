import { Menu, ShoppingBasket, X } from 'lucide-react'
import { useRef } from 'react'
import { useCart } from '../../../cart/use-cart.ts'
import { m } from '../../../messages/m.ts'
import type { ShopSettings } from '../../../settings/settings.contract.ts'
import { Link } from '../../../ui/link.tsx'
import { useSession } from '../../../ui/session.ts'
import { useHoverPopover } from '../../../ui/use-hover-popover.ts'
import { useHere } from '../use-here.ts'
import { Logo } from './logo.tsx'
import { accountLinks, sevenLinks } from './page-links.ts'

const PANEL = 'pages-of-the-shop'

/**
 * Variant 7 of the header: page links, sign-in, and the cart with its count. Below 768 px a button opens the links (spec
 * section 2).
 */
export function HeaderSeven({ shopName, sign }: { shopName: string; sign: ShopSettings['logo'] }) {
  const here = useHere()
  const session = useSession()
  const count = useCart().length
  const panel = useRef<HTMLElement>(null)
  const popover = useHoverPopover(panel)
  const links = [...sevenLinks, ...accountLinks(session)].map(([address, name]) => (
    <Link
      key={address}
      to={address}
      aria-current={here(address)}
      className="flex min-h-11 items-center truncate rounded-round px-3 font-medium hover:bg-green-soft aria-[current=page]:text-green aria-[current=page]:underline aria-[current=page]:decoration-saffron aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-6 md:max-lg:px-1.5 md:max-lg:text-sm"
    >
      {name()}
    </Link>
  ))
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper [anchor-name:--shop-header]">
      <div className="page flex min-h-18 items-center gap-x-2 lg:gap-x-4">
        <Logo name={shopName} sign={sign} />
        <span className="grow" />
        <div className="md:hidden" {...popover.area}>
          <button
            type="button"
            popoverTarget={PANEL}
            aria-label={m.front_menu_open()}
            className="grid size-11 place-items-center rounded-round hover:bg-green-soft"
            {...popover.button}
          >
            {popover.open ? <X aria-hidden className="size-6" /> : <Menu aria-hidden className="size-6" />}
          </button>
          <nav
            ref={panel}
            id={PANEL}
            popover="auto"
            aria-label={m.front_pages()}
            className="panel menu-panel"
            {...popover.panel}
          >
            {links}
          </nav>
        </div>
        <nav aria-label={m.front_pages()} className="flex min-w-0 max-md:hidden">
          {links}
        </nav>
        <Link
          to="/cart"
          className="flex min-h-11 shrink-0 items-center gap-2 rounded-round bg-green px-4 font-semibold text-on-green"
        >
          <ShoppingBasket aria-hidden className="size-5" />
          <span className="max-lg:sr-only">{m.cart_name()}</span>
          <span className="sr-only">{m.cart_items({ count })}</span>
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

import { CartDropdown } from '../../../cart/parts/cart-dropdown.tsx'
import { SearchBox } from '../../../search/parts/search-box.tsx'
import { useSession } from '../../../ui/session.ts'
import type { ShopData } from '../../../ui/shown-shop.ts'
import { HeaderLinks } from './header-links.tsx'
import { Logo } from './logo.tsx'
import { ShopMenu } from './shop-menu.tsx'
import { UserDropdown } from './user-dropdown.tsx'

/**
 * The shop's header. Its first row (the name on a phone, the page links elsewhere) scrolls away; menu, search and cart stay.
 */
export function Header({ settings }: Pick<ShopData, 'settings'>) {
  const session = useSession()
  return (
    <header className="sticky -top-12 z-30 border-b border-line bg-paper [anchor-name:--shop-header] md:-top-10">
      <div className="page grid grid-cols-[auto_1fr_auto_2.75rem] grid-rows-[3rem_3.75rem] items-center gap-x-2 [grid-template-areas:'logo_logo_user_user'_'menu_search_search_cart'] md:grid-cols-[auto_auto_1fr_auto_auto] md:grid-rows-[2.5rem_4.5rem] md:gap-x-4 md:[grid-template-areas:'links_links_links_links_links'_'logo_menu_search_user_cart'] lg:gap-x-6">
        <Logo name={settings.shopName} sign={settings.logo} className="[grid-area:logo]" />
        <HeaderLinks session={session} />
        <ShopMenu session={session} />
        <SearchBox />
        <UserDropdown session={session} />
        <CartDropdown />
      </div>
    </header>
  )
}

import { m } from '../../../messages/m.ts'
import type { Session } from '../../../ui/ask-session.ts'

/** An address of the shop and its name. */
export type PageLink = readonly [address: string, name: () => string]

/** The category that the header calls the shop (spec section 2). */
const SHOP = 1

/** The address of what the header calls the shop: its first category, or all products if that is gone. */
export const firstShelf = (categories: readonly { categoryId: number }[]): string =>
  categories.some(({ categoryId }) => categoryId === SHOP) ? `/shop/${SHOP}` : '/shop/-1'

/** The links of the header (spec section 2). */
export const headerLinks = (shelf = '/shop/-1'): readonly PageLink[] => [
  ['/', m.front_home],
  ['/about', m.front_about],
  ['/menu', m.front_menu],
  ['/calender', m.front_calender],
  ['/contact', m.front_contact],
  [shelf, m.front_shop],
  ['/food-delivery', m.front_food_delivery],
  ['/blogs', m.front_blogs],
]

/** The links of header variant 7 before those of the account (spec section 2). */
export const sevenLinks: readonly PageLink[] = headerLinks().slice(0, 5)

/** The links to the account, or the sign-in links for visitors who are signed out. */
export const accountLinks = (session: Session | undefined): readonly PageLink[] =>
  session?.signedIn
    ? [['/dashboard', () => m.front_signed_in_as({ name: session.firstName ?? '' })]]
    : [
        ['/login', m.front_login],
        ['/customer?source=REGISTER', m.front_register],
      ]

/** The other links of the footer; the same number for everyone, so that nothing moves. */
export const helpLinks = (session: Session | undefined): readonly PageLink[] => [
  ['/cart', m.cart_name],
  ...(session?.signedIn
    ? ([
        ['/dashboard', m.front_account],
        ['/customer?source=EDIT', m.front_edit_profile],
      ] as const)
    : accountLinks(session)),
  ['/grocery-delivery', m.front_grocery_delivery],
  ['/qurbani', m.front_qurbani],
  ['/store-gallery', m.front_gallery],
  ['/other-products', m.front_other_products],
  ['/return-policy', m.front_return_policy],
  ['/faq', m.front_faq],
]

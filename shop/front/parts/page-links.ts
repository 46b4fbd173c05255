import { m } from '../../messages/m.ts'

/** An address of the shop and its name. */
export type PageLink = readonly [address: string, name: () => string]

/** The links of the header (spec section 2). */
export const headerLinks: readonly PageLink[] = [
  ['/', m.front_home],
  ['/about', m.front_about],
  ['/menu', m.front_menu],
  ['/calender', m.front_calender],
  ['/contact', m.front_contact],
  ['/shop/1', m.front_shop],
  ['/food-delivery', m.front_food_delivery],
  ['/blogs', m.front_blogs],
]

/** For people who are not signed in. */
export const accountLinks: readonly PageLink[] = [
  ['/login', m.front_login],
  ['/customer?source=REGISTER', m.front_register],
]

/** What the footer has besides. */
export const helpLinks: readonly PageLink[] = [
  ['/cart', m.front_cart],
  ...accountLinks,
  ['/grocery-delivery', m.front_grocery_delivery],
  ['/qurbani', m.front_qurbani],
  ['/store-gallery', m.front_gallery],
  ['/return-policy', m.front_return_policy],
  ['/faq', m.front_faq],
]

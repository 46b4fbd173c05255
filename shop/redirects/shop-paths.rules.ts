/** The addresses of the shop's screens, as in `shop/routes.ts`; a test compares them. */
export const screenPaths = [
  'home',
  'shop/:categoryId',
  'category/:department',
  'collection/:address',
  'productsingle/:productId/:category/:categoryId',
  'cart',
  'checkout',
  'payment',
  'orderDetail',
  'login',
  'customer',
  'forgot-password',
  'reset-password',
  'prove-email',
  'two-factor',
  'welcome-owner',
  'join-staff',
  'dashboard',
  'orders',
  'usual',
  'lists',
  'home1',
  'home2',
  'home3',
  'home4',
  'home5',
  'header7',
  'about',
  'menu',
  'calender',
  'contact',
  'blogs',
  'store-gallery',
  'food-delivery',
  'grocery-delivery',
  'return-policy',
  'faq',
  'other-products',
  'qurbani',
  'qurbani/booking',
  'qurbani/certificate',
  'placean-order',
  'products/:categoryId',
  'product-single',
  'info',
  'calendar',
  'add',
  'settings',
  'report',
  'admin/*',
  'notification',
  'robots.txt',
  'manifest.webmanifest',
  'sitemap.xml',
  'sitemap/pages.xml',
  'sitemap/products/:part',
] as const

const fixed = new Set(screenPaths.filter(path => !/[:*]/.test(path)).map(path => `/${path.toLowerCase()}`))

/** Addresses that are no screens: calls, files of the browser, pictures, and everything of the office. */
const OTHERS = /^\/(api|assets|pictures|admin|sitemap)(\/|$)/

/**
 * The page that the shop has at a clean path: always, never, or if the address that it means shows something. All products are
 * shown by `/shop/-1`.
 */
export function pageAt(path: string): 'always' | 'never' | { ifLive: string } {
  if (fixed.has(path) || OTHERS.test(path)) return 'always'
  const list = /^\/(?:shop|products)\/(-1|\d{1,9})$/.exec(path)?.[1]
  if (list !== undefined) return list === '-1' ? 'always' : { ifLive: `/shop/${list}` }
  if (/^\/(category|collection)\/[^/]+$/.test(path) || /^\/productsingle\/\d{1,9}\/[^/]+\/[^/]+$/.test(path))
    return { ifLive: path }
  return 'never'
}

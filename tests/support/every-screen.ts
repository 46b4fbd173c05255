import routes from '../../shop/routes.ts'

/** A page of each kind whose address has a parameter, or needs one in its query. */
const examples: Record<string, string> = {
  'shop/:categoryId': '/shop/1',
  'products/:categoryId': '/products/1',
  'category/:department': '/category/MEAT',
  'productsingle/:productId/:category/:categoryId': '/productsingle/601/MEAT/6',
  'admin/*': '/admin',
  'product-single': '/product-single?productId=601',
}

const isScreen = (path: string) => path !== '*' && !/[.]|^sitemap/.test(path)

/** Every screen that has an address: its path in `shop/routes.ts`, a page of its kind, and its file in `shop/`. */
export const everyScreen: readonly { path: string; address: string; file: string }[] = routes
  .filter(({ path = '' }) => isScreen(path))
  .map(({ path = '', file }) => ({ path: `/${path}`, address: examples[path] ?? `/${path}`, file }))

/** Those that shoppers see: all but the screens of the shop's people. */
export const shopperScreens = everyScreen.filter(({ file }) => !file.startsWith('back-office/'))

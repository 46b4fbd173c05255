import routes from '../../shop/routes.ts'

/** An example page for each address with a path parameter or a required query. */
const examples: Record<string, string> = {
  'shop/:categoryId': '/shop/1',
  'products/:categoryId': '/products/1',
  'category/:department': '/category/MEAT',
  'collection/:address': '/collection/barbecue',
  'productsingle/:productId/:category/:categoryId': '/productsingle/601/MEAT/6',
  'admin/*': '/admin',
  'product-single': '/product-single?productId=601',
}

const isScreen = (path: string) => path !== '*' && !/[.]|^sitemap/.test(path)

/** Every screen with an address: its path in `shop/routes.ts`, an example page, and its file in `shop/`. */
export const everyScreen: readonly { path: string; address: string; file: string }[] = routes
  .filter(({ path = '' }) => isScreen(path))
  .map(({ path = '', file }) => ({ path: `/${path}`, address: examples[path] ?? `/${path}`, file }))

/** The screens for shoppers: all but those of the office. */
export const shopperScreens = everyScreen.filter(({ file }) => !file.startsWith('office/'))

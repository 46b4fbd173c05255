import routes from '../../shop/routes.ts'

/** A page of each kind whose address has a parameter, or needs one in its query. */
const examples: Record<string, string> = {
  'shop/:categoryId': '/shop/1',
  'products/:categoryId': '/products/1',
  'category/:department': '/category/MEAT',
  'productsingle/:productId/:category/:categoryId': '/productsingle/601/MEAT/6',
  'product-single': '/product-single?productId=601',
}

const isScreen = (path: string) => path !== '*' && !/[.]|^sitemap/.test(path)

/** Every screen that has an address: its path in `shop/routes.ts`, and a page of its kind. */
export const everyScreen: readonly { path: string; address: string }[] = routes
  .map(({ path = '' }) => path)
  .filter(isScreen)
  .map(path => ({ path: `/${path}`, address: examples[path] ?? `/${path}` }))

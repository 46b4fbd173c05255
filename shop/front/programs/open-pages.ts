/** Every page that is the same for everyone and is not a product list; for search engines. */
export const openPages: readonly string[] = [
  ...['/', '/about', '/menu', '/calender', '/contact', '/blogs', '/store-gallery', '/other-products'],
  ...[
    '/food-delivery',
    '/grocery-delivery',
    '/return-policy',
    '/faq',
    '/qurbani',
    '/placean-order',
    '/shop/-1',
  ],
]

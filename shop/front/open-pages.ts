/** Every page that is the same for everybody and no list of goods; for search engines. */
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

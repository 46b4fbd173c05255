/** The pages that have blocks. */
export const contentPages = [
  'home',
  'home1',
  'home2',
  'home3',
  'home4',
  'home5',
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
  'placean-order',
] as const

/** One of them, by its name. */
export type ContentPageName = (typeof contentPages)[number]

/** The address of a page. */
export const addressOfPage = (page: ContentPageName): string => `/${page}`

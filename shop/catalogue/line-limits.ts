/** The largest id of a product, and the longest texts of a line of a cart or an order. */
export const LARGEST_ID = 2_147_483_647
export const longest = {
  cuttingAttributes: 100,
  packagingAttributes: 100,
  extraAttributes: 100,
  notes: 500,
} as const

/** The most lines that a cart holds. */
export const MOST_LINES = 100

/** The facts of a food that shoppers miss most, each with its part of `products.factGaps`. */
export const factGaps = { ALLERGENS: 1, INGREDIENTS: 2, NUTRITION: 4 } as const
export type FactGap = keyof typeof factGaps

/** The gaps in the order in which staff see them. */
export const gapNames = Object.keys(factGaps) as [FactGap, ...FactGap[]]

/** Returns the gaps that a sum of them has. */
export const gapsIn = (sum: number): FactGap[] => gapNames.filter(name => (sum & factGaps[name]) > 0)

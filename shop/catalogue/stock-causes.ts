/** What staff note of stock: goods that came, a count, goods that went bad, and what was noted wrongly. */
export const stockCauses = ['DELIVERY', 'COUNT', 'WASTE', 'CORRECTION'] as const
export type StockCause = (typeof stockCauses)[number]

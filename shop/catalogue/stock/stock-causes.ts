/** The causes that staff note for a movement: a delivery, a count, spoilt products, and a correction. */
export const stockCauses = ['DELIVERY', 'COUNT', 'WASTE', 'CORRECTION'] as const
export type StockCause = (typeof stockCauses)[number]

/** The cause of both movements of a transfer from one branch to another. */
export const TRANSFER = 'TRANSFER'

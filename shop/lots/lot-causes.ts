/**
 * The causes of a change of a lot. `OPENING`: what was there when the shop began to keep the product in lots. `RECEIVED`: a delivery.
 * `PICKED` and `RETURNED`: for a line of an order, and back from it. `COUNT`, `WASTE` and `CORRECTION`: by staff. `EXPIRED`: its day was
 * over. `OPENED`: health goods that their customer had, and that are not sold again. `ENDED`: the shop no longer keeps the product in lots.
 */
export const lotCauses = [
  'OPENING',
  'RECEIVED',
  'PICKED',
  'RETURNED',
  'COUNT',
  'WASTE',
  'CORRECTION',
  'EXPIRED',
  'OPENED',
  'ENDED',
] as const
export type LotCause = (typeof lotCauses)[number]

/** The changes of a lot that staff enter. */
export const lotMoves = ['COUNT', 'WASTE', 'CORRECTION'] as const

/** The meanings of the last day of a lot. */
export const dateKinds = ['USE_BY', 'BEST_BEFORE', 'EXPIRY'] as const
export type DateKind = (typeof dateKinds)[number]

/** The states of a lot: for sale, ends within `ENDING_DAYS`, its day is over, blocked, and nothing of it left. */
export const lotStates = ['FIT', 'ENDING', 'EXPIRED', 'BLOCKED', 'EMPTY'] as const
export type LotState = (typeof lotStates)[number]

/** A lot ends soon if so many days or fewer are left. */
export const ENDING_DAYS = 3

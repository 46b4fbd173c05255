import { ENDING_DAYS, type LotState } from './lot-causes.ts'

type Dated = { blockedAt: Date | string | null; expiresOn: string | null }

const DAY = 86_400_000

/** True if a lot may be picked for a day: it is not blocked, and its last day is not before that day. */
export const isFit = ({ blockedAt, expiresOn }: Dated, day: string): boolean =>
  blockedAt === null && (expiresOn === null || expiresOn >= day)

/** Returns the days that are left of a lot after today, below 0 if its day is over; null if it has none. */
export const daysLeftOf = ({ expiresOn }: Pick<Dated, 'expiresOn'>, today: string): number | null =>
  expiresOn === null ? null : Math.round((Date.parse(expiresOn) - Date.parse(today)) / DAY)

/** Returns the state of a lot on a day of the shop. */
export function stateOf(lot: Dated & { onHand: number }, today: string): LotState {
  if (lot.blockedAt !== null) return 'BLOCKED'
  if (lot.onHand === 0) return 'EMPTY'
  const days = daysLeftOf(lot, today)
  if (days === null) return 'FIT'
  return days < 0 ? 'EXPIRED' : days <= ENDING_DAYS ? 'ENDING' : 'FIT'
}

/** The dates of a certificate: days of the shop, as `YYYY-MM-DD`; both are days on which it holds. */
export type Term = { issuedOn: string; expiresOn: string; withdrawnAt: Date | string | null }

/** The states of a certificate on a day. `ENDING`: it holds for 60 days or fewer. */
export const certificateStates = ['VALID', 'ENDING', 'EXPIRED', 'LATER', 'WITHDRAWN'] as const
export type CertificateState = (typeof certificateStates)[number]

/** The days before its end on which the shop is warned. */
export const WARNED_AT = [60, 30, 7] as const

const DAY = 86_400_000

/** Returns the days from one day to a later one; below 0 if it is earlier. */
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY)

/** Returns the days on which a certificate still holds after `today`; below 0 once it has ended. */
export const daysLeft = ({ expiresOn }: Pick<Term, 'expiresOn'>, today: string): number =>
  daysBetween(today, expiresOn)

/** Returns the state of a certificate on a day. */
export function stateOf(term: Term, today: string): CertificateState {
  if (term.withdrawnAt !== null) return 'WITHDRAWN'
  if (term.expiresOn < today) return 'EXPIRED'
  if (term.issuedOn > today) return 'LATER'
  return daysLeft(term, today) <= WARNED_AT[0] ? 'ENDING' : 'VALID'
}

/** Returns the warning that is due on a day: the fewest of 60, 30 and 7 days that are left or passed; undefined if none is. */
export function warningDue(term: Term, today: string): (typeof WARNED_AT)[number] | undefined {
  if (term.withdrawnAt !== null || term.expiresOn < today) return undefined
  return WARNED_AT.findLast(days => daysLeft(term, today) <= days)
}

import { showDay } from '../lib/dates/dates.ts'
import { m } from '../messages/m.ts'
import type { DateKind } from './lot-causes.ts'

const words: Record<DateKind, (day: { day: string }) => string> = {
  USE_BY: m.lots_use_by,
  BEST_BEFORE: m.lots_best_before,
  EXPIRY: m.lots_expiry,
}

/** Says the last day of a lot with its meaning, as in "Use by 2 Dec 2026"; undefined if it has none. */
export const lotDayWords = (lot: {
  dateKind: string | null
  expiresOn: string | null
}): string | undefined =>
  lot.dateKind !== null && lot.expiresOn !== null
    ? words[lot.dateKind as DateKind]({ day: showDay(lot.expiresOn) })
    : undefined

import { showDay } from '../lib/dates/dates.ts'
import { m } from '../messages/m.ts'
import type { DateKind } from './lot-causes.ts'
import type { SaidLot } from './lots.fields.ts'

/** A lot by its code and its last day. */
type Dated = { code: string; dateKind: string | null; expiresOn: string | null }

const days: Record<DateKind, (of: { day: string }) => string> = {
  USE_BY: m.lots_use_by,
  BEST_BEFORE: m.lots_best_before,
  EXPIRY: m.lots_expiry,
}

/** Returns the last day of a lot in words, with its meaning; undefined if its goods keep. */
export const lotDay = ({ dateKind, expiresOn }: Omit<Dated, 'code'>): string | undefined =>
  dateKind === null || expiresOn === null
    ? undefined
    : days[dateKind as DateKind]({ day: showDay(expiresOn) })

/** Turns a lot into what customers and pickers see of it. */
export const sayLot = ({ code, dateKind, expiresOn }: Dated): SaidLot => ({
  ...{ code, expiresOn },
  dateKind: dateKind as DateKind | null,
  says: [m.lots_lot_of({ code }), lotDay({ dateKind, expiresOn })].filter(Boolean).join(' · '),
})

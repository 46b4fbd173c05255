import { m } from '../messages/m.ts'
import type { DateKind } from './lot-causes.ts'
import { lotDayWords } from './lot-day-words.ts'
import type { SaidLot } from './lots.fields.ts'

/** A lot by its code and its last day; recalled if it says so. */
type Dated = { code: string; dateKind: string | null; expiresOn: string | null; recalled?: boolean }

/** Turns a lot into what customers and pickers see of it. */
export const sayLot = ({ code, dateKind, expiresOn, recalled = false }: Dated): SaidLot => ({
  ...{ code, expiresOn, recalled },
  dateKind: dateKind as DateKind | null,
  says: [m.lots_lot_of({ code }), lotDayWords({ dateKind, expiresOn })].filter(Boolean).join(' · '),
})

import type { InputOf } from '../../lib/call.ts'
import { readNumber } from '../../lib/read-number.ts'
import type { WrongFields } from '../../lib/wrong-fields.ts'
import type { DateKind } from '../../lots/lot-causes.ts'
import type { saveLot } from '../../lots/lots.contract.ts'
import type { Lot } from '../../lots/lots.fields.ts'
import { m } from '../../messages/m.ts'
import { isReductionBp } from '../../settings/sender-settings.rules.ts'

/** Hundredths in one per cent. */
const PER_CENT = 100

/** The words on the package of a lot, as a form holds them; an empty kind and day mean that its goods keep. */
export type LotWordsDraft = { code: string; dateKind: DateKind | ''; expiresOn: string; origin: string }

/** A lot as the form that corrects it holds it. */
export type LotDraft = LotWordsDraft & {
  /** Empty if nobody knows it. */
  supplierId: string
}

/** The form values of a lot. */
export const lotDraftOf = ({ code, dateKind, expiresOn, origin, supplierId }: Lot): LotDraft => ({
  ...{ code, origin },
  dateKind: dateKind ?? '',
  expiresOn: expiresOn ?? '',
  supplierId: String(supplierId ?? ''),
})

/** The words on the package as sent. */
export const lotWordsIn = ({ code, dateKind, expiresOn, origin }: LotWordsDraft) => ({
  code: code.trim(),
  ...(dateKind ? { dateKind, expiresOn } : { dateKind: null, expiresOn: null }),
  origin: origin.trim(),
})

/** A lot as sent, over the version that is on screen. */
export const lotIn = (draft: LotDraft, { lotId, updatedDate }: Lot): InputOf<typeof saveLot> => ({
  ...{ lotId, updatedDate },
  ...lotWordsIn(draft),
  supplierId: draft.supplierId ? Number(draft.supplierId) : null,
})

/** The reduction of a lot as typed, in per cent; empty if it is that of the shop. */
export const reductionText = ({ reductionBp }: Pick<Lot, 'reductionBp'>): string =>
  reductionBp === null ? '' : String(reductionBp / PER_CENT)

/** A typed reduction in hundredths of a per cent; null for that of the shop, undefined if it is no such number. */
export function reductionIn(typed: string): number | null | undefined {
  if (!typed.trim()) return null
  const bp = Number((readNumber(typed) * PER_CENT).toFixed(6))
  return isReductionBp(bp) ? bp : undefined
}

/** The problems of the words on a package as typed, by field. */
export const checkLotWords = ({ code, dateKind, expiresOn }: LotWordsDraft): WrongFields => ({
  ...(code.trim() ? {} : { code: m.lots_code_missing() }),
  ...(dateKind && !expiresOn ? { expiresOn: m.lots_day_missing() } : {}),
})

import type { WrongFields } from '../../lib/wrong-fields.ts'
import { m } from '../../messages/m.ts'

/** A new recall as its form has it. */
export type RecallDraft = { reason: string; advice: string; refunds: boolean }

/** The form values of a recall that nobody has filled in. */
export const newRecallDraft: RecallDraft = { reason: '', advice: '', refunds: false }

/** The errors of a recall as typed, by field of the call. */
export const checkRecallDraft = ({ reason, advice }: RecallDraft): WrongFields => ({
  ...(reason.trim() ? {} : { reason: m.recalls_reason_missing() }),
  ...(advice.trim() ? {} : { advice: m.recalls_advice_missing() }),
})

/** True if something was entered. */
export const isRecallDraftChanged = ({ reason, advice, refunds }: RecallDraft): boolean =>
  reason !== '' || advice !== '' || refunds

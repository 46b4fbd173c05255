import { readAmount } from '../../lib/read-number.ts'
import type { Band } from '../../settings/bands.rules.ts'

/** A band of the delivery charge, as typed. */
export type BandDraft = { from: string; fee: string }

/** The form values of bands. */
export const bandDraftsOf = (bands: readonly Band[]): BandDraft[] =>
  bands.map(({ from, fee }) => ({ from: String(from), fee: String(fee) }))

/** The bands to send. */
export const bandsIn = (drafts: readonly BandDraft[]): Band[] =>
  drafts.map(({ from, fee }) => ({ from: readAmount(from), fee: readAmount(fee) }))

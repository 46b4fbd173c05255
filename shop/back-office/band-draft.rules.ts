import type { Band } from '../settings/bands.rules.ts'

/** A step of the delivery charge as it is typed. */
export type BandDraft = { from: string; fee: string }

/** A number as it was typed; none that is right where it is no number. */
export const typedNumber = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed))

/** Steps as their lines hold them. */
export const bandDraftsOf = (bands: readonly Band[]): BandDraft[] =>
  bands.map(({ from, fee }) => ({ from: String(from), fee: String(fee) }))

/** Steps as they are sent. */
export const bandsIn = (drafts: readonly BandDraft[]): Band[] =>
  drafts.map(({ from, fee }) => ({ from: typedNumber(from), fee: typedNumber(fee) }))

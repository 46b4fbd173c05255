import type { Band } from '../../settings/bands.rules.ts'

/** A band of the delivery charge, as typed. */
export type BandDraft = { from: string; fee: string }

/** Reads a typed number; NaN if it is none, which no check accepts. */
export const typedNumber = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed))

/** The form values of bands. */
export const bandDraftsOf = (bands: readonly Band[]): BandDraft[] =>
  bands.map(({ from, fee }) => ({ from: String(from), fee: String(fee) }))

/** The bands to send. */
export const bandsIn = (drafts: readonly BandDraft[]): Band[] =>
  drafts.map(({ from, fee }) => ({ from: typedNumber(from), fee: typedNumber(fee) }))

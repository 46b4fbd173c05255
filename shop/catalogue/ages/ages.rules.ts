import { m } from '../../messages/m.ts'

/** The highest age that a product can ask for, in years. */
export const MOST_AGE = 99

/** Reads an age as staff type it, also as "18+"; null if nothing is typed, NaN if it is no age. */
export function ageIn(typed: string): number | null {
  const digits = typed.trim().replace(/\s*\+$/, '')
  if (digits === '') return null
  const age = /^\d{1,2}$/.test(digits) ? Number(digits) : Number.NaN
  return age === 0 ? Number.NaN : age
}

/** The problem with a typed age; undefined if there is none. */
export const wrongAge = (typed: string): string | undefined =>
  Number.isNaN(ageIn(typed)) ? m.catalogue_age_wrong() : undefined

/** Something that asks for an age, or does not. */
type Aged = { ageFrom: number | null }

/** The highest age that some lines ask for; null if they ask for none. */
export const highestAge = (lines: readonly Aged[]): number | null =>
  lines.reduce<number | null>((most, { ageFrom }) => highest(most, ageFrom), null)

/** The higher of two ages; no age is below every age. */
export const highest = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other)

/** True if a confirmed age is enough for an age that is asked for. */
export const isOldEnough = (confirmed: number | null | undefined, ageFrom: number | null): boolean =>
  ageFrom === null || (confirmed ?? 0) >= ageFrom

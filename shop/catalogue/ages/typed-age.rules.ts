import { m } from '../../messages/m.ts'

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

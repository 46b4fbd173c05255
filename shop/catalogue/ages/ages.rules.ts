/** The highest age that a product can ask for, in years. */
export const MOST_AGE = 99

/** Something that asks for an age, or does not. */
type Aged = { ageFrom: number | null }

/** The higher of some ages; null if they are all null. */
export const highest = (...ages: readonly (number | null)[]): number | null =>
  Math.max(0, ...ages.map(Number)) || null

/** The highest age that some lines ask for; null if they ask for none. */
export const highestAge = (lines: readonly Aged[]): number | null =>
  highest(...lines.map(({ ageFrom }) => ageFrom))

/** True if a confirmed age is enough for an age that is asked for. */
export const isOldEnough = (confirmed: number | null | undefined, ageFrom: number | null): boolean =>
  (confirmed ?? 0) >= (ageFrom ?? 0)

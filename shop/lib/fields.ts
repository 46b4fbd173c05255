import { z } from 'zod'

/** A whole number in a path or query: `"12"` or 12; anything else is refused, "1e3" and "0x10" included, with `says`. */
export const wholeNumber = (least: number, most: number, says?: () => string) =>
  z
    .union([z.number(), z.string().regex(/^-?\d{1,10}$/, { error: says })], { error: says })
    .transform(Number)
    .pipe(z.int().min(least).max(most))

/** The id of a row. */
export const id = wholeNumber(1, 2_147_483_647)

/** What a database cannot store: NUL, and halves of characters. */
const storable = (typed: string) => !typed.includes('\0') && typed.isWellFormed()

/** Also without line breaks and other signs that steer instead of being read: none in a name or the subject of a mail. */
const oneLine = (typed: string) => storable(typed) && !/[\p{Cc}\u2028\u2029]/u.test(typed)

/** `says` speaks where nothing is filled in; what is too long or cannot be stored has words of its own. */
const filled = (most: number, says?: () => string) =>
  z
    .string({ error: issue => (issue.code === 'invalid_type' ? says?.() : undefined) })
    .trim()
    .min(1, { error: says })
    .max(most)

/** Text of one or more lines that a person typed; what cannot be stored is refused. */
export const text = (most: number) => z.string().max(most).refine(storable)

/** As `text`, but not empty; `says` is what a person reads when it is. */
export const filledText = (most: number, says?: () => string) => filled(most, says).refine(storable)

/** As `text`, of one line. */
export const line = (most: number) => z.string().max(most).refine(oneLine)

/** As `line`, but not empty. */
export const filledLine = (most: number, says?: () => string) => filled(most, says).refine(oneLine)

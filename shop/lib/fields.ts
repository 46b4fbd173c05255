import { z } from 'zod'

/** A whole number in a path or query: `"12"` or 12. Anything else, "1e3" and "0x10" included, is refused with `says`. */
export const wholeNumber = (least: number, most: number, says?: () => string) =>
  z
    .union([z.number(), z.string().regex(/^-?\d{1,10}$/, { error: says })], { error: says })
    .transform(Number)
    .pipe(z.int().min(least).max(most))

/** The id of a row. */
export const id = wholeNumber(1, 2_147_483_647)

/** True if a database can store the text: no NUL, no half characters. */
const storable = (typed: string) => !typed.includes('\0') && typed.isWellFormed()

/** Also without line breaks and other control characters: names and mail subjects must have none. */
const oneLine = (typed: string) => storable(typed) && !/[\p{Cc}\u2028\u2029]/u.test(typed)

/** `says` is the message for an empty field; text that is too long or cannot be stored gets its own message. */
const filled = (most: number, says?: () => string) =>
  z
    .string({ error: issue => (issue.code === 'invalid_type' ? says?.() : undefined) })
    .trim()
    .min(1, { error: says })
    .max(most)

/** Text of one or more lines that a person typed; text that the database cannot store is refused. */
export const text = (most: number) => z.string().max(most).refine(storable)

/** As `text`, but not empty; `says` is the message if it is. */
export const filledText = (most: number, says?: () => string) => filled(most, says).refine(storable)

/** As `text`, but on one line. */
export const line = (most: number) => z.string().max(most).refine(oneLine)

/** As `line`, but not empty. */
export const filledLine = (most: number, says?: () => string) => filled(most, says).refine(oneLine)

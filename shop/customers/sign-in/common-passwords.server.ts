import { m } from '../../messages/m.ts'
import { checkPassword } from './password.rules.ts'

let common: Promise<ReadonlySet<string>> | undefined

/** The 49,000 most common passwords. They take some megabytes, so they are loaded for the first new password. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set<string>(dictionary['passwords-common']),
  )
  return common
}

/** The rows of keys that hands run along, in both directions. */
const ROWS = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
/** The number of characters that must not simply follow from the one before. */
const LEAST_SURPRISES = 4

/** Returns the shortest text of which a text is made by repeating: `ab` of `ababab`. */
const repeatedPart = (text: string): string => text.slice(0, (text + text).indexOf(text, 1))

/** True if a character is the one before again, or its neighbour in the alphabet or on the keyboard. */
function follows(before: string, next: string): boolean {
  const step = (next.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0)
  return Math.abs(step) <= 1 || ROWS.some(row => row.includes(before + next) || row.includes(next + before))
}

/** True if a text is little more than repeats, sequences and rows of keys: aaaaaaaa, abcd1234, qwertyui. */
function isPattern(text: string): boolean {
  const letters = [...repeatedPart(text)]
  const surprises = letters.filter((letter, at) => at === 0 || !follows(letters[at - 1] as string, letter))
  return surprises.length < LEAST_SURPRISES
}

/** Does what `checkPassword` does, and refuses patterns and the most common passwords, also repeated. */
export async function checkNewPassword(
  password: string,
  own: readonly string[],
): Promise<string | undefined> {
  const wrong = checkPassword(password, own)
  if (wrong) return wrong
  const typed = password.toLowerCase()
  if (isPattern(typed)) return m.customers_password_pattern()
  const common = await commonPasswords()
  return common.has(typed) || common.has(repeatedPart(typed)) ? m.customers_password_common() : undefined
}

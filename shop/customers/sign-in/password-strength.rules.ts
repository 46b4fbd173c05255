import { checkPassword } from './password.rules.ts'

/** The strength of a password, judged by its characters; the shop also refuses the most common ones. */
export type Strength = 'weak' | 'fair' | 'strong'

const kinds: [pattern: RegExp, size: number][] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{N}/u, 10],
  [/[^\p{L}\p{N}]/u, 20],
]

/** The guesses, in bits, from which a password counts as fair and as strong. */
const FAIR = 45
const STRONG = 80

/** Returns the strength of the text typed so far; undefined while it is empty. `own`: what others know of the person. */
export function strengthOf(password: string, own: readonly string[] = []): Strength | undefined {
  if (password === '') return undefined
  if (checkPassword(password, own)) return 'weak'
  const letters = [...password]
  // A repeated character adds little.
  const length = Math.min(letters.length, new Set(letters).size * 2)
  const alphabet = kinds.reduce((sum, [pattern, size]) => sum + (pattern.test(password) ? size : 0), 0)
  const bits = length * Math.log2(alphabet || 2)
  return bits >= STRONG ? 'strong' : bits >= FAIR ? 'fair' : 'weak'
}

import { m } from '../messages/m.ts'

/** Least and most characters of a password. */
export const PASSWORD_LENGTHS = { least: 8, most: 128 } as const

/** What is wrong with a new password, or nothing. `own` is what others know of the person: it must not be the password. */
export function checkPassword(password: string, own: readonly string[] = []): string | undefined {
  const characters = [...password].length
  if (characters === 0) return m.customers_password_required()
  if (characters < PASSWORD_LENGTHS.least) return m.customers_password_short()
  if (characters > PASSWORD_LENGTHS.most) return m.customers_password_long()
  const typed = password.toLowerCase()
  if (own.some(text => text.trim() !== '' && typed === text.trim().toLowerCase()))
    return m.customers_password_own()
  return undefined
}

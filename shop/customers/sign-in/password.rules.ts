import { m } from '../../messages/m.ts'

/** The minimum and maximum number of characters of a password. */
export const PASSWORD_LENGTHS = { least: 8, most: 128 } as const

/**
 * Returns what is wrong with a new password, if anything. `own` is what others know of the person: the password must not be
 * any of it.
 */
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

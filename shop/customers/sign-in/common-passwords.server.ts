import { dictionary } from '@zxcvbn-ts/language-common'
import { m } from '../../messages/m.ts'
import { checkPassword } from './password.rules.ts'

/** The 49,000 most common passwords. */
const common = new Set<string>(dictionary['passwords-common'])

/** Does what `checkPassword` does, and refuses the most common passwords. */
export function checkNewPassword(password: string, own: readonly string[]): string | undefined {
  const wrong = checkPassword(password, own)
  if (wrong) return wrong
  return common.has(password.toLowerCase()) ? m.customers_password_common() : undefined
}

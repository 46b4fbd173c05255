import { looksLikeEmail } from '../lib/looks-like-email.ts'
import type { WrongFields } from '../lib/wrong-fields.ts'
import { m } from '../messages/m.ts'

/** Returns what is wrong with an e-mail, by field. */
export function checkEmail(email: string): WrongFields {
  if (!email.trim()) return { email: m.customers_email_required() }
  return looksLikeEmail(email.trim()) ? {} : { email: m.customers_email_invalid() }
}

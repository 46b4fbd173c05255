import { looksLikeEmail } from '../lib/looks-like-email.ts'
import { m } from '../messages/m.ts'
import { hasTenDigits } from './has-ten-digits.ts'

/** The values of the contact form; `website` is a field that people do not see. */
export type ContactValues = {
  name: string
  email: string
  phone: string
  address: string
  subject: string
  querydata: string
  website: string
}

/** The most characters of a name (spec section 5). */
export const MOST_OF_NAME = 20

export const NO_CONTACT: ContactValues = {
  name: '',
  email: '',
  phone: '',
  address: '',
  subject: '',
  querydata: '',
  website: '',
}

/** Returns its errors, by field (spec section 5). */
export function checkContact(values: ContactValues): Record<string, string> {
  const name = values.name.trim()
  const email = values.email.trim()
  const wrong = {
    name:
      name.length < 3
        ? m.content_contact_name()
        : name.length > MOST_OF_NAME
          ? m.lib_field_too_long({ most: String(MOST_OF_NAME) })
          : '',
    email: email
      ? looksLikeEmail(email)
        ? ''
        : m.content_contact_email_invalid()
      : m.content_contact_email(),
    phone: values.phone.trim()
      ? hasTenDigits(values.phone)
        ? ''
        : m.content_contact_phone_digits()
      : m.content_contact_phone(),
    address: values.address.trim() ? '' : m.content_contact_address(),
    subject: values.subject.trim() ? '' : m.content_contact_subject(),
    querydata: values.querydata.trim() ? '' : m.content_contact_message(),
  }
  return Object.fromEntries(Object.entries(wrong).filter(([, message]) => message))
}

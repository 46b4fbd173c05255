import { looksLikeEmail } from '../lib/looks-like-email.ts'
import { m } from '../messages/m.ts'
import type { GuestDetails } from './order-wishes.ts'

/** Returns the errors in a guest's details, by field (spec section 5); empty if there are none. */
export function checkGuest(guest: GuestDetails): Partial<Record<keyof GuestDetails, string>> {
  const wrong: Partial<Record<keyof GuestDetails, string>> = {}
  if (!guest.firstName.trim()) wrong.firstName = m.cart_first_name_required()
  if (!guest.lastName.trim()) wrong.lastName = m.cart_last_name_required()
  if (!guest.email.trim()) wrong.email = m.cart_email_required()
  else if (!looksLikeEmail(guest.email.trim())) wrong.email = m.cart_email_invalid()
  if (!guest.phone1.trim()) wrong.phone1 = m.cart_phone_required()
  return wrong
}

import type { messageChannels, messageStates } from '../../mails/outbox.rules.ts'
import { m } from '../../messages/m.ts'

const states = {
  waiting: m.office_outbox_waiting,
  sent: m.office_outbox_sent,
  parked: m.office_outbox_parked,
} as const
const channels = {
  mail: m.office_outbox_mail,
  sms: m.office_outbox_sms,
} as const

/** The state of a message, in words. */
export const stateWord = (state: (typeof messageStates)[number]) => states[state]()
/** The channel of a message, in words. */
export const channelWord = (channel: (typeof messageChannels)[number]) => channels[channel]()

const causes: Record<string, () => string> = {
  'order-placed': m.office_about_order_placed,
  'order-expired': m.office_about_order_expired,
  'order-status': m.office_about_order_status,
  'order-changed': m.office_about_order_changed,
  'order-details': m.office_messages_about_details,
  'order-swapped': m.office_messages_about_swapped,
  'order-swap-asked': m.office_messages_about_swap_asked,
  'order-swap-unanswered': m.office_messages_about_swap_unanswered,
  'order-left': m.office_messages_about_left,
  'order-not-home': m.office_messages_about_not_home,
  'order-recalled': m.office_messages_about_recalled,
  'order-reopened': m.office_messages_about_reopened,
  'standing-tomorrow': m.office_messages_about_standing_tomorrow,
  'standing-left-out': m.office_messages_about_standing_left_out,
  'standing-not-placed': m.office_messages_about_standing_not_placed,
  'cash-back': m.office_messages_about_cash_back,
  'qurbani-message': m.office_about_qurbani_message,
  'prove-email': m.office_about_prove_email,
  'email-in-use': m.office_about_email_in_use,
  'sign-in-code': m.office_about_sign_in_code,
  'reset-password': m.office_about_reset_password,
  'email-change-asked': m.office_about_email_change_asked,
  'password-changed': m.office_about_password_changed,
  'second-factor-on': m.office_about_second_factor_on,
  'second-factor-off': m.office_about_second_factor_off,
  'recovery-codes-renewed': m.office_about_recovery_codes_renewed,
  'join-staff': m.office_about_join_staff,
  'representative-approved': m.office_people_about_approved,
  'representative-refused': m.office_people_about_refused,
  'representative-ended': m.office_people_about_ended,
  'order-paid': m.office_messages_about_paid,
  'order-refunded': m.office_messages_about_refunded,
  'payment-late': m.office_messages_about_late,
  'change-given-back': m.office_messages_about_change_back,
  'payment-rest': m.office_messages_about_rest,
  'payment-rest-paid': m.office_messages_about_rest_paid,
  'low-stock': m.office_messages_about_low,
  'certificates-ending': m.office_certificates_about_ending,
  'back-in-stock': m.office_messages_about_back,
  test: m.office_messages_about_test,
  contact: m.office_about_contact,
  alert: m.office_about_alert,
}

/** The subject of a message in words, by its template. */
export const causeWord = (template: string) => causes[template]?.() ?? template

import { m } from '../../messages/m.ts'
import type { PaymentState } from '../../orders/payment-states.rules.ts'
import type { EntryKind, TaskKind, taskStates } from '../../payments/payment-words.ts'

/** The payment state of an order, in a word or two for staff. */
export const paymentStateWords: Record<PaymentState, () => string> = {
  ON_DELIVERY: m.office_payments_state_on_delivery,
  AWAITING: m.office_payments_state_awaiting,
  AUTHORISED: m.office_payments_state_authorised,
  PAID: m.office_payments_state_paid,
  PART_REFUNDED: m.office_payments_state_part_refunded,
  REFUNDED: m.office_payments_state_refunded,
  RELEASED: m.office_payments_state_released,
  EXPIRED: m.office_payments_state_expired,
}

/** The kind of a payment entry, in words. */
export const entryWords: Record<EntryKind, () => string> = {
  AUTHORISED: m.office_payments_entry_authorised,
  TAKEN: m.office_payments_entry_taken,
  REFUNDED: m.office_payments_entry_refunded,
  RELEASED: m.office_payments_entry_released,
}

/** The kind of task for the provider, in words. */
export const taskWords: Record<TaskKind, () => string> = {
  TAKE: m.office_payments_task_take,
  REFUND: m.office_payments_task_refund,
  CANCEL: m.office_payments_task_cancel,
}

/** The state of such a task, in words. */
export const taskStateWords: Record<(typeof taskStates)[number], () => string> = {
  WAITING: m.office_payments_task_waiting,
  DONE: m.office_payments_task_done,
  FAILED: m.office_payments_task_failed,
}

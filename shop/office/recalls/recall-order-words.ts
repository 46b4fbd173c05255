import { m } from '../../messages/m.ts'
import type { RecallOrder } from '../../recalls/recalls.fields.ts'

type Look = 'good' | 'waits' | 'bad' | 'quiet'

/** The result for an order in words, and the look of its badge: a customer who got no message and no call is to be called. */
export function stateOfRecallOrder(order: RecallOrder): { says: string; look: Look } {
  const { outcome, notified, calledAt, contact } = order
  if (outcome === null) return { says: m.office_recalls_waits(), look: 'waits' }
  if (outcome === 'PICK_AGAIN') return { says: m.office_recalls_pick_again(), look: 'quiet' }
  if (outcome === 'NOTHING') return { says: m.office_recalls_nothing(), look: 'quiet' }
  if (calledAt !== null) return { says: m.office_recalls_called(), look: 'good' }
  if (notified) return { says: m.office_recalls_notified(), look: 'good' }
  const isUnknown = contact !== null && !contact.phone
  return { says: isUnknown ? m.office_recalls_no_phone() : m.office_recalls_call(), look: 'bad' }
}

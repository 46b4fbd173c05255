import { m } from '../../messages/m.ts'
import type { RecallOrder } from '../../recalls/recalls.fields.ts'

type Look = 'good' | 'waits' | 'bad' | 'quiet'

/** The result for an order in words, and the look of its badge: a customer who got no message is to be called. */
export function stateOfRecallOrder({ outcome, notified }: Pick<RecallOrder, 'outcome' | 'notified'>): {
  says: string
  look: Look
} {
  if (outcome === null) return { says: m.office_recalls_waits(), look: 'waits' }
  if (outcome === 'PICK_AGAIN') return { says: m.office_recalls_pick_again(), look: 'quiet' }
  if (outcome === 'NOTHING') return { says: m.office_recalls_nothing(), look: 'quiet' }
  return notified
    ? { says: m.office_recalls_notified(), look: 'good' }
    : { says: m.office_recalls_call(), look: 'bad' }
}

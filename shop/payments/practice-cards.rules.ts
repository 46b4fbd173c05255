import { m } from '../messages/m.ts'
import { type PracticeMethod, practiceCards } from './payment-words.ts'

/** What becomes of a payment by a test card. */
export type PracticeAnswer = 'pays' | 'asks' | { declined: string }

const says: Record<string, () => string> = {
  insufficient_funds: m.payments_declined_funds,
  expired_card: m.payments_declined_expired,
  incorrect_cvc: m.payments_declined_cvc,
  processing_error: m.payments_declined_processing,
}

/** What people read where a card is declined, and its code behind a semicolon, as the answer of a charge has it. */
export const declinedText = (code: string) => `${(says[code] ?? m.payments_declined)()};${code}`

/** The test card of this name, or of this token. */
export function practiceCardOf(token: string): PracticeMethod | undefined {
  const plain = (name: string) => name.replace(/^(tok|pm_card)_/, '').replace(/^visa_(?=chargeDeclined)/, '')
  return practiceCards.find(card => plain(card.method) === plain(token) || card.token === token)?.method
}

/** What becomes of a payment by this card. */
export function practiceAnswer(method: PracticeMethod): PracticeAnswer {
  const card = practiceCards.find(one => one.method === method)
  if (card && 'declined' in card) return { declined: card.declined }
  return card && 'asks' in card ? 'asks' : 'pays'
}

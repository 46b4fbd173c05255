import { m } from '../../../messages/m.ts'
import { type PracticeMethod, practiceCards } from './practice-words.ts'

/** The result of a payment by a test card. */
export type PracticeAnswer = 'pays' | 'asks' | { declined: string }

const says: Record<string, () => string> = {
  insufficient_funds: m.payments_declined_funds,
  expired_card: m.payments_declined_expired,
  incorrect_cvc: m.payments_declined_cvc,
  processing_error: m.payments_declined_processing,
}

/** Returns the text for a declined card with its code behind a semicolon, as the response of a charge contains it. */
export const declinedText = (code: string) => `${(says[code] ?? m.payments_declined)()};${code}`

/** Returns the test card with this name or token. */
export function practiceCardOf(token: string): PracticeMethod | undefined {
  const plain = (name: string) => name.replace(/^(tok|pm_card)_/, '').replace(/^visa_(?=chargeDeclined)/, '')
  return practiceCards.find(card => plain(card.method) === plain(token) || card.token === token)?.method
}

/** Returns the result of a payment by this card. */
export function practiceAnswer(method: PracticeMethod): PracticeAnswer {
  const card = practiceCards.find(one => one.method === method)
  if (card && 'declined' in card) return { declined: card.declined }
  return card && 'asks' in card ? 'asks' : 'pays'
}

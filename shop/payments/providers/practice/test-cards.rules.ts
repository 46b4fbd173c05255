import { m } from '../../../messages/m.ts'
import { type PracticeMethod, practiceCards } from './practice-words.ts'

type TestCard = (typeof practiceCards)[number]

const digitsOf = (typed: string) => typed.replaceAll(/[\s-]/g, '')

/** Returns the practice provider's name for the test card with this number; undefined for any other number. */
export const practiceMethodOf = (typed: string): PracticeMethod | undefined =>
  practiceCards.find(({ number }) => number === digitsOf(typed))?.method

/** Returns a card number in the groups that are printed on it: 4-6-5 on an American Express card, fours on all others. */
export const inGroups = (number: string): string =>
  (number.length === 15 ? /^(\d{4})(\d{6})(\d{5})$/.exec(number)?.slice(1) : number.match(/\d{1,4}/g))?.join(
    ' ',
  ) ?? number

const declines: Record<string, () => string> = {
  insufficient_funds: m.payments_test_funds,
  lost_card: m.payments_test_lost,
  stolen_card: m.payments_test_stolen,
  expired_card: m.payments_test_expired,
  incorrect_cvc: m.payments_test_cvc,
  processing_error: m.payments_test_error,
}

/** Returns the result of a payment with a test card, in words. */
export function fateOf(card: TestCard): string {
  if ('asks' in card) return m.payments_test_asks()
  if ('declined' in card) return (declines[card.declined] ?? m.payments_test_declined)()
  return m.payments_test_works()
}

/** The data typed for a card. */
export type TypedCard = { number: string; expiry: string; cvc: string }

/** Returns its errors, by field. */
export function checkCard({ number, expiry, cvc }: TypedCard, now: Date): Record<string, string> {
  const wrong: Record<string, string> = {}
  if (!digitsOf(number)) wrong.number = m.payments_number_needed()
  else if (!practiceMethodOf(number)) wrong.number = m.payments_number_wrong()
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(expiry) ?? []
  if (!month || Number(month) < 1 || Number(month) > 12) wrong.expiry = m.payments_expiry_wrong()
  else if (new Date(2000 + Number(year), Number(month), 1) <= now) wrong.expiry = m.payments_expired_card()
  if (!/^\s*\d{3,4}\s*$/.test(cvc)) wrong.cvc = m.payments_cvc_wrong()
  return wrong
}

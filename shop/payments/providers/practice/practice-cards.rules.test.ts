import { expect, test } from 'vitest'
import { declinedText, practiceAnswer, practiceCardOf } from './practice-cards.rules.ts'
import { practiceCards } from './practice-words.ts'

test.each(practiceCards)('$method and $token are the same card', ({ method, token }) => {
  expect(practiceCardOf(method)).toBe(method)
  expect(practiceCardOf(token)).toBe(method)
})

test.each([
  ['tok_visa', 'pays'],
  ['pm_card_visa', 'pays'],
  ['tok_chargeDeclined', { declined: 'generic_decline' }],
  ['pm_card_chargeDeclined', { declined: 'generic_decline' }],
  ['pm_card_visa_chargeDeclined', { declined: 'generic_decline' }],
  ['tok_visa_chargeDeclinedInsufficientFunds', { declined: 'insufficient_funds' }],
  ['tok_chargeDeclinedExpiredCard', { declined: 'expired_card' }],
  ['tok_threeDSecure2Required', 'asks'],
  ['pm_card_authenticationRequired', 'asks'],
])('%s: %o', (token, answer) => {
  const method = practiceCardOf(token)
  expect(method && practiceAnswer(method)).toEqual(answer)
})

test.each(['', 'tok_', 'pm_card_', 'visa', 'tok_unknown', 'tok_visa; drop table', '4242424242424242'])(
  '%j is no card unless it is named so',
  token => {
    expect(practiceCardOf(token)).toBe(token === 'visa' ? 'pm_card_visa' : undefined)
  },
)

test('each decline says why, and its code behind a semicolon', () => {
  for (const card of practiceCards)
    if ('declined' in card) {
      const [says, code] = declinedText(card.declined).split(';')
      expect(says?.length).toBeGreaterThan(10)
      expect(code).toBe(card.declined)
    }
})

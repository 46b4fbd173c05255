import { expect, test } from 'vitest'
import { paymentStates } from '../orders/payment-states.rules.ts'
import { stageOf, warningIn } from './payment-stage.rules.ts'
import { cardOutcomes } from './payment-words.ts'

const waiting = { orderStatus: 'NEW', paymentState: 'AWAITING', card: null, provider: 'practice' } as const

test('an order that waits for its payment asks for a card, for its bank, or says that it is under way', () => {
  expect(stageOf(waiting, 1000)).toBe('card')
  expect(stageOf({ ...waiting, card: 'needs a card' }, 1000)).toBe('card')
  expect(stageOf({ ...waiting, card: 'needs confirming' }, 1000)).toBe('bank')
  expect(stageOf({ ...waiting, card: 'under way' }, 1000)).toBe('under way')
  expect(stageOf({ ...waiting, card: 'taken' }, 1000)).toBe('under way')
})

test('after the time limit there is no form, but a running payment is still followed', () => {
  expect(stageOf(waiting, 0)).toBe('too late')
  expect(stageOf({ ...waiting, card: 'needs confirming' }, -1)).toBe('too late')
  expect(stageOf({ ...waiting, card: 'under way' }, -1)).toBe('under way')
})

test('without a card provider, or for a rejected order, no payment is requested', () => {
  expect(stageOf({ ...waiting, provider: null }, 1000)).toBe('nobody')
  expect(stageOf({ ...waiting, orderStatus: 'REJECTED' }, 1000)).toBe('given back')
})

test('only an order that waits for its payment ever asks for a card', () => {
  for (const paymentState of paymentStates)
    for (const card of [null, ...cardOutcomes]) {
      const stage = stageOf({ ...waiting, paymentState, card }, 60_000)
      if (paymentState !== 'AWAITING') expect(['card', 'bank', 'under way']).not.toContain(stage)
    }
})

test('a warning is the text before the first semicolon', () => {
  expect(warningIn('Your card was declined.;generic_decline;x')).toBe('Your card was declined.')
  expect(warningIn('No code')).toBe('No code')
  expect(warningIn('')).toBe('')
})

test('the rest of an order is agreed to before a card is asked, whatever was paid before', () => {
  const rest = { amount: 250, reason: 'Two more', agreed: false }
  const order = { orderStatus: 'OPEN', paymentState: 'AUTHORISED', card: null, provider: 'practice' } as const
  expect(stageOf({ ...order, rest }, 0)).toBe('agree')
  expect(stageOf({ ...order, rest: { ...rest, agreed: true } }, 0)).toBe('card')
  expect(stageOf({ ...order, card: 'taken', rest: { ...rest, agreed: true } }, 0)).toBe('under way')
  expect(stageOf({ ...order, provider: null, rest }, 0)).toBe('nobody')
  expect(stageOf({ ...order, rest: null }, 0)).toBe('put aside')
})

import { expect, test } from 'vitest'
import { exampleRecallOrder } from '../../recalls/recalls.examples.ts'
import { stateOfRecallOrder } from './recall-order-words.ts'

test('a customer who has the products and got no message is to be called, if the shop knows the phone', () => {
  const of = (change: Partial<typeof exampleRecallOrder>) =>
    stateOfRecallOrder({ ...exampleRecallOrder, ...change }).says
  const nobody = { name: '', phone: '', email: '' }
  expect(of({})).toBe('Message sent')
  expect(of({ notified: false })).toBe('Call them')
  expect(of({ notified: false, contact: nobody })).toBe('No phone')
  expect(of({ notified: false, calledAt: '2026-11-28T10:00:00.000Z', calledBy: 'Zainab' })).toBe('Called')
  // The person may not see the customers of this branch.
  expect(of({ notified: false, contact: null })).toBe('Call them')
})

test('an order that still waits, is picked again, or has nothing of the lots any more is not to be called', () => {
  const of = (outcome: typeof exampleRecallOrder.outcome) =>
    stateOfRecallOrder({ ...exampleRecallOrder, outcome, notified: false }).says
  expect([of(null), of('PICK_AGAIN'), of('NOTHING')]).toEqual(['Waits', 'Picked again', 'Not needed'])
})

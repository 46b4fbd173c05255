import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderStates } from '../orders/order-states.rules.ts'
import { paymentStates } from '../orders/payment-states.rules.ts'
import { distributions } from './animals.rules.ts'
import { stepsOf } from './booking/share-steps.rules.ts'
import { isCancellable } from './is-cancellable.rules.ts'
import { type ShareFacts, shareStates, stateOfShare } from './share-states.rules.ts'

const at = new Date('2027-05-16T06:00:00Z')
const fresh: ShareFacts = {
  paymentState: 'PAID',
  orderStatus: 'NEW',
  cancelledAt: null,
  animalId: null,
  doneAt: null,
  packedAt: null,
  collectedAt: null,
}
const assigned = { ...fresh, animalId: 7 }
const done = { ...assigned, doneAt: at }
const packed = { ...done, packedAt: at }

test.each<[string, ShareFacts]>([
  ['BOOKED', fresh],
  ['BOOKED', { ...fresh, paymentState: 'PART_REFUNDED' }],
  ['BOOKED', { ...fresh, orderStatus: 'CLOSED' }],
  ['HELD', { ...fresh, paymentState: 'AWAITING' }],
  ['ASSIGNED', assigned],
  ['DONE', done],
  ['PACKED', packed],
  ['COLLECTED', { ...packed, collectedAt: at }],
  ['ENDED', { ...fresh, orderStatus: 'REJECTED', paymentState: 'EXPIRED' }],
  ['ENDED', { ...fresh, orderStatus: 'REJECTED', paymentState: 'REFUNDED' }],
  ['ENDED', { ...fresh, cancelledAt: at }],
])('a share is %s', (state, facts) => {
  expect(stateOfShare(facts)).toBe(state)
})

const moment = fc.option(fc.constant(at), { nil: null })
const facts = fc.record<ShareFacts>({
  paymentState: fc.constantFrom(...paymentStates),
  orderStatus: fc.constantFrom(...orderStates),
  cancelledAt: moment,
  animalId: fc.option(fc.constant(7), { nil: null }),
  doneAt: moment,
  packedAt: moment,
  collectedAt: moment,
})

test('an unpaid or cancelled share never looks as if it were in progress', () => {
  fc.assert(
    fc.property(facts, all => {
      const state = stateOfShare(all)
      const isOver = all.orderStatus === 'REJECTED' || all.cancelledAt !== null
      if (isOver || all.paymentState === 'EXPIRED') expect(state).toBe('ENDED')
      else if (all.paymentState === 'AWAITING') expect(state).toBe('HELD')
      else expect(['ENDED', 'HELD']).not.toContain(state)
    }),
  )
})

test('a booking is cancelled only while it is paid, has not ended, and none of its shares has an animal', () => {
  fc.assert(
    fc.property(facts, fc.array(facts, { maxLength: 4 }), (order, shares) => {
      const given = isCancellable(order, shares)
      if (shares.some(({ animalId }) => animalId !== null)) expect(given).toBe(false)
      if (['CLOSED', 'REJECTED'].includes(order.orderStatus)) expect(given).toBe(false)
      if (order.paymentState === 'AWAITING') expect(given).toBe(false)
    }),
  )
})

test('the steps of a share follow one another; a share donated in full is not collected', () => {
  for (const distribution of distributions)
    for (const state of shareStates) {
      const steps = stepsOf({ state, distribution })
      expect(steps.some((step, index) => step.reached && steps[index - 1]?.reached === false)).toBe(false)
      expect(steps.some(step => step.state === 'COLLECTED')).toBe(distribution !== 'GIVE ALL')
      expect(steps.some(({ reached }) => reached)).toBe(!['HELD', 'ENDED'].includes(state))
    }
})

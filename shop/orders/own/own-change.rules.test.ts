import { expect, test } from 'vitest'
import { mayCancel, whyFixed } from './own-change.rules.ts'

const now = new Date('2026-11-27T13:00:00Z')
const order = { orderStatus: 'NEW', orderType: 'ONLINE', paymentState: 'ON_DELIVERY' }
const line = { itemStatus: 'NEW', packedSteps: null, finalWeight: null }
const until = (orderBy: string) => ({ orderBy: new Date(orderBy), now })
const open = { orderBy: undefined, now }

test('an order can be changed until the last moment of its window, and not in that moment', () => {
  expect(whyFixed(order, [line], until('2026-11-27T13:00:00.001Z'))).toBeUndefined()
  expect(whyFixed(order, [line], until('2026-11-27T13:00:00Z'))).toBe('TOO_LATE')
})

test('an order without a window can be changed until the shop begins with it', () => {
  expect(whyFixed(order, [line], open)).toBeUndefined()
  expect(whyFixed({ ...order, orderStatus: 'PRINTED' }, [line], open)).toBe('TOO_LATE')
  for (const begun of [{ itemStatus: 'PICKED' }, { packedSteps: 2 }, { finalWeight: 900 }])
    expect(whyFixed(order, [line, { ...line, ...begun }], open)).toBe('TOO_LATE')
  expect(whyFixed(order, [{ ...line, itemStatus: 'UNAVAILABLE' }], open)).toBeUndefined()
})

test('an order that has ended, a booking and an unpaid order say so first', () => {
  expect(whyFixed({ ...order, orderStatus: 'REJECTED' }, [line], open)).toBe('ENDED')
  expect(whyFixed({ ...order, orderType: 'BALANCE' }, [line], open)).toBe('BOOKING')
  expect(whyFixed({ ...order, paymentState: 'AWAITING' }, [line], open)).toBe('UNPAID')
})

test('an order that waits for its payment can be cancelled, one that is too late cannot', () => {
  expect(
    [undefined, 'UNPAID', 'TOO_LATE', 'ENDED', 'BOOKING'].map(fixed => mayCancel(fixed as 'UNPAID')),
  ).toEqual([...[true, true], ...[false, false, false]])
})

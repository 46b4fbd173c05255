import { expect, test } from 'vitest'
import { needsReason, orderStates, statesBefore } from './order-states.rules.ts'

const steps = orderStates.flatMap(to => statesBefore(to).map(from => `${from} > ${to}`))

test('an order goes NEW, PRINTED, OPEN, CLOSED, and can be rejected until it is closed', () => {
  expect(steps).toEqual([
    'NEW > PRINTED',
    'PRINTED > OPEN',
    'OPEN > CLOSED',
    'NEW > REJECTED',
    'PRINTED > REJECTED',
    'OPEN > REJECTED',
  ])
})

test('CLOSED and REJECTED are final, and only a rejection needs a reason', () => {
  expect(steps.filter(step => /^(CLOSED|REJECTED)/.test(step))).toEqual([])
  expect(orderStates.filter(needsReason)).toEqual(['REJECTED'])
})

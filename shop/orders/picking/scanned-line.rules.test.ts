import { expect, test } from 'vitest'
import { scannedLine } from './scanned-line.rules.ts'

const line = (id: number, itemStatus: string, more: object = {}) => ({
  ...{ id, productId: 7, itemStatus, weighed: false, finalWeight: null },
  ...more,
})

test('a scan goes to the line that is still to be picked, then to one without a weight', () => {
  const [picked, unweighed, fresh] = [line(1, 'PICKED'), line(2, 'PICKED', { weighed: true }), line(3, 'NEW')]
  expect(scannedLine([picked, unweighed, fresh], 7)).toBe(fresh)
  expect(scannedLine([picked, unweighed], 7)).toBe(unweighed)
  expect(scannedLine([picked, line(4, 'PACKED')], 7)).toBe(picked)
})

test('a product that is left out or not ordered belongs to no line', () => {
  expect(scannedLine([line(1, 'UNAVAILABLE'), line(2, 'REMOVED')], 7)).toBe('LEFT_OUT')
  expect(scannedLine([line(1, 'REMOVED')], 7)).toBeUndefined()
  expect(scannedLine([line(1, 'NEW')], 8)).toBeUndefined()
})

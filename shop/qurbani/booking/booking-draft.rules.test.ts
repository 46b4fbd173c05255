import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_NAMES, MOST_SHARES } from '../animals.rules.ts'
import type { Offer, PickupWindow } from '../qurbani.contract.ts'
import {
  canInvite,
  checkShares,
  costOf,
  countOf,
  type DraftShare,
  namesIn,
  windowsFor,
  withCount,
} from './booking-draft.rules.ts'

const offer = (offerId: number, more: Partial<Offer> = {}): Offer => ({
  ...{ offerId, day: 1, kind: 'COW', type: 'POOL', price: 100, net: 100, deposit: 30, left: 21 },
  ...{ weightFrom: null, weightTo: null, tag: null, animalWeight: null, picture: null },
  ...more,
})
const like: Omit<DraftShare, 'key' | 'offerId' | 'names'> = {
  ...{ intention: 'QURBANI', distribution: 'COLLECT', windowId: 4, skin: true, offal: false },
}
const mapOf = (...offers: Offer[]) => new Map(offers.map(one => [one.offerId, one]))
const windows: PickupWindow[] = [
  { windowId: 4, day: 1, method: 'COLLECT', startsAt: '', endsAt: '', left: 9 },
  { windowId: 5, day: 1, method: 'DELIVER', startsAt: '', endsAt: '', left: 9 },
  { windowId: 6, day: 2, method: 'COLLECT', startsAt: '', endsAt: '', left: 9 },
]

test('however often counts are changed, a booking has as many shares as were chosen, and never too many', () => {
  const change = fc.record({
    offerId: fc.integer({ min: 1, max: 3 }),
    count: fc.integer({ min: -2, max: 30 }),
  })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), changes => {
      let shares: DraftShare[] = []
      for (const { offerId, count } of changes) {
        const others = shares.filter(share => share.offerId !== offerId)
        shares = withCount(shares, offer(offerId), count, like)
        const most = MOST_SHARES - others.length
        expect(countOf(shares, offerId)).toBe(Math.max(0, Math.min(count, most)))
        expect(shares.filter(share => share.offerId !== offerId)).toEqual(others)
        expect(new Set(shares.map(({ key }) => key)).size).toBe(shares.length)
        expect(shares.length).toBeLessThanOrEqual(MOST_SHARES)
      }
    }),
  )
})

test('remaining shares keep their details, and new ones copy the last choice', () => {
  const [one] = withCount([], offer(1), 1, like) as [DraftShare]
  const written: DraftShare = { ...one, names: 'Zainab', distribution: 'GIVE ALL', windowId: undefined }
  const [first, second] = withCount([written], offer(1), 2, like)
  expect(first).toEqual(written)
  expect(second).toMatchObject({ names: '', distribution: 'GIVE ALL', windowId: undefined })
})

test('names are parted by commas of either kind, and by lines', () => {
  expect(namesIn(' Zainab Qureshi, Bilal ،عائشة\n\n, ')).toEqual(['Zainab Qureshi', 'Bilal', 'عائشة'])
})

test('an error is shown at its field', () => {
  const all = mapOf(offer(1), offer(2, { day: 2 }))
  const share: DraftShare = { ...like, key: 1, offerId: 1, names: 'Zainab' }
  const many = Array.from({ length: MOST_NAMES + 1 }, (_, at) => `Name ${at}`).join(',')
  expect(checkShares([share], all, windows)).toEqual({})
  const wrong = checkShares(
    [
      { ...share, names: ' , ' },
      { ...share, names: many },
      { ...share, offerId: 2 },
      { ...share, distribution: 'DELIVER' },
      { ...share, distribution: 'GIVE ALL', windowId: undefined },
    ],
    all,
    windows,
  )
  expect(Object.keys(wrong)).toEqual([
    'shares.0.names',
    'shares.1.names',
    'shares.2.windowId',
    'shares.3.windowId',
  ])
})

test('meat leaves in the times of its day and its way, and none is given away in one', () => {
  const ids = (...of: Parameters<typeof windowsFor>) => windowsFor(...of).map(({ windowId }) => windowId)
  expect(ids(windows, 1, 'COLLECT')).toEqual([4])
  expect(ids(windows, 1, 'THIRDS')).toEqual([4])
  expect(ids(windows, 1, 'DELIVER')).toEqual([5])
  expect(ids(windows, 1, 'GIVE ALL')).toEqual([])
})

test('a family is invited to one whole animal that several share', () => {
  const shares = (count: number, offerId = 1) => withCount([], offer(offerId), count, like)
  expect(canInvite(shares(2), mapOf(offer(1)))).toBe(true)
  expect(canInvite([], mapOf(offer(1)))).toBe(false)
  expect(canInvite(shares(7), mapOf(offer(1)))).toBe(false)
  expect(canInvite(shares(2), mapOf(offer(1, { left: 6 })))).toBe(false)
  expect(canInvite(shares(1), mapOf(offer(1, { kind: 'GOAT' })))).toBe(false)
  expect(canInvite(shares(1), mapOf(offer(1, { type: 'NAMED' })))).toBe(false)
  expect(canInvite([...shares(1), ...shares(1, 2)], mapOf(offer(1), offer(2)))).toBe(false)
})

test('costs add up exactly, also in currencies of three decimals', () => {
  const all = mapOf(offer(1, { price: 0.1, deposit: 0.033 }))
  expect(costOf(withCount([], offer(1), 3, like), all)).toEqual({ total: 0.3, deposit: 0.099 })
})

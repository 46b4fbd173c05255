import { expect, test } from 'vitest'
import { findNewSeason, findSeasonForStaff } from '../../qurbani/season/seasons.contract.ts'
import { exampleDeskSeason, exampleNewSeason } from '../../qurbani/season/seasons.examples.ts'
import { withCapacityOfDay1, withDays, withOffersOfDay1, withTimesOfDay1 } from './season-days.rules.ts'
import { checkSeasonDraft, seasonDraftOf, seasonIn } from './season-draft.rules.ts'

const deskSeason = findSeasonForStaff.output.parse(exampleDeskSeason)
const newSeason = findNewSeason.output.parse(exampleNewSeason)
const draft = seasonDraftOf(deskSeason)
const [cows] = deskSeason.offers
const family = { ...cows, offerId: 4, type: 'FAMILY', animals: 1 } as typeof cows

test('a season as it is written is the one that was read, without the offers of families', () => {
  const offers = [cows, family].filter(offer => offer !== undefined)
  const sent = seasonIn(seasonDraftOf({ ...deskSeason, offers }))
  expect(sent).toMatchObject({ seasonId: 1, version: 1, depositPercent: 30, firstDay: '2027-05-16' })
  expect(sent.days).toEqual([{ capacity: 40 }, { capacity: 40 }, { capacity: 40 }])
  expect(sent.offers).toEqual([
    { offerId: 3, day: 1, kind: 'COW', animals: 8, price: 450, weightFrom: 30, weightTo: 40, active: true },
  ])
  expect(sent.windows).toMatchObject([{ windowId: 1, startsAt: '14:00', capacity: 60 }])
})

test('a proposed season is sent as a new one, once it has a name', () => {
  const proposed = seasonDraftOf(newSeason)
  expect(Object.keys(checkSeasonDraft(proposed))).toEqual(['seasonName'])
  expect(seasonIn(proposed)).not.toHaveProperty('seasonId')
  expect(seasonIn(proposed).offers[0]).not.toHaveProperty('offerId')
})

test('an error is shown at its field', () => {
  const [offer] = draft.offers
  const [window] = draft.windows
  const wrong = checkSeasonDraft({
    ...draft,
    depositPercent: 'some',
    days: [{ capacity: '1.5' }, { capacity: '' }, { capacity: '0' }],
    offers: [
      { ...offer, animals: '-1', price: '0', weightFrom: '40', weightTo: '30' },
    ] as typeof draft.offers,
    windows: [{ ...window, startsAt: '', endsAt: '', capacity: 'x' }] as typeof draft.windows,
  })
  expect(Object.keys(wrong).toSorted()).toEqual([
    'days.0.capacity',
    'days.1.capacity',
    'depositPercent',
    'offers.0.animals',
    'offers.0.price',
    'offers.0.weightTo',
    'windows.0.capacity',
    'windows.0.endsAt',
    'windows.0.startsAt',
  ])
})

test('day 1 is copied to the other days: existing entries take its values, missing ones are added, and a second copy changes nothing', () => {
  const [offer] = draft.offers
  if (!offer) throw new Error('The example has an offer')
  const there = { ...offer, key: 'there', offerId: 9, day: 2, price: '1' }
  const named = { ...offer, key: 'named', offerId: 10, type: 'NAMED' as const, tag: 'C-1' }
  const offers = withOffersOfDay1({ ...draft, offers: [offer, named, there] })
  expect(offers.map(({ day, offerId, price, type }) => [day, offerId, price, type])).toEqual([
    [1, 3, '450', 'POOL'],
    [1, 10, '450', 'NAMED'],
    [2, 9, '450', 'POOL'],
    [3, null, '450', 'POOL'],
  ])
  expect(withOffersOfDay1({ ...draft, offers })).toEqual(offers)
  expect(new Set(offers.map(({ key }) => key)).size).toBe(offers.length)
  const windows = withTimesOfDay1(draft)
  expect(windows.map(({ day, windowId }) => [day, windowId])).toEqual([
    [1, 1],
    [2, null],
    [3, null],
  ])
  expect(withCapacityOfDay1({ ...draft, days: [{ capacity: '5' }, { capacity: '9' }] })).toEqual([
    { capacity: '5' },
    { capacity: '5' },
  ])
})

test('a day less takes its offers and times along, a day more is as the last one', () => {
  const four = withDays(draft, 4)
  expect(four.days).toHaveLength(4)
  const windows = withTimesOfDay1({ ...draft, ...four })
  expect(windows).toHaveLength(4)
  expect(withDays({ ...draft, ...four, windows }, 3).windows).toHaveLength(3)
})

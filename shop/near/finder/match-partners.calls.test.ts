import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { explain } from '../../../bench/explain.ts'
import { makePartners } from '../../../bench/made-partners.ts'
import { type Database, databaseOn } from '../../../database/pool.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { plainName } from '../../lib/plain-name.ts'
import { EARTH_RADIUS, greatCircle, type Position } from '../providers/distance.rules.ts'
import { embeddedMaps } from '../providers/embedded.server.ts'
import type { NearbyPlace } from '../providers/map-provider.ts'
import { matchPartners } from './match-partners.server.ts'

let shop: TestShop
let database: Database
beforeAll(async () => {
  shop = await openTestShop()
  database = databaseOn(shop.pool)
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate partners'))

const here = { latitude: 24.9, longitude: 67.1 }
const north = (metres: number): Position => ({
  ...here,
  latitude: here.latitude + ((metres / EARTH_RADIUS) * 180) / Math.PI,
})
const hours = Array.from({ length: 7 }, () => ({ opens: '10:00', closes: '22:00' }))

/** Adds partners to the directory, numbered from 1: name, distance to the north, priority, active or not. */
const partners = async (...all: [string, number, number, boolean?][]) => {
  for (const [place, [name, metres, priority, active = true]] of all.entries()) {
    const { latitude, longitude } = north(metres)
    await shop.pool.query(
      `insert into partners (partner_id, partner_name, plain_name, kind, address, city, country, latitude, longitude, phone1, priority, hours, active)
       values ($1, $2, $3, 'GROCERY', '1 Street', 'Town', 'PK', $4, $5, '+92 21 1', $6, $7, $8)`,
      [place + 1, name, plainName(name), latitude, longitude, priority, JSON.stringify(hours), active],
    )
  }
}
const place = (name: string, metres: number): NearbyPlace => ({
  ...north(metres),
  name,
  vicinity: 'Main Road',
  kind: 'GROCERY',
  distance: greatCircle(here, north(metres)),
})
/** Returns the names of the places with the partners that they match. */
const matched = async (...places: NearbyPlace[]) =>
  (await matchPartners(database, places)).map(({ name, partnerId }) => [name, partnerId])

test('partners are listed by priority, the nearest first in each, before other places', async () => {
  await partners(
    ['Third', 100, 3],
    ['Second far', 900, 2],
    ['Second near', 200, 2],
    ['First', 1500, 1],
    ['Ninth', 50, 9],
  )
  const found = ['Nobody near', 'Third', 'Second far', 'Second near', 'Ninth', 'Nobody far', 'First']
  const metres = [10, 100, 900, 200, 50, 3000, 1500]
  expect(await matched(...found.map((name, at) => place(name, metres[at] ?? 0)))).toEqual([
    ['First', 4],
    ['Second near', 3],
    ['Second far', 2],
    ['Third', 1],
    ['Ninth', 5],
    ['Nobody near', null],
    ['Nobody far', null],
  ])
})

test('a partner adds its priority, phone and hours; the place keeps its position', async () => {
  await partners(['Johar Mor Grocers', 0, 1])
  const [found, other] = await matchPartners(database, [
    place('Elsewhere', 5),
    place('JOHAR-MOR  Grocers', 30),
  ])
  expect(found).toMatchObject({
    placeId: 'partner-1',
    name: 'JOHAR-MOR  Grocers',
    vicinity: 'Main Road',
    ...{ partnerId: 1, priority: 1, phone1: '+92 21 1', hours },
    location: north(30),
  })
  expect(other).toMatchObject({ partnerId: null, priority: null, phone1: '', hours: null })
  const [again] = await matchPartners(database, [place('Elsewhere', 5)])
  expect(again?.placeId).toBe(other?.placeId)
})

test('one name may be in the other, as whole words only', async () => {
  await partners(['Al Madina', 0, 1], ['Green Valley Super Market', 0, 1])
  expect(await matched(place('Al-Madína Butchers', 10))).toEqual([['Al-Madína Butchers', 1]])
  expect(await matched(place('Green Valley', 10))).toEqual([['Green Valley', 2]])
  expect(await matched(place('Al Madinah', 10))).toEqual([['Al Madinah', null]])
  expect(await matched(place('Valley Green', 10))).toEqual([['Valley Green', null]])
  expect(await matched(place('%', 10), place('_', 20), place('', 30))).toEqual([
    ['%', null],
    ['_', null],
    ['', null],
  ])
})

test('a place is a partner up to a kilometre away, to the millimetre', async () => {
  await partners(['Shop', 0, 1])
  expect(await matched(place('Shop', 999.999))).toEqual([['Shop', 1]])
  expect(await matched(place('Shop', 1000.001))).toEqual([['Shop', null]])
})

test('those that are not active are no partners', async () => {
  await partners(['Shop', 0, 1, false])
  expect(await matched(place('Shop', 0))).toEqual([['Shop', null]])
})

test('a partner is one place and a place one partner: an equal name first, then the nearest', async () => {
  await partners(['Biryani Point', 0, 2], ['Biryani', 10, 1])
  expect(await matched(place('Biryani Point', 20), place('Biryani Point', 5), place('Biryani', 300))).toEqual(
    [
      ['Biryani', 2],
      ['Biryani Point', 1],
      ['Biryani Point', null],
    ],
  )
})

test('places found by the embedded provider are partners already, even two of the same name', async () => {
  await partners(['Shop', 100, 2], ['Shop', 100, 1], ['Shop', 50, 2])
  const question = { position: here, radius: 1000, kinds: ['GROCERY'] as const, goods: '', name: '' }
  const found = await embeddedMaps(database).nearby(question, new AbortController().signal)
  const places = await matchPartners(database, found)
  expect(places.map(({ partnerId }) => partnerId)).toEqual([2, 3, 1])
  expect(places.map(({ placeId }) => placeId)).toEqual(['partner-2', 'partner-3', 'partner-1'])
})

test('an empty result stays empty, and the same place is listed once', async () => {
  expect(await matchPartners(database, [])).toEqual([])
  expect(await matched(place('Twice', 10), place('Twice', 10))).toEqual([['Twice', null]])
  const many = Array.from({ length: 70 }, (_, at) => place(`Place ${at}`, at))
  expect(await matchPartners(database, many)).toHaveLength(50)
})

test('among 30,000 partners of one town it is one statement that reads none of them through', async () => {
  const { centre } = await makePartners(shop.pool.options.connectionString as string, 30_000, 'city')
  const places = Array.from({ length: 50 }, (_, at) => ({ ...place(`Partner ${at + 1}`, 0), ...centre }))
  const asked = await explain(shop.pool, () => matchPartners(database, places))
  expect(asked).toHaveLength(1)
  expect(asked[0]?.scans).toEqual([])
  expect(asked[0]?.indexes).toContain('partners_sphere_index')
})

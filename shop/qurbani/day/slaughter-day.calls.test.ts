import { afterAll, beforeAll, expect, test } from 'vitest'
import { booked, newPool, newWindow, payFor } from '../../../tests/support/booking-shares.ts'
import { multipart } from '../../../tests/support/multipart.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import {
  newAnimal,
  paidBooking,
  paidShares,
  placeOf,
  seasonBeside,
} from '../../../tests/support/qurbani-goods.ts'
import { smallPng } from '../../../tests/support/test-files.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let desk: Person
let picker: Person
let seasonId: number
let cows: number
beforeAll(async () => {
  shop = await openTestShop(20, { variables: { TRUSTED_PROXIES: '127.0.0.1' } })
  desk = await signUp(shop, 'orders')
  picker = await signUp(shop, 'picker')
  seasonId = await seasonBeside(shop.pool)
  cows = await newPool(shop.pool, seasonId, { animals: 50 })
})
afterAll(() => shop.close())

const ask = (call: string, input: object, by = picker) => shop.post(`/qurbani/${call}`, input, by.bearer)
const look = async (query: string, by = desk) => (await shop.get(`/qurbani/${query}`, by.bearer)).body
const assigned = async (count: number, more: object = {}) => {
  const animalId = await newAnimal(shop.pool, seasonId)
  const booking = await paidShares(shop, seasonId, cows, count, more)
  await ask('assign', { shareIds: booking.shareIds, animalId }, desk)
  return { animalId, ...booking }
}

test('an animal goes from ready to done, its shares are packed and collected, and each step can be undone', async () => {
  const { animalId, shareIds, orderNum, link } = await assigned(2)
  const [shareId, other] = shareIds as [number, number]
  expect((await ask('packShare', { shareId, weight: 34.5 })).status).toBe(409)
  const done = await ask('markDone', { animalId })
  expect(done.body).toMatchObject({ state: 'DONE', doneBy: 'Zainab', shares: [{ state: 'DONE' }, {}] })
  expect((await ask('markDone', { animalId })).body).toEqual(done.body)
  expect((await ask('markDone', { animalId, done: false })).body).toMatchObject({
    state: 'READY',
    doneAt: null,
  })
  await ask('markDone', { animalId })
  expect((await ask('collectShare', { shareId })).status).toBe(409)
  const packed = await ask('packShare', { shareId, weight: 34.5 })
  expect(packed.body).toMatchObject({ state: 'PACKED', weight: 34.5, sequence: 1, orderNum, due: false })
  expect((await ask('packShare', { shareId, weight: 34.5 })).body).toEqual(packed.body)
  expect((await ask('markDone', { animalId, done: false })).status).toBe(409)
  const collected = await ask('collectShare', { shareId, collected: true })
  expect(collected.body).toMatchObject({ state: 'COLLECTED', collectedBy: 'Zainab' })
  expect((await ask('collectShare', { shareId, collected: true })).body).toEqual(collected.body)
  expect((await ask('packShare', { shareId, weight: null })).status).toBe(409)
  expect((await ask('packShare', { shareId, weight: 34.5 })).status).toBe(200)
  const seen = await look(`findBooking/${orderNum}/${link}`)
  expect(seen.shares).toMatchObject([{ state: 'COLLECTED', packedWeight: 34.5 }, { state: 'DONE' }])
  await ask('collectShare', { shareId, collected: false })
  expect((await ask('packShare', { shareId, weight: null })).body).toMatchObject({
    state: 'DONE',
    weight: null,
  })
  expect((await ask('packShare', { shareId: other, weight: 0 })).status).toBe(400)
  const { rows } = await shop.pool.query(
    `select action from audit_entries where subject in ('qurbani animal', 'qurbani share') and cust_id = $1 order by audit_id`,
    [picker.custId],
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'done',
    'not done',
    'done',
    'pack',
    'collect',
    'not collected',
    'unpack',
  ])
})

test('simultaneous presses by two people count once', async () => {
  const { animalId, shareIds } = await assigned(1)
  await Promise.all([1, 2, 3].map(() => ask('markDone', { animalId })))
  const weights = await Promise.all(
    [1, 2, 3].map(() => ask('packShare', { shareId: shareIds[0], weight: 30 })),
  )
  expect(new Set(weights.map(({ body }) => body.packedAt)).size).toBe(1)
  const { rows } = await shop.pool.query(
    `select count(*)::int as all from audit_entries where (subject, subject_id) in (('qurbani animal', $1), ('qurbani share', $2)) and action in ('done', 'pack')`,
    [String(animalId), String(shareIds[0])],
  )
  expect(rows[0].all).toBe(2)
})

test('the queue has the animals of a day in the order of their tags, with all that a label says', async () => {
  const season = await seasonBeside(shop.pool)
  const pool = await newPool(shop.pool, season, { animals: 5 })
  const windowId = await newWindow(shop.pool, season, { hour: 9 })
  await newAnimal(shop.pool, season, { tag: 'C-10' })
  const second = await newAnimal(shop.pool, season, { tag: 'C-9' })
  await newAnimal(shop.pool, season, { tag: 'G-1', kind: 'GOAT' })
  const gone = await newAnimal(shop.pool, season, { tag: 'C-1' })
  await shop.pool.query(`update qurbani_animals set state = 'WITHDRAWN' where animal_id = $1`, [gone])
  const wish = {
    offerId: pool,
    names: ['Zainab Qureshi', 'Bilal Siddiqui'],
    distribution: 'THIRDS',
    windowId,
    skin: true,
  }
  const { shareIds } = await paidBooking(shop, season, [wish, wish], { pays: 'DEPOSIT' })
  await ask('assign', { shareIds: shareIds.slice(0, 1), animalId: second }, desk)
  const queue = await look(`findQueue?seasonId=${season}&day=1&kind=COW`, picker)
  expect(queue).toMatchObject({
    waiting: 1,
    animals: [
      { tag: 'C-9', places: 7 },
      { tag: 'C-10', shares: [] },
    ],
  })
  expect(queue.animals).toHaveLength(2)
  expect(queue.animals[0].shares).toMatchObject([
    {
      ...{
        names: wish.names,
        distribution: 'THIRDS',
        sequence: 1,
        state: 'ASSIGNED',
        skin: true,
        offal: false,
      },
      ...{ due: true, weight: null, window: { startsAt: expect.stringMatching(/^\d\d:00$/) } },
    },
  ])
  expect((await shop.get(`/qurbani/findQueue?seasonId=${season}&day=4`, picker.bearer)).status).toBe(404)
})

test('shares are found by name, number, tag, window and state, with totals of donated meat', async () => {
  const season = await seasonBeside(shop.pool)
  const pool = await newPool(shop.pool, season, { animals: 5 })
  const windowId = await newWindow(shop.pool, season)
  const animalId = await newAnimal(shop.pool, season, { tag: 'L-77' })
  const wish = (name: string, distribution: string) => ({
    ...{ offerId: pool, names: [name], distribution },
    ...(distribution === 'GIVE ALL' ? {} : { windowId }),
  })
  const { shareIds, orderNum, bookingId } = await paidBooking(shop, season, [
    wish('Amina', 'COLLECT'),
    wish('Yusuf', 'GIVE ALL'),
    wish('Maryam', 'THIRDS'),
  ])
  await booked(shop, season, pool)
  await ask('assign', { shareIds, animalId }, desk)
  await ask('markDone', { animalId })
  for (const [at, shareId] of shareIds.entries()) await ask('packShare', { shareId, weight: 30 + at })
  const find = (query: string) => look(`findShares?seasonId=${season}${query}`)
  const all = await find('&sort=name')
  expect(all.total).toBe(4)
  expect(all.rows[0]).toMatchObject({
    names: ['Amina'],
    state: 'PACKED',
    bookingId,
    tag: 'L-77',
    price: 100,
    due: 0,
  })
  expect(all.given).toEqual({ inFull: 2, inThirds: 1, weight: 41.667 })
  const counts: Record<string, number> = {}
  for (const query of [
    '&q=yusuf',
    `&q=${orderNum}`,
    '&q=l-7',
    `&windowId=${windowId}`,
    '&state=HELD',
    '&state=ENDED',
  ])
    counts[query.slice(1)] = (await find(query)).total
  expect(Object.values(counts)).toEqual([1, 3, 3, 2, 1, 0])
  expect((await find('&distribution=THIRDS')).distributions).toEqual([
    { distribution: 'THIRDS', shares: 1, packed: 1, weight: 32 },
  ])
  expect(await look(`findTotals/${season}`)).toEqual({
    days: [
      {
        ...{ day: 1, date: expect.any(String), kind: 'COW', animals: 1, done: 1, places: 7 },
        ...{ booked: 3, assigned: 3, packed: 3, collected: 0 },
      },
    ],
    distributions: [
      { distribution: 'COLLECT', shares: 1, packed: 1, weight: 30 },
      { distribution: 'THIRDS', shares: 1, packed: 1, weight: 32 },
      { distribution: 'GIVE ALL', shares: 1, packed: 1, weight: 31 },
    ],
    given: { inFull: 1, inThirds: 1, weight: 41.667 },
    ...{ skins: 3, offal: 3, held: 1 },
    money: { agreed: 300, received: 300, due: 0 },
  })
})

test('a message goes once to each booking of a day, and as a text to guests who agreed', async () => {
  const season = await seasonBeside(shop.pool)
  const pools = [await newPool(shop.pool, season), await newPool(shop.pool, season, { day: 2 })]
  for (const pool of [pools[0], pools[0], pools[1]]) await paidShares(shop, season, pool as number, 2)
  await paidShares(shop, season, pools[0] as number, 1, { sendSmsFlag: true })
  await booked(shop, season, pools[0] as number)
  const message = { seasonId: season, day: 1, text: 'Collection begins at two.' }
  const sendMessage = async (more: object = {}) =>
    (await ask('messageDay', { ...message, ...more }, desk)).body
  expect(await sendMessage({ dryRun: true })).toEqual({ bookings: 3, mails: 3, texts: 1, before: 0 })
  expect(await sendMessage()).toEqual({ bookings: 3, mails: 3, texts: 1, before: 0 })
  expect(await sendMessage()).toEqual({ bookings: 3, mails: 3, texts: 1, before: 3 })
  expect(await sendMessage({ text: 'Or at three.' })).toMatchObject({ before: 0 })
  const { rows } = await shop.pool.query(
    `select channel, data->>'text' as text, count(*)::int from outbox where template = 'qurbani-message'
     group by 1, 2 order by 1, 2`,
  )
  expect(rows).toEqual([
    { channel: 'mail', text: message.text, count: 3 },
    { channel: 'mail', text: 'Or at three.', count: 3 },
    { channel: 'sms', text: message.text, count: 1 },
    { channel: 'sms', text: 'Or at three.', count: 1 },
  ])
})

test('cash pays the balance and no more, not while it is being paid by card', async () => {
  const { bookingId, orderNum, link } = await paidShares(shop, seasonId, cows, 2, { pays: 'DEPOSIT' })
  const pay = (amount: number) => ask('receiveCash', { bookingId, amount }, desk)
  expect((await pay(140.01)).body.errors).toMatchObject([{ field: 'amount' }])
  expect((await pay(40)).body).toEqual({ bookingId, cashReceived: 40, due: 100 })
  const { body: balance } = await shop.post('/qurbani/payBalance', { orderNum, link })
  expect((await pay(100)).status).toBe(409)
  await payFor(shop, balance)
  expect((await pay(1)).body.errors).toMatchObject([{ field: 'amount' }])
  const unpaid = await booked(shop, seasonId, cows)
  const { rows } = await shop.pool.query(
    'select booking_id::int as id from qurbani_bookings join orders using (order_id) where order_num = $1',
    [unpaid.orderNum],
  )
  expect((await ask('receiveCash', { bookingId: rows[0].id, amount: 1 }, desk)).status).toBe(409)
})

test('if two people record the same cash at once, one is refused', async () => {
  const { bookingId } = await paidShares(shop, seasonId, cows, 1, { pays: 'DEPOSIT' })
  const answers = await Promise.all([1, 2].map(() => ask('receiveCash', { bookingId, amount: 70 }, desk)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
})

test('the picture of an animal is shown to the people who booked its shares', async () => {
  const { animalId, orderNum, link, shareIds } = await assigned(1)
  const form = multipart({ animalId: String(animalId), file: { name: 'a.png', bytes: await smallPng() } })
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/qurbani/uploadAnimalPicture',
    payload: form.payload,
    headers: { ...form.headers, ...picker.bearer },
  })
  expect(answer.statusCode).toBe(200)
  const { picture } = answer.json()
  expect((await look(`findBooking/${orderNum}/${link}`)).shares[0].picture).toBe(picture)
  expect((await placeOf(shop.pool, shareIds[0] as number)).animal_id).toBe(animalId)
})

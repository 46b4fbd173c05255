import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newPool, sharesOf } from '../../../tests/support/booking-shares.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { expectSharesAgree } from '../../../tests/support/qurbani-auditor.ts'
import { newAnimal, paidShares, placeOf, seasonBeside } from '../../../tests/support/qurbani-goods.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'

let shop: TestShop
let editor: Person
let desk: Person
let seasonId: number
beforeAll(async () => {
  shop = await openTestShop(25, { variables: { TRUSTED_PROXIES: '127.0.0.1' } })
  editor = await signUp(shop, 'catalogue')
  desk = await signUp(shop, 'orders')
  seasonId = await seasonBeside(shop.pool, { capacity: 12 })
})
afterAll(() => shop.close())

const save = (animal: object) =>
  shop.post('/qurbani/saveAnimal', { seasonId, kind: 'COW', ...animal }, editor.bearer)
const ask = (call: string, input: object, by = editor) => shop.post(`/qurbani/${call}`, input, by.bearer)
const assign = (shareIds: number[], animalId: number) => ask('assign', { shareIds, animalId }, desk)

test('an animal is added, found by its tag, changed and removed', async () => {
  const { body: cow } = await save({ tag: 'C-1', weight: 900.5, day: 2, note: 'Calm' })
  expect(cow).toMatchObject({ tag: 'C-1', weight: 900.5, shares: 7, taken: 0, state: 'READY', version: 1 })
  const found = await shop.get(`/qurbani/findAnimals?seasonId=${seasonId}&q=c-1&day=2`, editor.bearer)
  expect(found.body).toEqual({ rows: [cow], total: 1 })
  const changed = await save({ animalId: cow.animalId, tag: 'C-2', kind: 'CAMEL', version: 1 })
  expect(changed.body).toMatchObject({ tag: 'C-2', kind: 'CAMEL', day: null, version: 2 })
  const late = await save({ animalId: cow.animalId, tag: 'C-3', version: 1 })
  expect(late).toMatchObject({ status: 409, body: { animal: { tag: 'C-2' } } })
  expect((await ask(`animals/delete/${cow.animalId}`, {})).status).toBe(200)
  expect((await ask(`animals/delete/${cow.animalId}`, {})).status).toBe(404)
})

test('a tag is unique in a season, and an animal needs a day of its season', async () => {
  await save({ tag: 'D-1' })
  const again = await save({ tag: 'D-1', day: 4 })
  expect(again.body.errors.map(({ field }: { field: string }) => field).sort()).toEqual(['day', 'tag'])
  const twice = await Promise.all(['D-2', 'D-2', 'D-2'].map(tag => save({ tag })))
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 400, 400])
})

test('twenty animals at once for a day of five: five get it', async () => {
  const small = await seasonBeside(shop.pool, { capacity: 5 })
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => save({ seasonId: small, tag: `X-${at}`, day: 1 })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  const refused = answers.filter(({ status }) => status === 400)
  expect(refused).toHaveLength(15)
  expect(refused[0]?.body.errors).toMatchObject([{ field: 'day' }])
  await expectSharesAgree(shop.pool)
})

describe('a herd from a file', () => {
  const load = (csv: string, dryRun: boolean) => ask('importAnimals', { seasonId, csv, dryRun })

  test('is checked line by line first, then written, and a second time changes nothing', async () => {
    const csv = '\uFEFFTag;Kind;Day;Weight\r\n"F;1";goat;3;80\r\nF-2;cow;7;900\r\nF-3;COW;;\r\n'
    const { body: report } = await load(csv, true)
    expect(report).toMatchObject({ created: 2, changed: 0, same: 0, refused: 1 })
    expect(report.rows[1]).toMatchObject({ line: 3, outcome: 'REFUSE', why: { day: expect.any(String) } })
    const before = await shop.get(`/qurbani/findAnimals?seasonId=${seasonId}&q=F`, editor.bearer)
    expect(before.body.total).toBe(0)
    expect((await load(csv, false)).body).toEqual(report)
    expect((await load(csv, false)).body).toMatchObject({ created: 0, same: 2, refused: 1 })
    const after = await shop.get(`/qurbani/findAnimals?seasonId=${seasonId}&q=F`, editor.bearer)
    expect(after.body.rows).toMatchObject([{ tag: 'F-3' }, { tag: 'F;1', kind: 'GOAT', day: 3, weight: 80 }])
  })

  test('that is not a herd is refused with the missing columns', async () => {
    for (const csv of ['name,price\nA,1\n', 'tag,kind,weight,day\n', 'tag,kind,weight,day\n"A,COW,1,1\n'])
      expect(await load(csv, true)).toMatchObject({ status: 400, body: { errors: [{ field: 'csv' }] } })
  })

  test('beside one that is written at the same time adds no tag twice', async () => {
    const csv = `tag,kind,weight,day\n${Array.from({ length: 40 }, (_, at) => `P-${at},GOAT,70,`).join('\n')}`
    const answers = await Promise.all([load(csv, false), load(csv, false)])
    expect(answers.map(({ body }) => body.created).sort((a, b) => a - b)).toEqual([0, 40])
  })
})

describe('an animal that shoppers choose', () => {
  test('needs a day; then it is an offer whose shares go into it and nowhere else', async () => {
    const { body: loose } = await save({ tag: 'N-0' })
    expect((await ask('offerAnimal', { animalId: loose.animalId, price: 480 })).status).toBe(409)
    const animalId = await newAnimal(shop.pool, seasonId, { day: 1 })
    const other = await newAnimal(shop.pool, seasonId, { day: 1 })
    const { body } = await ask('offerAnimal', { animalId, price: 480, weightFrom: 32, weightTo: 40 })
    expect(body).toMatchObject({ offered: true, offerId: expect.any(Number) })
    expect(await sharesOf(shop.pool, body.offerId)).toMatchObject({ left: 7 })
    const pool = await newPool(shop.pool, seasonId)
    const { shareIds } = await paidShares(shop, seasonId, body.offerId, 2)
    const pooled = await paidShares(shop, seasonId, pool, 1)
    expect((await assign(shareIds, other)).body.refused).toMatchObject([{ why: 'NAMED' }, { why: 'NAMED' }])
    expect((await assign(pooled.shareIds, animalId)).body.refused).toMatchObject([{ why: 'NAMED' }])
    expect((await assign(shareIds, animalId)).status).toBe(200)
    const cheaper = await ask('offerAnimal', { animalId, price: 400, active: false })
    expect(cheaper.body).toMatchObject({ offerId: body.offerId, offered: false })
    expect(await sharesOf(shop.pool, body.offerId)).toMatchObject({ left: 5 })
    await expectSharesAgree(shop.pool)

    const { body: withdrawn } = await ask('withdrawAnimal', { animalId, reason: 'It limps' })
    expect(withdrawn).toMatchObject({ state: 'WITHDRAWN', taken: 0, unassigned: shareIds })
    expect(await sharesOf(shop.pool, body.offerId)).toMatchObject({ left: 0 })
    expect((await ask('withdrawAnimal', { animalId, reason: 'It limps' })).body.unassigned).toEqual([])
    expect((await assign(shareIds, animalId)).body.refused).toMatchObject([{ why: 'WITHDRAWN' }, {}])
    await expectSharesAgree(shop.pool)
    const back = await ask('withdrawAnimal', { animalId, withdrawn: false, reason: 'It is well' })
    expect(back.body).toMatchObject({ state: 'READY', offered: false })
    expect((await ask('offerAnimal', { animalId, price: 400 })).body.offered).toBe(true)
    expect(await sharesOf(shop.pool, body.offerId)).toMatchObject({ left: 5 })
    await expectSharesAgree(shop.pool)
  })

  test('is no more than its day can promise', async () => {
    const small = await seasonBeside(shop.pool, { capacity: 1 })
    await newPool(shop.pool, small)
    const animalId = await newAnimal(shop.pool, small)
    expect((await ask('offerAnimal', { animalId, price: 480 })).status).toBe(409)
  })
})

test('with shares an animal keeps its day and kind, and is not removed', async () => {
  const animalId = await newAnimal(shop.pool, seasonId, { day: 2 })
  const pool = await newPool(shop.pool, seasonId, { day: 2 })
  const { shareIds } = await paidShares(shop, seasonId, pool, 1)
  await assign(shareIds, animalId)
  const moved = await save({ animalId, tag: 'K-1', day: 3, kind: 'CAMEL' })
  expect(moved.body.errors.map(({ field }: { field: string }) => field).sort()).toEqual(['day', 'kind'])
  expect((await save({ animalId, tag: 'K-1', day: 2 })).body).toMatchObject({ tag: 'K-1', taken: 1 })
  expect((await ask(`animals/delete/${animalId}`, {})).status).toBe(409)
  await ask('unassign', { shareIds }, desk)
  expect(await placeOf(shop.pool, shareIds[0] as number)).toMatchObject({ animal_id: null, sequence: null })
  expect((await save({ animalId, tag: 'K-1', day: 3 })).body.day).toBe(3)
})

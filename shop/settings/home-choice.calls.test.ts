import { afterAll, beforeAll, expect, test } from 'vitest'
import { headersOf, makeWorld, type World } from '../../tests/support/cases/call-world.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

let shop: TestShop
let world: World
let headers: Record<string, string>
beforeAll(async () => {
  shop = await openTestShop()
  world = await makeWorld(shop)
  headers = await headersOf(shop, world.actors.content)
})
afterAll(() => shop.close())

const choose = (choice: object) => shop.post('/settings/saveHome', choice, headers)
const home = { homePage: 'home', header: 'shop' }
const fourth = { homePage: 'home4', header: 'header7' }

test('people who may edit pages choose the home page and the header, and no other setting', async () => {
  expect((await choose({ ...fourth, seen: home })).body).toEqual(fourth)
  expect((await shop.get('/settings/find')).body).toMatchObject(fourth)
  expect((await choose({ ...fourth, shopName: 'Mine' })).status).toBe(400)
  expect((await shop.post('/settings/save', { homePage: 'home' }, headers)).status).toBe(403)
  const { rows } = await shop.pool.query(
    `select before, after from audit_entries where subject = 'settings' order by audit_id desc limit 1`,
  )
  expect(rows[0]).toEqual({ before: home, after: fourth })
})

test('a choice does not overwrite a newer choice', async () => {
  await choose(home)
  const answers = await Promise.all([
    choose({ homePage: 'home1', header: 'shop', seen: home }),
    choose({ homePage: 'home2', header: 'shop', seen: home }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  const chosen = (await shop.get('/settings/find')).body
  expect(refused?.body).toMatchObject({ homePage: chosen.homePage, header: chosen.header })
})

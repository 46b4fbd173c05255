import { afterAll, beforeAll, expect, test } from 'vitest'
import { derivedFrom } from '../../server/process/secret.ts'
import { headersOf, makeWorld, type World } from '../../tests/support/cases/call-world.ts'
import { openTestShop, TEST_SECRET, type TestShop } from '../../tests/support/test-shop.ts'
import type { DraftBlock, WrittenPage } from './drafts.contract.ts'
import { makeToken } from './preview-token.server.ts'

let shop: TestShop
let world: World
let headers: Record<string, string>
beforeAll(async () => {
  shop = await openTestShop()
  world = await makeWorld(shop)
  headers = await headersOf(shop, world.actors.content)
})
afterAll(() => shop.close())

async function tokenOf(input: object): Promise<string> {
  const { status, body } = await shop.post('/content/makePreview', input, headers)
  expect(status).toBe(200)
  return body.address.split('preview=')[1]
}
const find = (token: string, page = 'about') =>
  shop.get(`/content/findPreview?secret=${encodeURIComponent(token)}&page=${page}`)

async function draftTitle(title: string, page = 'about') {
  const { body } = await shop.get(`/content/findDraft/${page}`, headers)
  const { version, published, draft } = body as WrittenPage
  const blocks = [...published, { part: 'facts', printed: '7', title }]
  const written = { page, basedOn: version, blocks, version: draft?.version }
  expect((await shop.post('/content/saveDraft', written, headers)).status).toBe(200)
}

test('a preview shows the current draft to anyone with the address; the page itself stays', async () => {
  await draftTitle('Shops in town')
  const token = await tokenOf({ page: 'about' })
  const titles = async () => (await find(token)).body.blocks.map(({ title }: DraftBlock) => title)
  expect(await titles()).toContain('Shops in town')
  await draftTitle('Shops in the country')
  expect(await titles()).toContain('Shops in the country')
  const { body } = await shop.get('/content/findByPage/about')
  expect(JSON.stringify(body)).not.toContain('Shops in the country')
  const numbers = (await find(token)).body.blocks.map(({ blockId }: { blockId: number }) => blockId)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('a preview is for its own page, and for no other', async () => {
  await draftTitle('Asked often', 'faq')
  const answer = await find(await tokenOf({ page: 'faq' }))
  expect(answer.body).toMatchObject({ page: 'faq', blocks: null })
})

test('a preview is never cached', async () => {
  await draftTitle('Not kept')
  expect((await find(await tokenOf({ page: 'about' }))).headers['cache-control']).toBe('no-store')
})

test('a preview ends with its draft', async () => {
  await draftTitle('Thrown away soon', 'contact')
  const token = await tokenOf({ page: 'contact' })
  expect((await find(token, 'contact')).status).toBe(200)
  const { body } = await shop.get('/content/findDraft/contact', headers)
  await shop.post('/content/discardDraft', { page: 'contact', version: body.draft.version }, headers)
  expect((await find(token, 'contact')).status).toBe(404)
  // The frame of the page no longer says that it is a preview, either.
  expect((await shop.get(`/content/findPreview?secret=${token}`)).status).toBe(404)
})

test('a preview ends after a quarter of an hour', async () => {
  await draftTitle('Fifteen minutes')
  const token = await tokenOf({ page: 'about' })
  shop.later(14)
  expect((await find(token)).status).toBe(200)
  shop.later(2)
  expect((await find(token)).status).toBe(404)
})

test('the address of a preview cannot be forged', async () => {
  await draftTitle('By us')
  const token = await tokenOf({ page: 'faq' })
  const [, signature = ''] = token.split('.')
  const until = Date.now() + 86_400_000
  const other = Buffer.from(JSON.stringify({ page: 'about', until })).toString('base64url')
  const elsewhere = makeToken({ page: 'about', until }, { derive: derivedFrom('a secret of somebody else') })
  const forged = [
    '',
    '.',
    other,
    `${other}.`,
    `${other}.${signature}`,
    elsewhere,
    'null.x',
    token.slice(0, -2),
  ]
  for (const text of forged) expect((await find(text)).status, text).toBe(404)
  const own = makeToken({ page: 'about', until }, { derive: derivedFrom(TEST_SECRET) })
  expect((await find(own)).status).toBe(200)
})

test('a preview is made only for existing drafts, and only for people who may edit pages', async () => {
  const nothing = await shop.post('/content/makePreview', {}, headers)
  expect(nothing).toMatchObject({ status: 400, body: { errors: [{ field: 'page' }] } })
  const orders = await headersOf(shop, world.actors.orders)
  expect((await shop.post('/content/makePreview', { page: 'faq' }, orders)).status).toBe(403)
})

test('a preview shows another home page and header without choosing them', async () => {
  const answer = await find(await tokenOf({ homePage: 'home3', header: 'header7' }))
  expect(answer.body).toEqual({ page: null, blocks: null, homePage: 'home3', header: 'header7' })
  expect((await shop.get('/settings/find')).body).toMatchObject({ homePage: 'home', header: 'shop' })
})

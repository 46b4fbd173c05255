import { type Browser, chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOnce } from '../../database/ask-once.ts'
import { chromiumArguments, ensureChromium } from '../../scripts/chromium.ts'
import { openShopForTests, type ShopForTests } from '../../scripts/testing/shop-for-tests.ts'
import { derivedFrom } from '../../server/process/secret.ts'
import { makeToken } from '../../shop/content/preview-token.server.ts'

const secret = 'of this test, and long enough for it'
const zainab = {
  firstName: 'Zainab',
  lastName: 'Qureshi',
  email: 'zainab@example.org',
  loginPassword: 'seven cups of tea',
}
const ANSWER = 'Nobody but us knows this answer yet.'

let shop: ShopForTests
let browser: Browser
let headers: Record<string, string>
beforeAll(async () => {
  shop = await openShopForTests('previewed-pages', { SOUK_SECRET: secret })
  browser = await chromium.launch({
    executablePath: await ensureChromium(() => {}),
    args: chromiumArguments,
  })
  await post('/users/register', zainab, {})
  await askOnce(
    shop.databaseUrl,
    `insert into staff_roles (cust_id, role) select cust_id, 'content' from customers c
     join contacts using (contact_id) where email = '${zainab.email}'`,
  )
  const { email: loginId, loginPassword } = zainab
  const { token } = await post('/users/authenticate', { loginId, loginPassword }, {})
  headers = { authorization: `Bearer ${token}` }
  await draftAnswer(ANSWER)
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

async function post(path: string, body: object, by: Record<string, string> = headers) {
  const answer = await fetch(`${shop.address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...by },
    body: JSON.stringify(body),
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json()
}

async function draftAnswer(text: string) {
  const now = await (await fetch(`${shop.address}/api/content/findDraft/faq`, { headers })).json()
  const blocks = now.published.map((block: { part: string }) =>
    block.part === 'questions' ? { ...block, text } : block,
  )
  await post('/content/saveDraft', { page: 'faq', basedOn: now.version, version: now.draft?.version, blocks })
}

async function ask(address: string) {
  const answer = await fetch(shop.address + address)
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

test('a preview is for one reader: not cached, and not indexed', async () => {
  const { address } = await post('/content/makePreview', { page: 'faq' })
  for (const path of [address, address.replace('/faq?', '/faq.data?')]) {
    for (const turn of ['first', 'again']) {
      const { status, text, headers } = await ask(path)
      expect([status, text.includes(ANSWER)], `${path} ${turn}`).toEqual([200, true])
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(headers.get('x-robots-tag')).toBe('noindex')
      expect(headers.get('referrer-policy')).toBe('no-referrer')
      expect(headers.get('cache-status')).toBeNull()
    }
  }
  await expect.poll(async () => (await ask('/faq')).headers.get('cache-status')).toBe('souk; hit')
  expect((await ask('/faq')).text).not.toContain(ANSWER)
  expect((await ask('/faq.data')).text).not.toContain(ANSWER)
})

test('the cached page differs from its preview', async () => {
  await expect.poll(async () => (await ask('/faq')).headers.get('cache-status')).toBe('souk; hit')
  const { address } = await post('/content/makePreview', { page: 'faq' })
  expect((await ask(address)).text).toContain(ANSWER)
})

test.each([
  ['a forged one', () => 'eyJwYWdlIjoiZmFxIiwidW50aWwiOjk5OTk5OTk5OTk5OTl9.AAAA'],
  ['an empty one', () => ''],
  ['an old one', () => token(Date.now() - 1000)],
  ['one of another shop', () => token(Date.now() + 60_000, 'a secret of somebody else entirely')],
])('%s shows nothing', async (_which, text) => {
  const { status, text: page, headers } = await ask(`/faq?preview=${text()}`)
  expect(status).toBe(404)
  expect(page).not.toContain(ANSWER)
  expect(page).toContain('This preview has ended')
  expect(headers.get('cache-control')).toBe('private, no-store')
})
const token = (until: number, of = secret) => makeToken({ page: 'faq', until }, { derive: derivedFrom(of) })

test('a preview of one page shows other pages as published', async () => {
  const { address } = await post('/content/makePreview', { page: 'faq' })
  const other = await ask(address.replace('/faq', '/about'))
  expect(other.status).toBe(200)
  expect(other.text).not.toContain(ANSWER)
})

test('a home page and its header are chosen in the office, and taken back', async () => {
  const page = await browser.newPage({ baseURL: shop.address, viewport: { width: 1280, height: 900 } })
  const { email: loginId, loginPassword } = zainab
  await page.request.post('/api/users/authenticate', { data: { loginId, loginPassword } })
  const titleOfShop = async () => /<title>(.*?)<\/title>/.exec((await ask('/')).text)?.[1]
  const before = await titleOfShop()
  await page.goto('/admin/home')
  await page.getByRole('radio', { name: /^Home page 3/ }).check()
  await page.getByRole('radio', { name: /^Variant 7/ }).check()
  await page.getByRole('button', { name: 'Use this one' }).click()
  await page.getByText('The shop now shows it.').waitFor()
  await expect.poll(titleOfShop).toMatch(/dinner from our kitchen/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(titleOfShop).toBe(before)
  await page.close()
})

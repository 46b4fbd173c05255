import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withConnection } from '../../database/ask-once.ts'
import { chromiumArguments, ensureChromium } from '../../scripts/chromium.ts'
import { openShopForTests, type ShopForTests } from '../../scripts/testing/shop-for-tests.ts'
import { isAssetName } from '../../server/pages/store-assets.ts'
import { BUILD_HEADER } from '../../shop/front/frame/other-build.ts'

const assets = join(import.meta.dirname, '..', '..', 'build', 'client', 'assets')

let shop: ShopForTests
beforeAll(async () => {
  shop = await openShopForTests('two-releases')
})
afterAll(() => shop?.close())

const ask = async <T extends object>(statement: string, values: unknown[] = []): Promise<T[]> =>
  withConnection(shop.databaseUrl, async client => (await client.query(statement, values)).rows)

test('a node stores all of its files for browsers before it opens, as it sends them', async () => {
  const names = (await readdir(assets)).filter(name => !/\.(br|gz)$/.test(name)).sort()
  expect(names.filter(name => !isAssetName(name))).toEqual([])
  const stored = await ask<{ name: string; type: string; encoding: string; bytes: number }>(
    'select name, type, encoding, octet_length(bytes) as bytes from release_assets',
  )
  expect(stored.map(({ name }) => name).sort()).toEqual(names)
  const kinds = new Map(stored.map(file => [file.name.split('.').at(-1), file]))
  for (const { name, type, encoding, bytes } of kinds.values()) {
    const answer = await fetch(`${shop.address}/assets/${name}`, { headers: { 'accept-encoding': 'br' } })
    expect([answer.headers.get('content-type'), answer.headers.get('content-length')]).toEqual([
      type,
      String(bytes),
    ])
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
  }
})

test('a node sends the files of another release like its own, and nothing for a name that no release has', async () => {
  const name = 'of-others-Ab_d-123.js'
  const text = 'export const release = "the next one"\n'.repeat(50)
  await ask('insert into release_assets (name, type, encoding, bytes) values ($1, $2, $3, $4)', [
    name,
    'application/javascript; charset=utf-8',
    'br',
    brotliCompressSync(text),
  ])
  const own = (await readdir(assets)).find(file => file.endsWith('.js'))
  for (const encoding of ['br', 'identity']) {
    const [theirs, ours] = await Promise.all(
      [name, own].map(file =>
        fetch(`${shop.address}/assets/${file}`, { headers: { 'accept-encoding': encoding } }),
      ),
    )
    expect(await theirs?.text()).toBe(text)
    for (const header of [
      'content-type',
      'content-encoding',
      'cache-control',
      'x-content-type-options',
      'content-security-policy',
      'vary',
    ])
      expect([header, theirs?.headers.get(header)]).toEqual([header, ours?.headers.get(header)])
  }
  for (const unknown of ['of-nobody-Ab_d-123.js', 'cart.js', '..%2f..%2fpackage.json'])
    expect((await fetch(`${shop.address}/assets/${unknown}`)).status, unknown).toBeGreaterThanOrEqual(400)
  const head = await fetch(`${shop.address}/assets/${name}`, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('a page whose next data come from another build is loaded in full; otherwise the router goes on', async () => {
  const executablePath = await ensureChromium(() => {})
  const browser = await chromium.launch({ executablePath, args: chromiumArguments })
  try {
    const page = await browser.newPage({ baseURL: shop.address })
    const documents: string[] = []
    page.on('request', request => {
      if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
    })
    const go = async (from: string, to: string) => {
      await page.goto(from)
      await page.locator('html[data-alive]').waitFor({ state: 'attached' })
      documents.length = 0
      await page
        .locator(`a[href="${to}"]`)
        .first()
        .evaluate(link => (link as HTMLElement).click())
      await page.waitForURL(`**${to}`)
      await page.locator('h1').first().waitFor()
      return documents
    }
    // From a page with the router to one that has data.
    const [from, to] = ['/contact', '/faq']
    const answered = page.waitForResponse(/\.data(\?|$)/)
    expect(await go(from, to)).toEqual([])
    expect((await answered).headers()[BUILD_HEADER]).toMatch(/^\w+$/)
    await page.route(/\.data(\?|$)/, async route => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, headers: { ...answer.headers(), [BUILD_HEADER]: 'another' } })
    })
    expect(await go(from, to)).toEqual([to])
  } finally {
    await browser.close()
  }
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShopForTests, type ShopForTests } from '../../scripts/testing/shop-for-tests.ts'
import { type CountedShop, openCountedShop } from '../support/counted-shop.ts'

// Times and the memory of a process depend on the machine (`npm run bench`); what causes them does not.
const MOST_KILOBYTES = 6_800
const MOST_MEGABYTES = 70

let other: ShopForTests
let shop: CountedShop
beforeAll(async () => {
  other = await openShopForTests('start')
  shop = await openCountedShop(other.databaseUrl)
})
afterAll(async () => {
  await shop?.close()
  await other?.close()
})

test('a shop opens with few modules, and none for work that may never come', async () => {
  const { kilobytes, packages } = await shop.count()
  expect(packages).toContain('fastify')
  for (const late of [
    'sharp',
    '@zxcvbn-ts/language-common',
    'pg-boss',
    'nodemailer',
    'vite',
    '@fastify/swagger',
    'yaml',
    'sanitize-html',
  ])
    expect(packages).not.toContain(late)
  expect(kilobytes).toBeLessThanOrEqual(MOST_KILOBYTES)
})

test('a shop holds little memory after its first hundred pages', async () => {
  const pages = ['/', '/shop/1', '/productsingle/101/MEAT/1', '/category/MEAT', '/faq']
  for (let at = 0; at < 100; at += 1)
    expect((await shop.ask(`${pages[at % pages.length]}?q=${at}`)).status).toBe(200)
  expect((await shop.count()).megabytes).toBeLessThanOrEqual(MOST_MEGABYTES)
})

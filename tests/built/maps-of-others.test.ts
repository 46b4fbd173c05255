import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOnce } from '../../database/ask-once.ts'
import { chromiumArguments, ensureChromium } from '../../scripts/chromium.ts'
import { alive } from '../../scripts/screens/alive.ts'
import { openShopForTests, type ShopForTests } from '../../scripts/testing/shop-for-tests.ts'
import { violationsOf } from '../acceptance/axe.ts'
import { type MapsService, type MapsStandIn, openMaps } from '../support/stand-ins/maps-stand-in.ts'

let maps: MapsStandIn
let browser: Browser
const shops: Partial<Record<'osm' | 'google', ShopForTests>> = {}
beforeAll(async () => {
  maps = await openMaps()
  for (const name of ['osm', 'google'] as const) {
    const shop = await openShopForTests(`maps-of-${name}`, maps[name])
    shops[name] = shop
    await askOnce(shop.databaseUrl, `insert into settings (name, value) values ('otherPlaces', 'true')`)
  }
  browser = await chromium.launch({ executablePath: await ensureChromium(() => {}), args: chromiumArguments })
})
afterAll(async () => {
  await browser?.close()
  for (const shop of Object.values(shops)) await shop.close()
  await maps?.close()
})

/** The page of a shop that uses this map provider; records its requests to the shop. */
async function openPage(name: 'osm' | 'google'): Promise<{ page: Page; asked: string[] }> {
  const context = await browser.newContext({ baseURL: shops[name]?.address ?? '' })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const asked: string[] = []
  page.on('request', request => {
    const [, call] = /\/api(\/near\/\w+)/.exec(request.url()) ?? []
    if (call) asked.push(call)
  })
  await page.goto('/placean-order')
  await alive(page)
  return { page, asked }
}
const address = (page: Page) => page.getByRole('combobox', { name: 'Your address' })
const searchButton = (page: Page) => page.getByRole('form').getByRole('button', { name: 'Search' })
const rows = (page: Page) => page.getByRole('main').getByRole('checkbox', { name: / km/ })
const count = (service: MapsService) => maps.asked.filter(one => one.service === service).length

test.each([
  ['osm', '© OpenStreetMap contributors', 'https://www.openstreetmap.org/copyright'],
  ['google', 'Google Maps', 'https://www.google.com/maps'],
] as const)(
  'the suggestions of %s are listed above its name, which cannot be chosen',
  async (name, says, link) => {
    const { page } = await openPage(name)
    await address(page).fill('Karachi')
    const options = page.getByRole('option')
    await options.first().waitFor()
    const named = page.getByText(`Addresses by ${says}`)
    expect(await named.isVisible()).toBe(true)
    expect(await named.getByRole('link', { name: says }).getAttribute('href')).toBe(link)
    expect(await page.getByRole('listbox').getByText(says).count()).toBe(0)
    expect(await page.getByText('The map service did not answer').count()).toBe(0)
    expect(await violationsOf(page)).toEqual([])

    // Arrow keys move through the suggestions and back into the input, skipping the attribution.
    const walked: (string | null)[] = []
    const suggested = await options.count()
    for (let at = 0; at <= suggested; at += 1) {
      await address(page).press('ArrowDown')
      const active = await address(page).getAttribute('aria-activedescendant')
      walked.push(active && (await page.locator(`[id="${active}"]`).getAttribute('role')))
    }
    expect(walked).toEqual([...Array(suggested).fill('option'), null])

    // A click beside the link leaves the suggestions open; a choice or Tab closes them with the attribution.
    await named.click({ position: { x: 4, y: 4 } })
    expect(await named.isVisible()).toBe(true)
    await options.first().click()
    await named.waitFor({ state: 'detached' })
    await address(page).fill('Karachi R')
    await named.waitFor()
    await address(page).press('Tab')
    await named.waitFor({ state: 'detached' })
    await page.getByRole('checkbox', { name: 'Use current location' }).and(page.locator(':focus')).waitFor()
  },
)

test('if the provider does not answer, the suggestions say so and name their source', async () => {
  maps.fail(() => 'reset')
  const { page } = await openPage('osm')
  await address(page).fill('Lahore')
  await page
    .getByRole('option', { name: /Punjab, Pakistan/ })
    .first()
    .waitFor()
  expect(await page.getByText('Addresses by GeoNames').isVisible()).toBe(true)
  const notice = page.getByRole('status').filter({ hasText: 'The map service did not answer in time.' })
  expect(await notice.isVisible()).toBe(true)
  expect(await violationsOf(page)).toEqual([])
  await address(page).press('Escape')
  await notice.waitFor({ state: 'detached' })
  maps.fail(() => undefined)
})

test('an opened place shows its distance by road, asked once; without a road it shows none', async () => {
  const { page, asked } = await openPage('google')
  const ways = () => asked.filter(call => call === '/near/distance').length
  const byRoad = page.getByText(/by road$/)
  const search = async () => {
    await searchButton(page).click()
    await page.getByText(/^\d+ places? within/).waitFor()
  }
  await address(page).fill('Karachi')
  await search()
  await rows(page).first().hover()
  await rows(page).first().check()
  await page.getByRole('listitem').filter({ hasText: '6.2 km by road' }).waitFor()
  await rows(page).first().uncheck()
  await rows(page).first().check()
  await rows(page).nth(1).check()
  await byRoad.nth(1).waitFor()
  expect([ways(), count('route')]).toEqual([2, 2])
  expect(await page.getByText('Places by Google Maps').isVisible()).toBe(true)

  // The same in miles, because another search has another unit.
  await page.getByText('Miles', { exact: true }).click()
  await searchButton(page).click()
  await page.getByRole('listitem').filter({ hasText: '3.8 mi by road' }).first().waitFor()

  maps.fail(({ service }) => (service === 'route' ? { status: 200, body: '{}' } : undefined))
  const before = ways()
  await page.getByText('km', { exact: true }).click()
  const answered = page.waitForResponse(/near\/distance$/)
  await search()
  await answered
  expect(await byRoad.count()).toBe(0)
  expect(ways()).toBe(before + 1)
  maps.fail(() => undefined)
})

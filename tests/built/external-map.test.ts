import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { chromiumArguments, ensureChromium } from '../../scripts/chromium.ts'
import { openShopForTests, type ShopForTests } from '../../scripts/testing/shop-for-tests.ts'
import { FOREIGN, openForeignMap } from '../support/stand-ins/foreign-map.ts'

/** The colour of the shop's own land in the light scheme (`map.css`). */
const GROUND = [0xf6, 0xef, 0xe0]

let foreign: Awaited<ReturnType<typeof openForeignMap>>
/** One shop is configured with a style, one with pictures, one with neither. */
let shops: Record<'style' | 'pictures' | 'own', ShopForTests>
let browser: Browser
beforeAll(async () => {
  foreign = await openForeignMap()
  const open = (name: string, path?: string) =>
    openShopForTests(`map-${name}`, {
      ...(path
        ? { MAP_TILES_URL: foreign.address + path, MAP_TILES_ATTRIBUTION: 'Tilers of the World' }
        : {}),
    })
  const [style, pictures, own] = await Promise.all([
    open('style', '/style.json'),
    open('pictures', '/tiles/{z}/{x}/{y}.png'),
    open('own'),
  ])
  shops = { style, pictures, own }
  const executablePath = await ensureChromium(() => {})
  browser = await chromium.launch({ executablePath, args: chromiumArguments })
})
afterAll(async () => {
  await browser?.close()
  await Promise.all(Object.values(shops ?? {}).map(shop => shop.close()))
  foreign?.close()
})
beforeEach(() => {
  foreign.asked.length = 0
  Object.assign(foreign.desk, { failing: undefined, isSilent: false })
})

/** A shopper's window, and its console messages, without those of software map rendering. */
async function openPage(shop: ShopForTests): Promise<{ page: Page; wrong: string[] }> {
  const page = await browser.newPage({ baseURL: shop.address, colorScheme: 'light' })
  onTestFinished(() => page.close())
  const wrong: string[] = []
  page.on('console', message => {
    const isWrong = message.type() === 'error' || message.type() === 'warning'
    if (isWrong && !/GPU stall due to ReadPixels/.test(message.text())) wrong.push(message.text())
  })
  page.on('pageerror', error => wrong.push(error.message))
  return { page, wrong }
}

const figure = (page: Page) => page.getByRole('figure')

/** The colour of the map away from markers. */
async function groundOf(page: Page): Promise<number[]> {
  const picture = sharp(await figure(page).locator('canvas').screenshot())
  const { width = 0, height = 0 } = await picture.metadata()
  const { data } = await picture
    .extract({ left: Math.round(width * 0.3), top: Math.round(height * 0.7), width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

const says = (page: Page, source: string) =>
  figure(page).getByText(`Map: ${source}`).waitFor({ state: 'visible' })
const sees = (page: Page, colour: readonly number[]) =>
  expect.poll(() => groundOf(page), { timeout: 20_000, interval: 250 }).toEqual([...colour])

test('a foreign style is drawn with its tiles, icons and letters, and its owner is named', async () => {
  const { page, wrong } = await openPage(shops.style)
  await page.goto('/contact')
  await figure(page).scrollIntoViewIfNeeded()
  await sees(page, FOREIGN.land)
  await says(page, 'Tilers of the World')
  await figure(page).getByRole('img', { name: 'The shop', exact: true }).waitFor()
  const paths = foreign.asked.map(({ path }) => path)
  for (const part of [/^\/style\.json$/, /^\/tiles\/6\/\d+\/\d+\.pbf$/, /^\/sign.*\.png$/])
    expect(paths).toContainEqual(expect.stringMatching(part))
  for (const { headers } of foreign.asked) {
    expect(headers.cookie).toBeUndefined()
    expect(headers.referer ?? '').not.toContain('contact')
  }
  expect(wrong).toEqual([])
})

test('a foreign map of pictures is drawn', async () => {
  const { page, wrong } = await openPage(shops.pictures)
  await page.goto('/contact')
  await figure(page).scrollIntoViewIfNeeded()
  await sees(page, FOREIGN.land)
  await says(page, 'Tilers of the World')
  expect(wrong).toEqual([])
})

test.each([
  ['style', /style\.json/, 'is refused', false],
  ['style', /style\.json/, 'never comes', true],
  ['style', /tiles/, 'has no tiles', false],
  ['style', /tiles/, 'has tiles that never come', true],
  ['pictures', /tiles/, 'are refused', false],
  ['pictures', /tiles/, 'never come', true],
] as const)(
  'if the foreign %s (%s) %s, the shop draws its own map',
  async (kind, failing, _how, isSilent) => {
    Object.assign(foreign.desk, { failing, isSilent })
    const { page, wrong } = await openPage(shops[kind])
    const own = page.waitForResponse(answer => /\/map\/\w+\/6\/\d+\/\d+\.pbf$/.test(answer.url()))
    await page.goto('/contact')
    await figure(page).scrollIntoViewIfNeeded()
    expect((await own).ok()).toBe(true)
    await says(page, 'Natural Earth, GeoNames')
    await figure(page).getByText("this is the shop's own").waitFor()
    await figure(page).getByRole('img', { name: 'The shop', exact: true }).waitFor()
    // The browser's own report of a refused request is expected.
    expect(wrong.filter(line => !/503/.test(line))).toEqual([])
  },
)

test('a foreign map stays if one of its icons is missing', async () => {
  foreign.desk.failing = /sign/
  const { page } = await openPage(shops.style)
  await page.goto('/contact')
  await figure(page).scrollIntoViewIfNeeded()
  await sees(page, FOREIGN.land)
  await says(page, 'Tilers of the World')
})

test('the map appears after following links away from it and back', async () => {
  const { page, wrong } = await openPage(shops.style)
  await page.goto('/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click()
  await page.waitForURL('**/contact')
  await figure(page).scrollIntoViewIfNeeded()
  await sees(page, FOREIGN.land)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click()
  await page.waitForURL('**/about')
  await page.goBack()
  await page.waitForURL('**/contact')
  await figure(page).scrollIntoViewIfNeeded()
  await sees(page, FOREIGN.land)
  await says(page, 'Tilers of the World')
  // The last opened page has another content policy.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click()
  await page.waitForURL('**/about')
  await page.reload()
  await page.goBack()
  await page.waitForURL('**/contact')
  await figure(page).scrollIntoViewIfNeeded()
  await sees(page, FOREIGN.land)
  expect(wrong).toEqual([])
})

test("the shop's own map keeps its colours if the system forces other colours", async () => {
  const { page } = await openPage(shops.own)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/contact')
  await figure(page).scrollIntoViewIfNeeded()
  await sees(page, GROUND)
})

test.each([
  ['the script that draws the tiles', '**/maplibre-gl-worker-*'],
  ['every tile', '**/map/*/*/*/*.pbf'],
])('if %s fails, the page shows a sentence and the markers', async (_what, address) => {
  const { page } = await openPage(shops.own)
  await page.route(address, route => route.abort())
  await page.goto('/contact')
  await figure(page).scrollIntoViewIfNeeded()
  await page.getByText('We cannot show the map here.').waitFor()
  await figure(page).getByRole('img', { name: 'The shop', exact: true }).waitFor()
})

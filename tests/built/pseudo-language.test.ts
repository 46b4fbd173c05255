import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { matchPath } from 'react-router'
import { afterAll, beforeAll, describe, type ExpectStatic, expect, test } from 'vitest'
import { PSEUDO_LANGUAGE, pseudo, writePseudoWords } from '../../scripts/build/pseudo-words.ts'
import { chromiumArguments, ensureChromium } from '../../scripts/chromium.ts'
import { screensToShow } from '../../scripts/screens/screens-to-show.ts'
import { countRequests, settled } from '../../scripts/screens/settled.ts'
import { runNode } from '../../scripts/testing/run-node.ts'
import { openShopForTests, type ShopForTests } from '../../scripts/testing/shop-for-tests.ts'
import routes from '../../shop/routes.ts'
import { lookAtPage } from '../support/look-at-page.ts'
import { inPseudoLanguage } from '../support/pseudo-page.ts'
import { openShopData } from '../support/shop-data.ts'
import { type IsData, untranslated } from '../support/untranslated.ts'

const root = join(import.meta.dirname, '..', '..')
const environment = { SHOP_LANGUAGE: PSEUDO_LANGUAGE }
const seen = new Set<string>()

let shop: ShopForTests
let browser: Browser
let isData: IsData
let readData: ReturnType<typeof openShopData>
beforeAll(async () => {
  await writePseudoWords()
  const built = await runNode(root, [join(root, 'scripts', 'build-only.ts')], { environment })
  expect(built.code, built.printed).toBe(0)
  shop = await openShopForTests('pseudo-language', environment)
  readData = openShopData(shop.databaseUrl)
  isData = await readData(told)
  const executablePath = await ensureChromium(() => {})
  // Texts and their places are looked at here; pictures are, at their sizes, by the shoppers of tests/acceptance.
  const args = [...chromiumArguments, '--blink-settings=imagesEnabled=false']
  browser = await chromium.launch({ executablePath, args })
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

/** The order data that pages received, and the contents of their carts: data that may not be in the database. */
const told: unknown[] = []

/** Returns the texts that are neither translated nor data; checks again if data may have been written since. */
async function plainTexts(texts: string[]): Promise<string[]> {
  const wrong = texts.flatMap(text => untranslated(text, isData))
  if (wrong.length === 0) return wrong
  isData = await readData(told)
  return texts.flatMap(text => untranslated(text, isData))
}

/** A separate page with its own address, because limits count by address. */
async function openPage(at: number): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    baseURL: shop.address,
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': `10.9.0.${at + 1}` },
  })
  page.setDefaultTimeout(20_000)
  countRequests(page)
  page.on('response', async answer => {
    if (answer.ok() && /\/api\/(orders|near)\//.test(answer.url()))
      told.push(await answer.json().catch(() => {}))
  })
  return page
}

/** Returns the readable texts of a page and its layout at a width, once it is rendered. */
async function lookAt(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
  return page.evaluate(lookAtPage)
}

/** Checks an open page at two widths. */
async function check(page: Page, { soft }: Pick<ExpectStatic, 'soft'>): Promise<void> {
  await settled(page)
  const { pathname, searchParams } = new URL(page.url())
  seen.add(pathname)
  const cart = await page.evaluate(() => localStorage.localCart ?? '[]')
  told.push([...searchParams.values()], JSON.parse(cart))
  for (const width of [1280, 360]) {
    let looked = await lookAt(page, width)
    // A page that was just made narrow may still be settling: real faults remain.
    for (let frames = 0; frames < 20 && looked.faults.length > 0; frames += 1)
      looked = await lookAt(page, width)
    const { texts, faults, ...how } = looked
    const where = `${pathname} at ${width} px`
    soft(how, where).toEqual({ language: PSEUDO_LANGUAGE, direction: 'rtl' })
    soft(await plainTexts(texts), where).toEqual([])
    soft(faults, where).toEqual([])
  }
}

describe.concurrent('from right to left, in one language, with room for longer words', () => {
  test.for(screensToShow.map((screen, at) => ({ ...screen, at })))(
    '$name',
    async ({ open, at }, { expect }) => {
      const page = await openPage(at)
      try {
        await open(inPseudoLanguage(page), shop.databaseUrl)
        await check(page, expect)
      } finally {
        // Requests still open at the end do not matter.
        await page.unrouteAll({ behavior: 'ignoreErrors' })
        await page.close()
      }
    },
  )
})

test('the same holds for every other screen whose address has no parameter, and the list is complete', async () => {
  const isScreen = (file: string) => /^export default/m.test(readFileSync(join(root, 'shop', file), 'utf8'))
  const isSeen = (address: string) => [...seen].some(pathname => matchPath(address, pathname) !== null)
  const unseen = routes
    .filter(({ file }) => isScreen(file))
    .map(({ path = '' }) => `/${path}`)
    .filter(address => !isSeen(address))
  const page = await openPage(screensToShow.length)
  for (const address of unseen.filter(one => !one.includes(':'))) {
    await page.goto(address)
    await check(page, expect)
  }
  await page.close()
  expect(unseen.filter(address => !isSeen(address))).toEqual([])
})

describe('text that is not translated is found', () => {
  const data: IsData = text => text === 'Chicken Karahi Cut'
  test.each([
    ['Add to cart', ['Add to cart']],
    [pseudo('Add to cart'), []],
    [pseudo('Reviews of {name}').replace('{name}', 'Chicken Karahi Cut'), []],
    [pseudo('Pay by {how}').replace('{how}', 'cash'), ['cash']],
    [`Chicken Karahi Cut · ${pseudo('Souk')}`, []],
    [`${pseudo('Total')} Rs 450.50`, []],
    [`${pseudo('Hours')}: daily`, ['daily']],
    [`${pseudo('To the office')}:\n/admin/stock`, []],
    [`${pseudo('To the office')}:\nhttps://shop.example.org/admin/stock`, []],
    ['kilograms/pieces', ['kilograms/pieces']],
  ])('%s', (text, found) => expect(untranslated(text, data)).toEqual(found))
})

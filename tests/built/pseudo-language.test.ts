import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { matchPath } from 'react-router'
import { afterAll, beforeAll, describe, type ExpectStatic, expect, test } from 'vitest'
import { chromiumArguments, ensureChromium } from '../../scripts/chromium.ts'
import { PSEUDO_LANGUAGE, pseudo, writePseudoWords } from '../../scripts/pseudo-words.ts'
import { screensToShow } from '../../scripts/screens-to-show.ts'
import { openShopForTests, type ShopForTests } from '../../scripts/shop-for-tests.ts'
import routes from '../../shop/routes.ts'
import { lookAtPage } from '../support/look-at-page.ts'
import { inPseudoLanguage } from '../support/pseudo-page.ts'
import { dataOf } from '../support/shop-data.ts'
import { type IsData, untranslated } from '../support/untranslated.ts'

const root = join(import.meta.dirname, '..', '..')
const environment = { SHOP_LANGUAGE: PSEUDO_LANGUAGE }
const seen = new Set<string>()

let shop: ShopForTests
let browser: Browser
let isData: IsData
beforeAll(async () => {
  await writePseudoWords()
  const built = spawnSync(process.execPath, [join(root, 'scripts', 'build-only.ts')], {
    cwd: root,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  })
  expect(built.status, built.stderr).toBe(0)
  shop = await openShopForTests('pseudo-language', environment)
  isData = await dataOf(shop.databaseUrl, told)
  const executablePath = await ensureChromium(() => {})
  browser = await chromium.launch({ executablePath, args: chromiumArguments })
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

/** What pages were told of orders, and what stands in their carts: data that need not be in the database. */
const told: unknown[] = []

/** What is neither translated nor data; looked up anew where it may have been written since. */
async function plainTexts(texts: string[]): Promise<string[]> {
  const wrong = texts.flatMap(text => untranslated(text, isData))
  if (wrong.length === 0) return wrong
  isData = await dataOf(shop.databaseUrl, told)
  return texts.flatMap(text => untranslated(text, isData))
}

/** A page of its own, as of somebody from another address: limits count by address. */
async function openPage(at: number): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    baseURL: shop.address,
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': `10.9.0.${at + 1}` },
  })
  page.setDefaultTimeout(20_000)
  page.on('response', async answer => {
    if (answer.ok() && /\/api\/(orders|near)\//.test(answer.url()))
      told.push(await answer.json().catch(() => {}))
  })
  return page
}

/** At a width, once it is drawn: what can be read there, and how it stands. */
async function lookAt(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
  return page.evaluate(lookAtPage)
}

/** Looks at a page that is open, at two widths. */
async function check(page: Page, { soft }: Pick<ExpectStatic, 'soft'>): Promise<void> {
  await page.waitForLoadState('networkidle')
  const { pathname, searchParams } = new URL(page.url())
  seen.add(pathname)
  const cart = await page.evaluate(() => localStorage.localCart ?? '[]')
  told.push([...searchParams.values()], JSON.parse(cart))
  for (const width of [1280, 360]) {
    let looked = await lookAt(page, width)
    // A page that was just made narrow may still be settling: what is wrong stays wrong.
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
        await page.close()
      }
    },
  )
})

test('so are all other screens that have an address without a parameter, and there is no further one', async () => {
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

describe('what is not translated is found', () => {
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

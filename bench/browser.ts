import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { chromiumArguments, ensureChromium } from '../scripts/chromium.ts'
import { cartClicks } from './browser-cart.ts'
import { navigations } from './browser-navigations.ts'
import { watchPage } from './browser-watch.ts'

/** A figure of the browser and its limit, both with units. */
export type BrowserRow = [what: string, figure: string, limit: string]

/** Slow 4G as Lighthouse defines it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms for each request. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const onlyLatency = { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: -1 }
const unhindered = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true }
const desk = { viewport: { width: 1280, height: 900 } }

type Conditions = { network: typeof slow4g; slowdown: number; screen: typeof desk }

/**
 * Drives the shop at `address` with Chromium and measures what a person waits for: first visits on slow 4G (largest paint,
 * layout shift), navigation through links on which the pointer rested, and adding to the cart.
 */
export async function measureBrowser(address: string): Promise<BrowserRow[]> {
  const executablePath = await ensureChromium(console.error)
  const browser = await chromium.launch({ executablePath, args: chromiumArguments })
  try {
    const product = await firstProduct(browser, address)
    const rows: BrowserRow[] = []
    for (const [name, path] of [
      ['home', '/'],
      ['listing', '/shop/1'],
      ['product', product],
    ] as const)
      for (const slowdown of [1, 4]) rows.push(await firstVisit(browser, name, address + path, slowdown))
    rows.push(...(await fromScreenToScreen(browser, address)))
    rows.push(...(await intoTheCart(browser, address + product)))
    return rows
  } finally {
    await browser.close()
  }
}

/** Opens a page under these conditions for the duration of `use`. */
async function under<T>(
  browser: Browser,
  { network, slowdown, screen }: Conditions,
  use: (page: Page, tools: CDPSession) => Promise<T>,
): Promise<T> {
  const context: BrowserContext = await browser.newContext(screen)
  try {
    const page = await context.newPage()
    await page.addInitScript(watchPage)
    const tools = await context.newCDPSession(page)
    await tools.send('Network.enable')
    await tools.send('Network.emulateNetworkConditions', network)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return await use(page, tools)
  } finally {
    await context.close()
  }
}

const firstProduct = (browser: Browser, address: string) =>
  under(browser, { network: unhindered, slowdown: 1, screen: desk }, async page => {
    await page.goto(`${address}/shop/1`)
    return (await page.locator('main article a').first().getAttribute('href')) ?? '/'
  })

/**
 * Measures largest paint and layout shift of first visits: the median and the worst of several, each with an empty cache.
 */
async function firstVisit(
  browser: Browser,
  name: string,
  url: string,
  slowdown: number,
): Promise<BrowserRow> {
  const visits: { paint: number; shift: number }[] = []
  for (let visit = 0; visit < 5; visit += 1)
    visits.push(
      await under(browser, { network: slow4g, slowdown, screen: phone }, async page => {
        await page.goto(url, { waitUntil: 'load' })
        await page.waitForFunction(() => document.documentElement.dataset.alive === 'yes')
        await page.waitForLoadState('networkidle')
        return page.evaluate(() => ({ paint: watched.largestPaint, shift: watched.shift }))
      }),
    )
  const paints = visits.map(visit => visit.paint)
  const shift = Math.max(...visits.map(visit => visit.shift))
  return [
    `largest paint of a first visit, slow 4G, processor slowed ${slowdown} times, ${name} (median; worst layout shift)`,
    `${at(paints, 0.5)} ms; ${shift.toFixed(3)}`,
    '1200 ms; 0',
  ]
}

async function fromScreenToScreen(browser: Browser, address: string): Promise<BrowserRow[]> {
  const rows: BrowserRow[] = []
  for (const slowdown of [1, 4]) {
    const conditions = { network: onlyLatency, slowdown, screen: desk }
    const { times, shift } = await under(browser, conditions, page => navigations(page, address))
    rows.push([
      `from screen to screen by a link pointed at before, 150 ms to the shop, processor slowed ${slowdown} times (p95 of ${times.length}, median; layout shift)`,
      `${at(times, 0.95)} ms, ${at(times, 0.5)} ms; ${shift.toFixed(3)}`,
      '100 ms; 0',
    ])
  }
  return rows
}

async function intoTheCart(browser: Browser, url: string): Promise<BrowserRow[]> {
  const rows: BrowserRow[] = []
  for (const slowdown of [1, 4]) {
    const conditions = { network: onlyLatency, slowdown, screen: desk }
    const { painted, interaction } = await under(browser, conditions, page => cartClicks(page, url))
    rows.push([
      `adding to the cart, processor slowed ${slowdown} times: painted after (median); worst interaction to next paint`,
      `${at(painted, 0.5)} ms; ${interaction} ms`,
      slowdown === 1 ? '50 ms; 100 ms' : '–; 100 ms',
    ])
  }
  return rows
}

/** Returns the value below which this share of the sample lies, rounded. */
const at = (sample: readonly number[], share: number) =>
  Math.round(sample.toSorted((a, b) => a - b)[Math.ceil(sample.length * share) - 1] ?? Number.NaN)

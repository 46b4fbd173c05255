import type { Locator, Page } from '@playwright/test'
import { awaitPaint, paintedAfter } from './browser-watch.ts'

/** The milliseconds for which the pointer rests on a link before the click. */
const RESTS = 400
const ROUNDS = 5

/** The links of one round, from the home page back to it. */
const ways: ((page: Page) => Locator)[] = [
  page => page.locator('main li > a[href^="/shop/"]').first(),
  page => page.locator('main article a').nth(1),
  page => page.locator('main nav ol a[href^="/shop/"]').first(),
  page => page.locator('main a[rel=next]').first(),
  page => page.locator('main article a').nth(4),
  page => page.locator('main nav ol a[href^="/category/"]').first(),
  page => page.locator('main article a').first(),
  page => page.locator('header a[href="/"]:visible').first(),
]

/**
 * Measures the milliseconds from each click on a link, after the pointer rested on it, to the paint of the next screen, and
 * all layout shift on the way.
 */
export async function navigations(page: Page, address: string): Promise<{ times: number[]; shift: number }> {
  await page.goto(address)
  await page.waitForFunction(() => document.documentElement.dataset.alive === 'yes')
  await page.waitForLoadState('networkidle')
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    for (const way of ways) {
      await page.waitForTimeout(RESTS)
      const link = way(page)
      await link.scrollIntoViewIfNeeded()
      await link.hover()
      await page.waitForTimeout(RESTS)
      await page.evaluate(awaitPaint, 'main h1, main article a')
      await page.mouse.down()
      await page.mouse.up()
      times.push(await page.evaluate(paintedAfter))
    }
  return { times, shift: await page.evaluate(() => watched.shift) }
}

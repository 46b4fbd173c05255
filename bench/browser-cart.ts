import type { Page } from '@playwright/test'
import { awaitPaint, paintedAfter } from './browser-watch.ts'

const CLICKS = 10

/**
 * Measures the milliseconds from each click on "Add to cart" to the paint of its message, and the browser's own longest
 * interaction.
 */
export async function cartClicks(
  page: Page,
  url: string,
): Promise<{ painted: number[]; interaction: number }> {
  await page.goto(url)
  await page.waitForFunction(() => document.documentElement.dataset.alive === 'yes')
  await page.waitForLoadState('networkidle')
  const button = page.locator('main form button[type=submit]').first()
  await button.hover()
  await page.evaluate(() => {
    watched.interaction = 0
  })
  const painted: number[] = []
  for (let click = 0; click < CLICKS; click += 1) {
    await page.waitForTimeout(300)
    await page.evaluate(awaitPaint, '')
    await page.mouse.down()
    await page.mouse.up()
    painted.push(await page.evaluate(paintedAfter))
  }
  await page.waitForTimeout(300)
  return { painted, interaction: await page.evaluate(() => watched.interaction) }
}

import type { Page } from '@playwright/test'
import { violationsOf } from '../axe.ts'
import { expect, open, test } from '../shopper.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Your search' })
const rows = (page: Page) => page.getByRole('main').getByRole('checkbox', { name: /km/ })
const map = (page: Page) => page.getByRole('region', { name: 'Map of places near you' })
const away = (page: Page) => page.getByText('We cannot show the map here.')
const marker = (page: Page, number: number) =>
  page.getByRole('figure').getByRole('button', { name: new RegExp(`^${number}\\. `) })

/** Searches around Karachi. */
async function search(page: Page): Promise<void> {
  await form(page).getByRole('combobox', { name: 'Your address' }).fill('Karachi')
  await form(page).getByRole('combobox', { name: 'Radius' }).fill('20')
  await form(page).getByRole('button', { name: 'Search' }).click()
  await expect(rows(page).first()).toBeVisible()
}

test('a shopper sees numbered results, and chooses on the map and in the list', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await open(page, '/placean-order')
  await page.getByRole('figure').scrollIntoViewIfNeeded()
  await expect(map(page)).toBeVisible()
  await search(page)
  await expect(page.getByRole('figure').getByRole('button', { name: /^\d+\. / })).toHaveCount(
    await rows(page).count(),
  )
  await expect(page.getByRole('img', { name: 'Your search location' })).toBeAttached()
  await expect(page.getByRole('figure')).toContainText('Map: Natural Earth, GeoNames')
  expect(await violationsOf(page)).toEqual([])

  // Uses the keyboard, because markers may overlap.
  await marker(page, 3).focus()
  await page.keyboard.press('Enter')
  await expect(rows(page).nth(2)).toBeFocused()
  await expect(marker(page, 3)).toHaveAttribute('aria-pressed', 'true')
  await expect(rows(page).nth(2)).not.toBeChecked()

  await rows(page).nth(4).check()
  await expect(marker(page, 5)).toHaveAttribute('aria-pressed', 'true')
  await expect(marker(page, 3)).toHaveAttribute('aria-pressed', 'false')
  const name = await marker(page, 5).getAttribute('aria-label')
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') })
      .nth(4),
  ).toContainText(name ?? 'a name')
  // The shop itself has no road data.
  expect(asked.filter(url => url.includes('/near/distance'))).toEqual([])
})

test('the map is moved by keys and buttons, and nothing jumps when it loads', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await open(page, '/contact')
  const figure = page.getByRole('figure')
  const before = await figure.boundingBox()
  await figure.scrollIntoViewIfNeeded()
  await expect(page.getByRole('region', { name: 'Map of our location' })).toBeVisible()
  const after = await figure.boundingBox()
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
  await expect(figure.getByRole('img', { name: 'The shop', exact: true })).toBeVisible()
  const scale = figure.getByText(/^\d+\s*k?m$/)
  const was = await scale.textContent()
  await figure.getByRole('button', { name: 'Zoom out' }).click()
  await expect(scale).not.toHaveText(was ?? '')
  const shifted = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifted.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.01)
  // The check reduces motion, which lays out the news row again.
  expect(await violationsOf(page)).toEqual([])
})

test('a browser that cannot draw maps says so, loads nothing for one, and everything else works', async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await open(page, '/placean-order')
  await page.getByRole('figure').scrollIntoViewIfNeeded()
  await expect(away(page)).toBeVisible()
  await search(page)
  await rows(page).first().check()
  await page.getByRole('button', { name: 'See What You Like' }).click()
  await expect(page).toHaveURL(/\/menu\?restaurant=/)
  expect(asked.filter(url => /draw-map|maplibre|\/map\//.test(url))).toEqual([])
})

test('if the map does not load, a sentence takes its place', async ({ page, allow }) => {
  allow(/draw-map|ERR_FAILED/)
  await page.route('**/assets/draw-map-*', route => route.abort())
  await open(page, '/contact')
  await page.getByRole('figure').scrollIntoViewIfNeeded()
  await expect(away(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled()
})

import type { Browser, Page } from '@playwright/test'
import { call } from '../registered.ts'
import { expect, open, test } from '../shopper.ts'
import { guestOrders, signInAs } from '../staff-orders.ts'

/** Converts millimetres to PDF points. */
const points = (millimetres: number) => (millimetres / 25.4) * 72

/** The page sizes of the print, in points. */
async function pagesOf(page: Page): Promise<{ width: number; height: number }[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1')
  return [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)].map(([, width, height]) => ({
    width: Number(width),
    height: Number(height),
  }))
}

/** Opens the print page of two new orders. */
async function openPrinting(page: Page): Promise<string[]> {
  await signInAs(page, 'orders')
  await open(page, '/admin')
  const numbers = [(await guestOrders(page, 8)).orderNum, (await guestOrders(page, 9)).orderNum]
  await open(page, `/admin/orders/print?orders=${numbers.join(',')}`)
  await expect(page.getByRole('article')).toHaveCount(4)
  return numbers
}

test('invoices and picking lists are each a sheet of their own, and on the roll 80 mm wide', async ({
  page,
}) => {
  await openPrinting(page)
  const sheets = await pagesOf(page)
  expect(sheets).toHaveLength(4)
  for (const { width } of sheets) expect(width).toBeCloseTo(points(210), -1)

  await page.getByText('Picking list', { exact: true }).first().click()
  await expect(page.getByRole('article')).toHaveCount(2)
  expect(await pagesOf(page)).toHaveLength(2)

  await page.getByText('Roll (80 mm)').click()
  const rolls = await pagesOf(page)
  expect(rolls).toHaveLength(2)
  for (const { width } of rolls) expect(width).toBeCloseTo(points(80), -1)

  // The choice is remembered.
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('radio', { name: 'Roll (80 mm)' })).toBeChecked()
})

test('the print shows only the orders, black on white, no wider than the paper', async ({ page }) => {
  const numbers = await openPrinting(page)
  for (const [paper, width] of [
    ['Sheet (A4)', 688],
    ['Roll (80 mm)', 279],
  ] as const)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ media: 'screen', colorScheme })
      await page.setViewportSize({ width: 1000, height: 900 })
      await page.getByText(paper).click()
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ media: 'print', colorScheme })
      for (const role of ['banner', 'navigation', 'button', 'radio', 'complementary'] as const)
        await expect(page.getByRole(role)).toHaveCount(0)
      for (const number of numbers) await expect(page.getByText(`#${number}`).first()).toBeVisible()
      const { wide, ink, white } = await page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.body)
        return { wide: document.documentElement.scrollWidth, ink: color, white: backgroundColor }
      })
      expect(wide).toBeLessThanOrEqual(width)
      expect([ink, white]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
    }
})

const now = (page: Page) => page.getByRole('button', { name: 'Print now' }).click()
const asked = (page: Page) => page.getByRole('dialog', { name: 'Already printed' })

/** Opens the print page of orders for another member of staff. */
async function openAsWell(page: Page, numbers: readonly string[]): Promise<Page> {
  const browser = page.context().browser() as Browser
  const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  await countPrints(other)
  await signInAs(other, 'orders')
  await open(other, `/admin/orders/print?orders=${numbers.join(',')}`)
  await expect(other.getByRole('article')).toHaveCount(2 * numbers.length)
  return other
}

/** Counts the prints of a page instead of opening the dialog of the browser. */
const countPrints = (page: Page) =>
  page.addInitScript(() => {
    const counter = { prints: 0 }
    const print = () => {
      counter.prints += 1
    }
    Object.assign(window, { counter, print })
  })
const printsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { counter: { prints: number } }).counter.prints)
/** The number of sheets that the paper gets. */
async function sheetsOf(page: Page): Promise<number> {
  await page.emulateMedia({ media: 'print' })
  const sheets = await page.getByRole('article').count()
  await page.emulateMedia({ media: 'screen' })
  return sheets
}

test('orders are marked as printed before they are printed, and printed again only after a question', async ({
  page,
}) => {
  await countPrints(page)
  const [first = ''] = await openPrinting(page)
  await now(page)
  await expect(page.getByText('2 orders are marked as printed.')).toBeVisible()
  await expect.poll(() => printsOf(page)).toBe(1)
  await expect(asked(page)).toBeHidden()

  await now(page)
  await expect(asked(page)).toContainText(`#${first} Printed by Bilal on `)
  await asked(page).getByRole('button', { name: 'Do not print' }).click()
  expect(await printsOf(page)).toBe(1)
  await now(page)
  await asked(page).getByRole('button', { name: 'Print again' }).click()
  await expect.poll(() => printsOf(page)).toBe(2)
  expect(await sheetsOf(page)).toBe(4)

  await open(page, `/admin/orders/${first}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Printed')
})

test('two people print the same orders at once: one gets the paper, the other reads who did', async ({
  page,
}) => {
  await countPrints(page)
  const numbers = await openPrinting(page)
  const other = await openAsWell(page, numbers)
  await Promise.all([now(page), now(other)])
  await expect.poll(async () => (await asked(page).count()) + (await asked(other).count())).toBe(1)
  expect((await printsOf(page)) + (await printsOf(other))).toBe(1)
  const late = (await printsOf(page)) === 0 ? page : other
  await expect(asked(late)).toContainText('Printed by Bilal on ')
  await other.context().close()
})

test('only the orders that nobody else printed or changed in between are on the paper', async ({ page }) => {
  await countPrints(page)
  const [first = '', second = ''] = await openPrinting(page)
  const other = await openAsWell(page, [first])
  await now(other)
  await expect.poll(() => printsOf(other)).toBe(1)
  await other.context().close()
  const { orders, orderItems } = await call<{
    orders: { orderId: number; version: number }
    orderItems: { orderItemId: number; quantity: number }[]
  }>(page, 'GET', `/orders/findForStaff/${second}`)
  await call(page, 'POST', '/orders/edit', {
    ...{ orderId: orders.orderId, version: orders.version },
    items: orderItems.map(({ orderItemId, quantity }) => ({ orderItemId, quantity: 2 * quantity })),
  })

  await now(page)
  await expect(page.getByText('One order was changed since you opened this page.')).toBeVisible()
  await expect(asked(page)).toContainText(`#${first}`)
  await expect(asked(page)).not.toContainText(`#${second}`)
  await asked(page).getByRole('button', { name: 'Do not print' }).click()
  expect(await printsOf(page)).toBe(0)
  await now(page)
  await expect.poll(() => printsOf(page)).toBe(1)
  await asked(page).getByRole('button', { name: 'Do not print' }).click()
  expect(await sheetsOf(page)).toBe(2)
})

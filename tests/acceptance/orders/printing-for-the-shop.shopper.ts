import type { Page } from '@playwright/test'
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

test('printed orders are marked as printed in one step', async ({ page }) => {
  const [first = ''] = await openPrinting(page)
  await page.getByRole('button', { name: 'Mark 2 as printed' }).click()
  await expect(page.getByText('2 orders are marked as printed.')).toBeVisible()
  await expect(page.getByRole('button', { name: /as printed/ })).toHaveCount(0)
  await open(page, `/admin/orders/${first}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Printed')
})

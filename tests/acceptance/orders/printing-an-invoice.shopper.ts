import type { Page } from '@playwright/test'
import { call } from '../registered.ts'
import { expect, open, test } from '../shopper.ts'

/** The paper sizes, and the pixels between margins of 14 mm. */
const papers = [
  { format: 'A4', width: 688, height: 1016 },
  { format: 'Letter', width: 710, height: 950 },
] as const

/** Places an order with this many lines and opens its invoice. */
async function openInvoice(page: Page, lines: number): Promise<void> {
  const found = await call<{ productList: { productId: number; minimum: number; quantity: number }[] }>(
    page,
    'GET',
    '/products/findProductsByCategory/40',
  )
  const goods = found.productList.filter(one => one.quantity > 20)
  const { orders } = await call<{ orders: { orderNum: string; link: string } }>(
    page,
    'POST',
    '/orders/save',
    {
      customer: { firstName: 'Amina', lastName: 'Yusuf', email: 'amina@example.org', phone1: '0300 1234567' },
      orders: { pickupType: 'IN STORE', pickupTime: 'MORNING' },
      orderItems: Array.from({ length: lines }, (_, at) => ({
        productId: goods[at % goods.length]?.productId,
        quantity: goods[at % goods.length]?.minimum,
        notes: `Parcel ${at + 1}: packed apart from the others, with as little ice as will do`,
      })),
    },
  )
  await open(page, `/orderDetail?order=${orders.orderNum}&key=${orders.link}`)
}

const pagesOf = async (page: Page, format: string) =>
  (await page.pdf({ format })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length

test('the print shows only the invoice, black on white and no wider than the paper', async ({ page }) => {
  await openInvoice(page, 3)
  for (const { width, height } of papers)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ media: 'print', colorScheme })
      for (const name of ['Save On Pdf', 'Continue Shopping...', 'Skip to the content'])
        await expect(page.getByText(name)).toBeHidden()
      for (const role of ['banner', 'contentinfo', 'button', 'link', 'status'] as const)
        await expect(page.getByRole(role)).toHaveCount(0)
      await expect(page.getByRole('columnheader')).toHaveCount(6)
      for (const head of await page.getByRole('columnheader').all()) await expect(head).toBeInViewport()
      const { wide, ink, paper } = await page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.body)
        return { wide: document.documentElement.scrollWidth, ink: color, paper: backgroundColor }
      })
      expect(wide).toBeLessThanOrEqual(width)
      expect([ink, paper]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
    }
})

test('one line prints one page, more lines add no page too many, and rows and totals are not split', async ({
  page,
}) => {
  await openInvoice(page, 1)
  for (const { format } of papers) expect(await pagesOf(page, format)).toBe(1)
  await openInvoice(page, 12)
  for (const { format } of papers) expect(await pagesOf(page, format)).toBe(2)
  await page.emulateMedia({ media: 'print' })
  const whole = await page.evaluate(() =>
    [...document.querySelectorAll('tbody tr, article > dl:last-of-type')].map(
      part => getComputedStyle(part).breakInside,
    ),
  )
  expect(whole).toEqual(Array.from({ length: 13 }, () => 'avoid'))
  expect(
    await page.evaluate(() => getComputedStyle(document.querySelector('thead') as Element).display),
  ).toBe('table-header-group')
})

import type { Page } from '@playwright/test'
import type { Figure } from './figure.ts'
import { percentiles, placePrinted, withPicker } from './picker.ts'

const ORDERS = 40
const LIMIT = '150 ms'

/** Types a weight at the first line on the scales, and returns the milliseconds until the screen shows it as picked. */
async function weighOne(page: Page, name: string, weight: string): Promise<number> {
  const row = page.getByRole('listitem').filter({ hasText: name })
  await row.getByRole('textbox').fill(weight)
  const begin = performance.now()
  await row.getByRole('button', { name: 'Enter the weight' }).click()
  await row.getByRole('button', { pressed: true }).first().waitFor()
  return performance.now() - begin
}

/** Half a pound of each is weighed: one by the pound, and one by the piece that is priced by the pound. */
const lines = [
  { productId: 601, quantity: 1, cuttingAttributes: 'Cubes', packagingAttributes: '1 lb tray' },
  { productId: 114, quantity: 1, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' },
]

/** Measures weighing in, from the press to the screen of a phone that shows the picked line. */
export const weighing = (address: string, databaseUrl: string): Promise<Figure[]> =>
  withPicker(address, databaseUrl, async page => {
    const [beef, chicken]: [number[], number[]] = [[], []]
    for (let order = 0; order < ORDERS; order += 1) {
      await page.goto(`/admin/picking/${await placePrinted(address, databaseUrl, lines)}`)
      beef.push(await weighOne(page, 'Beef Boneless', '0.97'))
      chicken.push(await weighOne(page, 'Desi Chicken', '2.11'))
    }
    const rows = { 'by the pound': beef, 'by the piece': chicken }
    return Object.entries(rows).map(([how, times]) => ({
      what: `weighing in goods ${how}, from the press to the screen (p95 of ${ORDERS}, median)`,
      figure: percentiles(times),
      limit: LIMIT,
    }))
  })

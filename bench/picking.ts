import type { Page } from '@playwright/test'
import { askOnce } from '../database/ask-once.ts'
import type { Figure } from './figure.ts'
import { percentiles, placePrinted, withPicker } from './picker.ts'

const ORDERS = 50
const SCANS = 30

/** The plain products of the shop, cheapest first: six of them make an order. */
const plain = `select product_id as "productId", product_name as "productName" from products
  where shown and not weighed and cutting_attributes = '{}' and packaging_attributes = '{}' and extra_attributes = '{}'
    and minimum_steps * quantity_step <= 1000 and quantity_step = 1000
  order by unit_price, product_id limit 6`

/** Fills a window with printed orders of six lines; returns its number and the name of the first product, which has a code. */
async function fillWindow(address: string, databaseUrl: string, code: string) {
  const products = (await askOnce(databaseUrl, plain)) as { productId: number; productName: string }[]
  const [first] = products
  await askOnce(
    databaseUrl,
    `update products set codes = '[{"code": "0${code}", "quantity": 1000}]' where product_id = ${first?.productId}`,
  )
  const lines = products.map(({ productId }) => ({ productId, quantity: 1 }))
  const orderNums: string[] = []
  for (let order = 0; order < ORDERS; order += 1)
    orderNums.push(await placePrinted(address, databaseUrl, lines))
  const [slot] = await askOnce(
    databaseUrl,
    'select slot_id as "slotId" from slots order by starts_at limit 1',
  )
  await askOnce(databaseUrl, `update orders set slot_id = ${slot?.slotId} where order_status = 'PRINTED'`)
  return { slotId: slot?.slotId as number, name: first?.productName ?? '', orderNums }
}

/** Asks for the wave as the phone does; returns the milliseconds until the answer is read. */
const askForWave = (page: Page, slotId: number) =>
  page.evaluate(async address => {
    const begin = performance.now()
    const answer = await fetch(address)
    await answer.json()
    return performance.now() - begin
  }, `/api/picking/findWave?slotId=${slotId}`)

/** Scans a code by a keyboard scanner; returns the milliseconds until the screen shows the line as picked. */
async function scanOne(page: Page, code: string, name: string): Promise<number> {
  const picked = page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { pressed: true })
  await page.keyboard.type(code, { delay: 0 })
  const begin = performance.now()
  await page.keyboard.press('Enter')
  await picked.first().waitFor()
  return performance.now() - begin
}

/** Measures a wave over fifty orders, and scanning goods. */
export const picking = (address: string, databaseUrl: string): Promise<Figure[]> =>
  withPicker(address, databaseUrl, async page => {
    const code = '4006381333931'
    const { slotId, name, orderNums } = await fillWindow(address, databaseUrl, code)
    const waves: number[] = []
    for (let turn = 0; turn < 100; turn += 1) waves.push(await askForWave(page, slotId))
    const scans: number[] = []
    for (const orderNum of orderNums.slice(0, SCANS)) {
      await page.goto(`/admin/picking/${orderNum}`)
      await page.getByRole('button', { name: `Replace ${name}` }).waitFor()
      scans.push(await scanOne(page, code, name))
    }
    return [
      {
        what: `a wave of ${ORDERS} orders with 6 lines each (p95 of 100, median)`,
        figure: percentiles(waves),
        limit: '100 ms',
      },
      {
        what: `scanning goods, from the last key to the screen (p95 of ${SCANS}, median)`,
        figure: percentiles(scans),
        limit: '150 ms',
      },
    ]
  })

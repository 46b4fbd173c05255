import type { Page } from '@playwright/test'
import { inDatabase } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { expect, open, test } from '../shopper.ts'
import { guestOrders, signInAs } from '../staff-orders.ts'

/** Opens the packing of an order whose one product was picked and weighed; it is stored cold. */
async function openPacking(page: Page, place: number) {
  await signInAs(page, 'picker')
  await open(page, '/admin')
  const order = await guestOrders(page, place)
  const code = { code: `0${gtin(`400${order.productId}`.padEnd(12, '7'))}`, quantity: 1000 }
  await inDatabase(
    `update products set storage = 'COLD', codes = '${JSON.stringify([code])}' where product_id = ${order.productId}`,
  )
  await inDatabase(`update orders set order_status = 'PRINTED' where order_num = '${order.orderNum}'`)
  await inDatabase(
    `update order_items set item_status = 'PICKED', final_weight = 1370, weighed = true, measuring_unit = 'lb' where order_id =
     (select order_id from orders where order_num = '${order.orderNum}')`,
  )
  await open(page, '/admin/picking')
  await page.getByRole('link', { name: `Pack order ${order.orderNum}` }).click()
  return order
}

/** Adds the check digit to twelve digits. */
function gtin(digits: string): string {
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

test('a packer puts a line into its cold bag, counts the bags, and the office sees them', async ({
  page,
}) => {
  const { orderNum, name } = await openPacking(page, 16)
  const cold = page.getByRole('region', { name: 'Cold' })
  await cold.getByRole('button', { name: new RegExp(`${name}$`), pressed: false }).click()
  await expect(cold.getByRole('button', { name: new RegExp(`${name}$`), pressed: true })).toBeVisible()
  await expect(page.getByText('One bag · not saved')).toBeVisible()
  await cold.getByRole('button', { name: 'More' }).click()
  await expect(page.getByText('2 bags · not saved')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Save the bags' }).click()
  await expect(page.getByText('2 bags', { exact: true })).toBeVisible()

  await signInAs(page, 'orders')
  await open(page, `/admin/orders/${orderNum}`)
  await expect(page.getByText('2 bags: 2 Cold')).toBeVisible()
})

test('the bags that another packer saves while this one counts are not overwritten', async ({
  page,
  browser,
  allow,
}) => {
  const { orderNum } = await openPacking(page, 18)
  const more = (on: Page) => on.getByRole('region', { name: 'Cold' }).getByRole('button', { name: 'More' })
  const save = (on: Page) => on.getByRole('button', { name: 'Save the bags' }).click()
  await more(page).click()
  await expect(page.getByText('2 bags · not saved')).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await signInAs(other, 'picker')
  await open(other, `/admin/packing/${orderNum}`)
  const heard = page.waitForResponse(
    async answer => answer.url().includes('/api/packing/find/') && (await answer.json()).bags[0]?.bags === 3,
  )
  for (const bags of [2, 3]) {
    await more(other).click()
    await expect(other.getByText(`${bags} bags · not saved`)).toBeVisible()
  }
  await save(other)
  await expect(other.getByText('3 bags', { exact: true })).toBeVisible()
  await other.context().close()
  await (await heard).finished()

  allow(/409/)
  await save(page)
  await expect(page.getByText(/^Someone else has counted the bags/)).toBeVisible()
  await expect(page.getByText('3 bags', { exact: true })).toBeVisible()
})

test('each bag and each line has a label of 58 by 40 mm, with bars that a scanner reads', async ({
  page,
}) => {
  const { orderNum, name } = await openPacking(page, 17)
  await page.getByRole('button', { name: 'Save the bags' }).click()
  await page.getByRole('link', { name: 'Labels' }).click()
  const bag = page.getByRole('article', { name: 'Label of bag 1 of 1' })
  await expect(bag).toContainText('Zainab Qureshi')
  await expect(bag.locator(`svg[data-code="${orderNum}"]`)).toBeVisible()
  const line = page.getByRole('article', { name: `Label of ${name}` })
  await expect(line).toContainText('1.37 lb')
  await expect(line.locator('svg[data-code]')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await page.getByText('Roll, 58 × 40 mm').click()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  const sizes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)].map(([, width, height]) => [
    Math.round((Number(width) / 72) * 25.4),
    Math.round((Number(height) / 72) * 25.4),
  ])
  expect(sizes).toEqual([
    [58, 40],
    [58, 40],
  ])
})

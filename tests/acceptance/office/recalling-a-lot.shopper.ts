import {
  exampleRecall,
  exampleRecalledLot,
  exampleRecallOrder,
} from '../../../shop/recalls/recalls.examples.ts'
import { inDatabase } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { orderedAndPicked, type Placed, receiveLot } from '../goods-in-lots.ts'
import { ownGoods } from '../own-goods.ts'
import { call } from '../registered.ts'
import { expect, open, test } from '../shopper.ts'
import { signInAs } from '../staff-orders.ts'

const GTIN = '09506000134352'
const CODE = 'RC-2611'
const reason = 'Salmonella was found in this batch.'
const advice = 'Do not eat it. Bring it back, or throw it away.'

test('staff recall a lot: the buyer gets a mail, the open order is picked again, and nobody can pick the lot', async ({
  page,
}) => {
  const { productId, name } = await ownGoods('Chicken')
  await signInAs(page, 'manager')
  await open(page, '/admin')
  const codes = JSON.stringify([{ code: GTIN, quantity: 1000 }])
  await inDatabase('update products set codes = $2 where product_id = $1', [productId, codes])
  await receiveLot(page, productId, CODE)
  const sold = await orderedAndPicked(page, [productId], { firstName: 'Zainab', email: 'zainab@example.org' })
  for (const orderStatus of ['OPEN', 'CLOSED'])
    await call(page, 'POST', '/orders/changeStatus', { orderId: sold.orderId, orderStatus })
  const waits = await orderedAndPicked(page, [productId], { firstName: 'Yusuf', email: 'yusuf@example.org' })

  await open(page, `/admin/lots?productId=${productId}`)
  await page.getByRole('row').filter({ hasText: CODE }).getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { name: `Lot ${CODE}` })).toBeVisible()
  await page.getByRole('link', { name: 'Recall this lot' }).click()
  const effects = page.getByRole('region', { name: 'Effects' })
  await expect(effects.getByText('Get a message')).toBeVisible()
  await page.getByRole('button', { name: 'Recall…' }).click()
  await expect(page.getByText('Enter why it is recalled.')).toBeVisible()
  await page.getByLabel('Reason').fill(reason)
  await page.getByLabel('Advice').fill(advice)
  await page.getByLabel('Refund customers').check()
  expect(await violationsOf(page)).toEqual([])

  // Nothing that was typed is lost when the person looks elsewhere.
  await page.getByRole('link', { name: 'Back to the lot' }).click()
  await page.getByRole('button', { name: 'Return to them' }).click()
  await expect(page.getByLabel('Advice')).toHaveValue(advice)
  await page.getByRole('button', { name: 'Recall…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('One lot is blocked at once.')
  await expect(dialog).toContainText('One open order goes back to the pickers.')
  await expect(dialog).toContainText('One order has a customer who gets a message.')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Start the recall' }).click()

  await expect(page.getByRole('heading', { name: /^Recall \d+$/ })).toBeVisible()
  await expect(page.getByText('Finished')).toBeVisible()
  const buyers = page.getByRole('region', { name: 'Customers' })
  const rowOf = ({ orderNum }: Placed) => buyers.getByRole('row').filter({ hasText: `#${orderNum}` })
  await expect(rowOf(sold)).toContainText('Zainab Qureshi')
  await expect(rowOf(sold)).toContainText('Message sent')
  await expect(rowOf(waits)).toContainText('Picked again')
  expect(await violationsOf(page)).toEqual([])
  await buyers.getByLabel('Show').selectOption('Those to call')
  await expect(page.getByText('Nobody has to be called.')).toBeVisible()
  await page.getByLabel('Show').selectOption('All orders')
  await expect(rowOf(sold)).toBeVisible()
  const recall = page.url()

  // The paper for the authority.
  await page.evaluate(() => {
    const print = () => {
      document.title = 'on paper'
    }
    Object.assign(window, { print })
  })
  await page.getByRole('button', { name: 'Print for the authority' }).click()
  await expect(page).toHaveTitle('on paper')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.setViewportSize({ width: 688, height: 900 })
  const paper = page.getByRole('article')
  const { shopName, address } = await call<{ shopName: string; address: string }>(
    page,
    'GET',
    '/settings/find',
  )
  for (const text of [
    shopName,
    address,
    'Printed',
    reason,
    CODE,
    `LS-${productId}`,
    `Farm of lot ${productId}`,
  ])
    await expect(paper.getByText(text).first()).toBeVisible()
  await expect(paper).toContainText('0300 7654321')
  for (const role of ['navigation', 'button', 'combobox'] as const)
    await expect(page.getByRole(role)).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(688)
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 1280, height: 900 })

  await paper.getByRole('link', { name: new RegExp(CODE) }).click()
  await expect(page.getByText('Recalled on')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See the recall' })).toHaveAttribute(
    'href',
    new URL(recall).pathname,
  )
  expect(await violationsOf(page)).toEqual([])

  await open(page, '/admin/outbox?q=zainab@example.org')
  await expect(page.getByRole('row').filter({ hasText: 'Recall of goods' }).first()).toBeVisible()
  await open(page, '/admin/recalls')
  await expect(page.getByRole('table', { name: 'Recalls' })).toContainText(CODE)
  expect(await violationsOf(page)).toEqual([])

  await open(page, `/admin/picking/${waits.orderNum}`)
  await page.getByLabel('Scan or type a code').fill(`(01)${GTIN}(10)${CODE}`)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Lot ${CODE} is blocked. Put it aside.`)).toBeVisible()
})

test('the print of a recall waits for all pages of its customers', async ({ page }) => {
  const all = Array.from({ length: 250 }, (_, at) => ({
    ...exampleRecallOrder,
    ...{ orderId: at + 1, orderNum: String(10_001 + at) },
  }))
  const recall = { ...exampleRecall, recallId: 7, orders: 250, done: 250, handedOver: 250, notified: 250 }
  await page.route('**/api/recalls/find/7*', async route => {
    const of = Number(new URL(route.request().url()).searchParams.get('page'))
    const rows = all.slice((of - 1) * 100, of * 100)
    await route.fulfill({ json: { recall, lots: [exampleRecalledLot], orders: { rows, total: 250 } } })
  })
  await page.addInitScript(() => {
    const rows = () => document.querySelectorAll('article tbody tr').length
    Object.assign(window, { print: () => document.body.setAttribute('data-printed', String(rows())) })
  })
  await signInAs(page, 'catalogue')
  await open(page, '/admin/recalls/7')
  const rows = page.getByRole('article').locator('tbody tr')
  await expect(rows).toHaveCount(100)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('This page has 100 of 250 customers.')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Print for the authority' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '250')
  await expect(page.getByText('This page has 100 of 250 customers.')).toHaveCount(0)
  await expect(rows.last()).toContainText('#10250')
})

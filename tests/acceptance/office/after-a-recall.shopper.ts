import type { Page } from '@playwright/test'
import { inDatabase } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { orderedAndPicked, type Placed, recallLot, receiveLot, stepTo } from '../goods-in-lots.ts'
import { ownGoods } from '../own-goods.ts'
import { call } from '../registered.ts'
import { expect, open, test } from '../shopper.ts'
import { signInAs } from '../staff-orders.ts'

const code = 'RC-2612'
const words = { code, reason: 'Glass was found in this batch.', advice: 'Do not eat it.' }

/** Waits until the shop has dealt with an order of a recall. */
const dealtWith = ({ orderId }: Placed) =>
  expect
    .poll(async () => (await inDatabase('select state from recall_orders where order_id = $1', [orderId]))[0])
    .toEqual({ state: 'DONE' })

test('staff note who was called, and the customer reads on the order why and what to do', async ({
  page,
  allow,
}) => {
  const { productId, name } = await ownGoods('Duck')
  await signInAs(page, 'manager')
  await open(page, '/admin')
  await receiveLot(page, productId, code)
  const order = await orderedAndPicked(page, [productId], { firstName: 'Hina', email: 'hina@example.org' })
  await stepTo(page, order, 'OPEN', 'CLOSED')
  // The shop knows only the phone number of this customer.
  await inDatabase(
    `update contacts set email = '' where contact_id = (select contact_id from orders where order_id = $1)`,
    [order.orderId],
  )
  const recallId = await recallLot(page, productId, words)
  await dealtWith(order)

  await open(page, `/admin/recalls/${recallId}?part=TO_CALL`)
  const facts = page.getByRole('region', { name: 'The recall' })
  const buyers = page.getByRole('region', { name: 'Customers to call' })
  await expect(facts.getByText('To call').locator('..')).toContainText('1')
  await buyers.getByRole('button', { name: `Called the customer of #${order.orderNum}` }).click()
  await expect(page.getByText('Nobody has to be called.')).toBeVisible()
  await expect(facts.getByText('To call').locator('..')).toContainText('0')
  await page.getByLabel('Show').selectOption('All orders')
  const row = page.getByRole('row').filter({ hasText: `#${order.orderNum}` })
  const undo = row.getByRole('button', { name: `Undo the call to the customer of #${order.orderNum}` })
  await expect(undo).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  // The paper for the authority says who called.
  await page.emulateMedia({ media: 'print' })
  await expect(row).toContainText('Called')
  await expect(page.getByRole('article').getByRole('button')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await undo.click()
  const note = row.getByRole('button', { name: /^Called the customer/ })
  await expect(note).toBeVisible()
  // Another member of staff was first.
  await inDatabase(
    `update recall_orders set called_at = now(), called_by = (select cust_id from customers
       where cust_id <> $2 order by cust_id limit 1) where recall_id = $1`,
    [recallId, (await call<{ custId: number }>(page, 'GET', '/session')).custId],
  )
  allow(/409.*recalls\/noteCall/)
  await note.click()
  await expect(page.getByText(/has called this customer already\.$/)).toBeVisible()
  await expect(undo).toBeVisible()

  await open(page, `/admin/orders/${order.orderNum}`)
  await expect(page.getByText(words.reason)).toBeVisible()
  await expect(page.getByText(`Lot ${code}`)).toContainText('Recalled')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'See the recall' }).click()
  await expect(page.getByRole('heading', { name: `Recall ${recallId}` })).toBeVisible()

  await open(page, `/orderDetail?order=${order.orderNum}&key=${order.link}`)
  const line = page.getByRole('row').filter({ hasText: name })
  await expect(line).toContainText(`Recalled: ${words.reason}`)
  await expect(line).toContainText(words.advice)
  expect(await violationsOf(page)).toEqual([])
})

const runOf = ({ orderId }: { orderId: number }) => `Run of recall ${orderId}`

/** Puts an order into a run of the person who is signed in, which is on the road. */
async function onTheRoad(page: Page, { orderId }: Placed): Promise<void> {
  const { custId } = await call<{ custId: number }>(page, 'GET', '/session')
  await inDatabase(
    `with o as (update orders set pickup_type = 'DELIVERY', slot_id = null, slot_starts_at = null, slot_ends_at = null,
         address = '7 Garden Road', city = 'Karachi', postal_code = '74200' where order_id = $1 returning branch_id),
     r as (insert into runs (branch_id, day, run_name, driver_id, state, departed_at, currency, exponent)
       select branch_id, (now() at time zone (select time_zone from branches where is_main))::date, $3, $2,
         'OUT', now() - interval '9 minutes', 'PKR', 2 from o returning run_id)
     insert into run_stops (run_id, order_id, position) select run_id, $1, 1 from r`,
    [orderId, custId, runOf({ orderId })],
  )
}

test('a driver does not hand over what was recalled', async ({ page }) => {
  const [bad, fine] = [await ownGoods('Turkey'), await ownGoods('Corn')]
  await signInAs(page, 'manager')
  await open(page, '/admin')
  await receiveLot(page, bad.productId, code)
  const guest = { firstName: 'Sana', email: 'sana@example.org' }
  const order = await orderedAndPicked(page, [bad.productId, fine.productId], guest)
  await stepTo(page, order, 'OPEN')
  await onTheRoad(page, order)
  await recallLot(page, bad.productId, words)

  await signInAs(page, 'driver')
  await open(page, '/admin')
  const { custId } = await call<{ custId: number }>(page, 'GET', '/session')
  await inDatabase('update runs set driver_id = $2 where run_name = $1', [runOf(order), custId])
  await open(page, '/admin/my-run')
  const run = page.getByRole('region', { name: runOf(order) })
  const warning = run.getByRole('alert')
  await expect(warning).toContainText(`Recalled: do not hand over ${bad.name}, lot ${code}.`)
  await expect(run.getByRole('button', { name: 'Hand over' })).toBeDisabled()
  expect(await violationsOf(page)).toEqual([])
  await run.getByRole('button', { name: `${bad.name} is refused` }).click()
  await expect(page.getByRole('dialog').getByLabel('Reason')).toHaveValue('Recalled')
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click()
  await expect(warning).toBeHidden()
  await run.getByRole('button', { name: 'Hand over' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click()
  await expect(run.getByText('All stops are done. Hand the cash in at the shop.')).toBeVisible()
  const [row] = await inDatabase('select order_status from orders where order_id = $1', [order.orderId])
  expect(row).toEqual({ order_status: 'CLOSED' })
})

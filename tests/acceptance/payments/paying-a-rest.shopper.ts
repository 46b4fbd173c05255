import { inDatabase } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { cardOrder, cards, invoiceOf, openPayment, paid, payWith } from '../card-orders.ts'
import { expect, open, test } from '../shopper.ts'

test('a customer agrees to pay the rest of an order before a card is asked for it', async ({ page }) => {
  const order = await cardOrder(page)
  await openPayment(page, order)
  await payWith(page, cards.works)
  await expect(paid(page)).toBeVisible()
  await inDatabase(
    `with dearer as (
       update orders set price = price + 25000, grand_total = grand_total + 25000, ceiling = ceiling + 25000
       where order_num = '${order.orderNum}' returning order_id
     ) insert into payment_requests (order_id, amount, reason) select order_id, 25000, 'Two more chickens' from dearer`,
  )
  await open(page, invoiceOf(order))
  await expect(page.getByText('Rs 250.00 is still to pay.')).toBeVisible()
  await expect(page.getByText('Card, partly paid')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Pay now' }).click()
  await expect(page.getByText('Two more chickens')).toBeVisible()
  await expect(page.getByLabel('Card number')).toHaveCount(0)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Yes, I pay Rs 250.00' }).click()
  await payWith(page, cards.works)
  await expect(page.getByText('The rest of your order is paid.')).toBeVisible()
  const ledger = await inDatabase(
    `select kind from payment_entries where order_id = ${order.orderId} order by entry_id`,
  )
  expect(ledger.map(({ kind }) => kind)).toEqual(['TAKEN', 'TAKEN'])
  await open(page, invoiceOf(order))
  await expect(page.getByText('Card, paid')).toBeVisible()
  await expect(page.getByText('is still to pay')).toBeHidden()
})

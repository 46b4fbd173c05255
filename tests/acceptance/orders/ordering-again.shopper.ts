import type { Page } from '@playwright/test'
import { inDatabase } from '../account-screens.ts'
import { ownGoods } from '../own-goods.ts'
import { call, signedIn } from '../registered.ts'
import { expect, open, test } from '../shopper.ts'

type Placed = { orders: { orderNum: string; link: string } }
const order = (page: Page, lines: { productId: number; quantity: number }[]) =>
  call<Placed>(page, 'POST', '/orders/save', {
    orders: { pickupType: 'IN STORE', pickupTime: 'MORNING' },
    orderItems: lines,
  })
const notice = (page: Page) => page.getByRole('status', { name: 'Added again' })
const quantityOf = (page: Page, name: string) => page.getByRole('textbox', { name: `Quantity of ${name}` })

test('a shopper orders the same again and reads what is gone, sold out or dearer, and takes it back', async ({
  page,
}) => {
  const [rice, soap, lamb, tea] = [
    await ownGoods('Rice'),
    await ownGoods('Soap'),
    await ownGoods('Lamb'),
    await ownGoods('Tea'),
  ]
  await signedIn(page)
  const { orders } = await order(
    page,
    [rice, soap, lamb, tea].map(({ productId }) => ({ productId, quantity: 3 })),
  )
  await inDatabase(`update products set product_status = 'N' where product_id = $1`, [soap.productId])
  await inDatabase(`update products set unit_price = 12000, sale_price = 12000 where product_id = $1`, [
    rice.productId,
  ])
  await inDatabase(
    `update availabilities set on_hand = 2 where availability_id = (select availability_id from stock where product_id = $1)`,
    [lamb.productId],
  )
  await open(page, '/orders')
  await page.getByRole('button', { name: orders.orderNum, exact: true }).click()
  await page.getByRole('button', { name: `Order ${orders.orderNum} again` }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(notice(page)).toContainText('3 items are in your cart again.')
  await expect(notice(page).getByRole('listitem')).toHaveText([
    `${rice.name} now costs Rs 360.00. It was Rs 300.00.`,
    `${soap.name} is no longer sold.`,
    `${lamb.name}: we have only 2 piece of the 3 that you want.`,
  ])
  await expect(quantityOf(page, rice.name)).toHaveValue('3')
  await expect(quantityOf(page, lamb.name)).toHaveValue('2')
  await expect(quantityOf(page, tea.name)).toHaveValue('3')
  await notice(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await expect(notice(page)).toBeHidden()
})

test('a guest orders again by the link of an order, together with what is in the cart', async ({ page }) => {
  const [rice, tea] = [await ownGoods('Rice'), await ownGoods('Tea')]
  await signedIn(page)
  const { orders } = await order(page, [{ productId: rice.productId, quantity: 2 }])
  await page.context().clearCookies()
  await open(page, `/orderDetail?order=${orders.orderNum}&key=${orders.link}`)
  const lines = [rice, tea].map(({ productId }) => ({ productId, quantity: 1 }))
  await page.evaluate(text => localStorage.setItem('localCart', text), JSON.stringify(lines))
  await page.getByRole('button', { name: `Order ${orders.orderNum} again` }).click()
  await expect(notice(page)).toHaveText(/^One item is in your cart again\./)
  await expect(quantityOf(page, rice.name)).toHaveValue('3')
  await expect(quantityOf(page, tea.name)).toHaveValue('1')
  await notice(page).getByRole('button', { name: 'Close' }).click()
  await expect(notice(page)).toBeHidden()
  await expect(quantityOf(page, rice.name)).toHaveValue('3')
})

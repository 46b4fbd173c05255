import type { Page } from '@playwright/test'
import { inDatabase } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { expect, goToCheckout, open, productAt, putInCart, test } from '../shopper.ts'
import { guestOrders, signInAs } from '../staff-orders.ts'

/** A printed order that nobody waits for, and the address of its page. */
async function printed(page: Page, place: number) {
  const order = await guestOrders(page, place)
  await inDatabase(
    `update orders set order_status = 'PRINTED', slot_id = null, slot_starts_at = null, slot_ends_at = null where order_num = '${order.orderNum}'`,
  )
  const [{ key } = { key: '' }] = await inDatabase(
    `select link_key as key from orders where order_num = '${order.orderNum}'`,
  )
  return { ...order, address: `/orderDetail?order=${order.orderNum}&key=${key}` }
}

/** The picker looks for something else, finds a product of the same category, and asks the customer. */
async function askAbout(page: Page, { orderNum, name }: { orderNum: string; name: string }) {
  await open(page, `/admin/picking/${orderNum}`)
  await page.getByRole('button', { name: `Replace ${name}` }).click()
  const choices = page.getByRole('region', { name: `Replace ${name}` })
  await choices.getByRole('button', { name: 'Ask the customer' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send the question' }).click()
  await expect(page.getByText('The customer was asked about')).toBeVisible()
}

test('a shopper names the product that may replace another, and the order keeps the wish', async ({
  page,
}) => {
  const product = await productAt(page, 40, 30)
  await putInCart(page, product.address)
  await open(page, '/cart')
  await page.getByRole('button', { name: `If ${product.name} runs out: Ask me. Change` }).click()
  const dialog = page.getByRole('dialog', { name: `If ${product.name} runs out` })
  await dialog.getByText('This one', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Save the change' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Choose the product that may replace it.')
  const other = dialog
    .getByRole('group', { name: 'Choose the product that may replace it.' })
    .getByRole('radio')
  await other.first().press(' ')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save the change' }).click()
  await expect(page.getByRole('button', { name: `If ${product.name} runs out: Ask me. Change` })).toBeHidden()
  await goToCheckout(page)
  const summary = page.getByRole('complementary', { name: 'Your Order' })
  await expect(
    summary.getByRole('button', { name: new RegExp(`^If ${product.name} runs out`) }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/orderDetail/)
  const orderNum = new URL(page.url()).searchParams.get('order')
  const [item] = await inDatabase(
    `select substitution from order_items join orders using (order_id) where order_num = '${orderNum}'`,
  )
  expect(item?.substitution).toBe('SPECIFIC')
})

test('a customer is asked by a link, says yes there, and sees what comes instead for how much', async ({
  page,
}) => {
  await signInAs(page, 'picker')
  await open(page, '/admin')
  const order = await printed(page, 17)
  await askAbout(page, order)
  await open(page, order.address)
  const question = page.getByRole('region', { name: `May we replace ${order.name}?` })
  await expect(question).toContainText('Without an answer we leave it out')
  expect(await violationsOf(page)).toEqual([])
  await question.getByRole('button', { name: 'Yes, bring it' }).click()
  await expect(page.getByText(/^Thank you. We bring/)).toBeVisible()
  await expect(question).toBeHidden()
  await expect(page.getByText(new RegExp(`Instead of ${order.name}`))).toBeVisible()
  await open(page, `/admin/picking/${order.orderNum}`)
  await expect(page.getByText('Substituted', { exact: true })).toBeVisible()
})

test('a customer says no, and the product is left out', async ({ page }) => {
  await signInAs(page, 'picker')
  await open(page, '/admin')
  const order = await printed(page, 18)
  await askAbout(page, order)
  await open(page, order.address)
  await page.getByRole('button', { name: 'No, leave it out' }).click()
  await expect(page.getByText(`We leave ${order.name} out. You do not pay for it.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'No, leave it out' })).toBeHidden()
  await open(page, `/admin/picking/${order.orderNum}`)
  await expect(
    page.getByRole('button', { name: `${order.name} is not available`, pressed: true }),
  ).toBeVisible()
})

test('a customer who answers after the product was found reads that nothing changes', async ({
  page,
  allow,
}) => {
  allow(/409/)
  await signInAs(page, 'picker')
  await open(page, '/admin')
  const order = await printed(page, 20)
  await askAbout(page, order)
  await open(page, order.address)
  await inDatabase(
    `update substitution_offers set state = 'WITHDRAWN', ended_at = now()
     where order_id = (select order_id from orders where order_num = '${order.orderNum}')`,
  )
  await page.getByRole('button', { name: 'Yes, bring it' }).click()
  await expect(page.getByText(`We found ${order.name} after all, so nothing changes.`)).toBeVisible()
})

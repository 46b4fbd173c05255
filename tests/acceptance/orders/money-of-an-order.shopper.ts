import type { Page } from '@playwright/test'
import { cashScreens } from '../../support/cash-screens.ts'
import { inDatabase } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { byPiece, byWeight, type CardOrder, cardOrder } from '../card-orders.ts'
import { expect, open, test } from '../shopper.ts'
import { rowOf, signInAs } from '../staff-orders.ts'

/** A guest places an order by card, in a browser of their own, and pays for it if `pays`. */
async function guestPays(page: Page, { item, pays }: { item: object; pays: boolean }): Promise<CardOrder> {
  const browser = page.context().browser()
  const guest = await browser?.newPage({ baseURL: new URL(page.url()).origin })
  if (!guest) throw new Error('no browser')
  const order = await cardOrder(guest, item)
  if (pays)
    await guest.request.post('/api/payment/practise', {
      data: {
        orderNum: order.orderNum,
        link: order.link,
        step: { does: 'pay', paymentMethod: 'pm_card_visa' },
      },
    })
  await guest.close()
  return order
}

const money = (page: Page) => page.getByRole('region', { name: 'Payment' })

test('an order that nobody has paid for yet waits: it is marked, and cannot be worked on', async ({
  page,
}) => {
  await open(page, '/')
  await signInAs(page, 'orders')
  const { orderNum } = await guestPays(page, { item: byPiece, pays: false })
  await open(page, `/admin/orders?q=${orderNum}`)
  await expect(rowOf(page, orderNum)).toContainText('Not paid yet')
  await open(page, `/admin/orders/${orderNum}`)
  await expect(page.getByText('This order is not paid yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change items' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Reject' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Reject' })).toHaveAccessibleDescription(
    /This order is not paid yet/,
  )
  expect(await violationsOf(page)).toEqual([])
})

test('an order with goods that nobody weighed is closed only after a question', async ({ page }) => {
  await open(page, '/')
  await signInAs(page, 'orders')
  const { orderNum } = await guestPays(page, { item: byWeight, pays: true })
  await inDatabase(`update orders set order_status = 'OPEN' where order_num = '${orderNum}'`)
  await open(page, `/admin/orders/${orderNum}`)
  const dialog = page.getByRole('dialog')
  await money(page).getByRole('button', { name: 'Capture payment' }).click()
  await expect(dialog).toContainText('Some goods are not weighed yet')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog).toContainText('the customer pays the estimate')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Weigh them first' }).click()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await dialog.getByRole('button', { name: 'Close with the estimate' }).click()
  await expect(page.getByRole('button', { name: 'Open again' })).toBeVisible()
  await expect(money(page)).toContainText('Final total')
})

test('a dialog that staff open while the order is loaded again stays open', async ({ page }) => {
  const receiving = cashScreens['cash for an order']
  await receiving.open(page)
  const held = Promise.withResolvers<void>()
  await page.route(/orders\/findForStaff\//, async route => {
    await held.promise
    await route.continue()
  })
  await receiving.press(page)
  await money(page).getByRole('button', { name: 'Pay cash back' }).click()
  const amount = page.getByRole('dialog').getByLabel('Amount')
  await amount.fill('10')
  const loaded = page.waitForResponse(/payment\/findForStaff\//)
  held.resolve()
  await loaded
  await receiving.shown(page)
  await expect(amount).toHaveValue('10')
})

test('staff refund: after a question, with a reason, and no more than was paid', async ({ page }) => {
  await open(page, '/')
  await signInAs(page, 'orders')
  const { orderNum } = await guestPays(page, { item: byPiece, pays: true })
  await open(page, `/admin/orders/${orderNum}`)
  await expect(money(page)).toContainText('Card, in practice mode: no money moves')
  await money(page).getByRole('button', { name: 'Refund' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount').fill('999999')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText(/Enter an amount above 0/)).toBeVisible()
  await expect(dialog.getByText('Please give the reason for the refund')).toBeVisible()
  await dialog.getByLabel('Amount').fill('100')
  await dialog.getByLabel('Reason').fill('One was missing')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toContainText('Refund Rs 100.00?')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect(dialog).toBeHidden()
  await expect(money(page).getByRole('listitem').filter({ hasText: 'One was missing' })).toBeVisible()
  await expect(money(page).getByRole('listitem').filter({ hasText: 'Refunded' })).toContainText('100.00', {
    timeout: 40_000,
  })
})

test('staff capture less than was authorized, once the items are weighed', async ({ page }) => {
  await open(page, '/')
  await signInAs(page, 'orders')
  const { orderNum } = await guestPays(page, { item: byWeight, pays: true })
  await open(page, `/admin/orders/${orderNum}`)
  await money(page).getByRole('button', { name: 'Capture payment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Capture payment' })
  await dialog.getByLabel('Amount').fill('50')
  await dialog.getByRole('button', { name: 'Capture' }).click()
  await expect(dialog).toBeHidden()
  const taken = money(page).getByRole('listitem').filter({ hasText: 'Captured' })
  await expect(taken.first()).toContainText('50.00', { timeout: 40_000 })
  await expect(money(page).getByRole('button', { name: 'Capture payment' })).toBeHidden()
})

test('the differences between the two ledgers are listed; the list is empty if there are none', async ({
  page,
}) => {
  await open(page, '/')
  await signInAs(page, 'manager')
  await open(page, '/admin/reports/payments')
  await expect(page.getByRole('heading', { name: 'Payment differences' })).toBeVisible()
  await expect(page.getByText('No differences')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

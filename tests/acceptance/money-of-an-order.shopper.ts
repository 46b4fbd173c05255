import type { Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { byPiece, byWeight, type CardOrder, cardOrder } from './card-orders.ts'
import { expect, open, test } from './shopper.ts'
import { rowOf, signInAs } from './staff-orders.ts'

/** Somebody without an account orders by card, in a browser of their own, and pays it where this says so. */
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
  await expect(page.getByText('Nobody has paid for this order yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change goods' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Reject' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Reject' })).toHaveAccessibleDescription(/Nobody has paid/)
  expect(await violationsOf(page)).toEqual([])
})

test('staff give money back: after a question, with its reason, and no more than was paid', async ({
  page,
}) => {
  await open(page, '/')
  await signInAs(page, 'orders')
  const { orderNum } = await guestPays(page, { item: byPiece, pays: true })
  await open(page, `/admin/orders/${orderNum}`)
  await expect(money(page)).toContainText('Card, by practice: no money moves')
  await money(page).getByRole('button', { name: 'Refund' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount').fill('999999')
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(dialog.getByText(/An amount above 0, of at most/)).toBeVisible()
  await expect(dialog.getByText('Please say why it is given back')).toBeVisible()
  await dialog.getByLabel('Amount').fill('100')
  await dialog.getByLabel('Reason').fill('One was missing')
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(dialog).toContainText('Give back Rs 100.00?')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Give it back' }).click()
  await expect(dialog).toBeHidden()
  await expect(money(page).getByRole('listitem').filter({ hasText: 'One was missing' })).toBeVisible()
  await expect(money(page).getByRole('listitem').filter({ hasText: 'Given back' })).toContainText('100.00', {
    timeout: 40_000,
  })
})

test('staff take less than was put aside, once the goods are weighed', async ({ page }) => {
  await open(page, '/')
  await signInAs(page, 'orders')
  const { orderNum } = await guestPays(page, { item: byWeight, pays: true })
  await open(page, `/admin/orders/${orderNum}`)
  await money(page).getByRole('button', { name: 'Take the payment' }).click()
  const dialog = page.getByRole('dialog', { name: 'Take the payment' })
  await dialog.getByLabel('Amount').fill('50')
  await dialog.getByRole('button', { name: 'Take it' }).click()
  await expect(dialog).toBeHidden()
  const taken = money(page).getByRole('listitem').filter({ hasText: 'Taken' })
  await expect(taken.first()).toContainText('50.00', { timeout: 40_000 })
  await expect(money(page).getByRole('button', { name: 'Take the payment' })).toBeHidden()
})

test('where the two ledgers differ is a list, empty while they do not', async ({ page }) => {
  await open(page, '/')
  await signInAs(page, 'manager')
  await open(page, '/admin/reports/payments')
  await expect(page.getByRole('heading', { name: 'Payments compared' })).toBeVisible()
  await expect(page.getByText('No differences')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

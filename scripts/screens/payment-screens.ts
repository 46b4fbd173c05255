import type { Page } from '@playwright/test'
import { askOnce } from '../../database/ask-once.ts'
import { alive } from './alive.ts'
import { goods } from './demo-lines.ts'

/** Places an order with this payment method; returns the query of its link. */
export async function placed(page: Page, paymentMethod: 'CASH' | 'CARD'): Promise<string> {
  await page.goto('/cart')
  const answer = await page.request.post('/api/orders/save', {
    data: {
      customer: {
        firstName: 'Amina',
        lastName: 'Yusuf',
        email: 'amina@example.org',
        phone1: '+92 300 1234567',
      },
      orders: {
        pickupType: 'DELIVERY',
        pickupTime: 'DAYTIME',
        address: '14 Garden Road',
        city: 'Karachi',
        stateProvince: 'Sindh',
        country: 'Pakistan',
        postalCode: '75300',
        paymentMethod,
      },
      orderItems: goods,
    },
  })
  if (!answer.ok()) throw new Error(`No order was placed: ${answer.status()} ${await answer.text()}`)
  const { orders } = await answer.json()
  return `order=${orders.orderNum}&key=${orders.link}`
}

/** Places an order and opens its invoice. */
const openInvoice = (paymentMethod: 'CASH' | 'CARD') => async (page: Page) =>
  page.goto(`/orderDetail?${await placed(page, paymentMethod)}`)

/** Places an order, opens its payment page, and takes these steps of the practice provider. */
const openPayment =
  (...steps: object[]) =>
  async (page: Page) => {
    const query = await placed(page, 'CARD')
    const { order: orderNum, key: link } = Object.fromEntries(new URLSearchParams(query))
    for (const step of steps)
      await page.request.post('/api/payment/practise', { data: { orderNum, link, step } })
    await page.goto(`/payment?${query}`)
    await alive(page)
  }
const pays = (paymentMethod: string) => ({ does: 'pay', paymentMethod })

/** Places an order and pays it with a test card; returns the query of its link. */
async function paidOrder(page: Page): Promise<string> {
  const query = await placed(page, 'CARD')
  const { order: orderNum, key: link } = Object.fromEntries(new URLSearchParams(query))
  const step = pays('pm_card_visa')
  await page.request.post('/api/payment/practise', { data: { orderNum, link, step } })
  return query
}

/** The same, with a change of its first line that waits for its payment. */
async function changedOrder(page: Page): Promise<string> {
  const query = await paidOrder(page)
  const { order: orderNum, key: link } = Object.fromEntries(new URLSearchParams(query))
  const { orders, orderItems } = await (
    await page.request.get(`/api/orders/findByLink/${orderNum}/${link}`)
  ).json()
  const items = [{ orderItemId: orderItems[0].orderItemId, quantity: orderItems[0].quantity + 1 }]
  const data = { orderNum, link, version: orders.version, items }
  const { toPay } = await (await page.request.post('/api/orders/previewOwnEdit', { data })).json()
  await page.request.post('/api/payment/payOwnEdit', { data: { ...data, toPay } })
  return query
}

/** An order and its payment, as the person who has its link sees them. */
export const paymentScreens: { name: string; open: (page: Page, databaseUrl: string) => Promise<unknown> }[] =
  [
    { name: 'order', open: openInvoice('CASH') },
    { name: 'order-unpaid', open: openInvoice('CARD') },
    {
      name: 'own-order-change',
      open: async page => {
        await page.goto(`/orderDetail?${await placed(page, 'CASH')}&change=1`)
        await alive(page)
        await page.locator('main button[class*="bg-rose-soft"]').first().click()
        await page.getByRole('button', { name: 'More' }).first().click()
        await page.getByRole('button', { name: 'Save the changes' }).and(page.locator(':enabled')).waitFor()
      },
    },
    {
      name: 'own-order-age',
      open: async page => {
        await page.goto(`/orderDetail?${await placed(page, 'CASH')}&change=1`)
        await alive(page)
        await page.getByRole('combobox', { name: 'Add a product' }).fill('Lancets')
        await page.locator('[role=option]').first().click()
        await page.locator('input[name=ageConfirmed]').waitFor()
        await page.getByRole('button', { name: 'Save the changes' }).click()
        await page.locator('input[name=ageConfirmed][aria-invalid]').waitFor()
      },
    },
    {
      name: 'own-order-pay',
      open: async page => {
        await page.goto(`/orderDetail?${await paidOrder(page)}&change=1`)
        await alive(page)
        await page.getByRole('button', { name: 'More' }).first().click()
        await page.getByText('more than your card covers').waitFor()
      },
    },
    {
      name: 'own-order-cancelled',
      open: async page => {
        const query = await placed(page, 'CASH')
        const { order: orderNum, key: link } = Object.fromEntries(new URLSearchParams(query))
        await page.request.post('/api/orders/cancelOwn', { data: { orderNum, link, version: 1 } })
        await page.goto(`/orderDetail?${query}`)
      },
    },
    { name: 'payment', open: openPayment() },
    {
      name: 'payment-errors',
      open: async page => {
        await openPayment()(page)
        await page.locator('form button[type=submit]').last().click()
      },
    },
    { name: 'payment-declined', open: openPayment(pays('pm_card_visa_chargeDeclined')) },
    { name: 'payment-bank', open: openPayment(pays('pm_card_threeDSecure2Required')) },
    { name: 'payment-put-aside', open: openPayment(pays('pm_card_visa')) },
    {
      name: 'payment-rest',
      open: async (page, databaseUrl) => {
        const query = await paidOrder(page)
        const orderNum = new URLSearchParams(query).get('order')
        await askOnce(
          databaseUrl,
          `with dearer as (
           update orders set price = price + 25000, grand_total = grand_total + 25000, ceiling = ceiling + 25000
           where order_num = '${orderNum}' returning order_id
         ) insert into payment_requests (order_id, amount, reason) select order_id, 10000, 'Two more chickens, as you wished.' from dearer`,
        )
        await page.goto(`/payment?${query}`)
        await alive(page)
      },
    },
    {
      name: 'payment-of-change',
      open: async page => {
        await page.goto(`/payment?${await changedOrder(page)}`)
        await alive(page)
      },
    },
    {
      name: 'payment-of-change-late',
      open: async (page, databaseUrl) => {
        const query = await changedOrder(page)
        await page.goto(`/payment?${query}`)
        await alive(page)
        await page.getByRole('button', { name: '4242 4242 4242 4242' }).click()
        const orderNum = new URLSearchParams(query).get('order')
        await askOnce(databaseUrl, `update orders set version = version + 1 where order_num = '${orderNum}'`)
        await page.locator('form button[type=submit]').last().click()
        await page.getByRole('link', { name: 'See your order' }).waitFor()
      },
    },
    {
      name: 'payment-late',
      open: async (page, databaseUrl) => {
        const query = await placed(page, 'CARD')
        const orderNum = new URLSearchParams(query).get('order')
        await askOnce(
          databaseUrl,
          `update orders set pay_until = now() - interval '1 second' where order_num = '${orderNum}'`,
        )
        await page.goto(`/payment?${query}`)
      },
    },
  ]

import { expect, type Locator, type Page } from '@playwright/test'
import { open } from './shopper.ts'

/** An order with the key of its secret link. */
export type CardOrder = { orderId: number; orderNum: string; link: string }

/** A product with a fixed price, and one sold by weight, whose price is known later. */
export const byPiece = {
  productId: 101,
  quantity: 1,
  cuttingAttributes: 'Whole',
  packagingAttributes: 'Plain bag',
}
export const byWeight = {
  productId: 601,
  quantity: 1,
  cuttingAttributes: 'Cubes',
  packagingAttributes: '1 lb tray',
}

/** Places an order for payment by card, as a guest. */
export async function cardOrder(page: Page, item: object = byPiece): Promise<CardOrder> {
  const answer = await page.request.post('/api/orders/save', {
    data: {
      customer: {
        firstName: 'Zainab',
        lastName: 'Qureshi',
        email: 'zainab@example.org',
        phone1: '0300 7654321',
      },
      orders: { pickupType: 'IN STORE', pickupTime: 'MORNING', paymentMethod: 'CARD' },
      orderItems: [item],
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()).orders
}

/** The addresses for paying an order, and for viewing it. */
export const paymentOf = ({ orderNum, link }: CardOrder) => `/payment?order=${orderNum}&key=${link}`
export const invoiceOf = ({ orderNum, link }: CardOrder) => `/orderDetail?order=${orderNum}&key=${link}`

/** Opens the payment page of an order. */
export const openPayment = (page: Page, order: CardOrder) => open(page, paymentOf(order))

/** The button that pays, or that puts the amount of a weighed order on hold. */
export const payButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Pay Rs [\d,.]+|Put Rs [\d,.]+ on hold)$/ })

/** Pays with the test card of this number. */
export async function payWith(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: number }).click()
  await expect(page.getByLabel('Card number')).toHaveValue(number)
  await payButton(page).click()
}

/** The test cards used in the tests, grouped as on the page. */
export const cards = {
  works: '4242 4242 4242 4242',
  asks: '4000 0000 0000 3220',
  declined: '4000 0000 0000 9995',
}

export const paid = (page: Page): Locator => page.getByText('Stripe Payment Transaction Success!')

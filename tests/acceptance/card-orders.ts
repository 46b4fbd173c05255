import { expect, type Locator, type Page } from '@playwright/test'
import { open } from './shopper.ts'

/** An order with the key of its secret link. */
export type CardOrder = { orderId: number; orderNum: string; link: string }

/** Goods with a price of their own, and goods that are weighed: what they cost is known later. */
export const byPiece = { productId: 101, quantity: 1, cuttingAttributes: 'Whole' }
export const byWeight = { productId: 601, quantity: 1 }

/** Places an order that is to be paid by card, as somebody without an account. */
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

/** Where an order is paid, and where it is looked at. */
export const paymentOf = ({ orderNum, link }: CardOrder) => `/payment?order=${orderNum}&key=${link}`
export const invoiceOf = ({ orderNum, link }: CardOrder) => `/orderDetail?order=${orderNum}&key=${link}`

/** Opens the page on which an order is paid. */
export const openPayment = (page: Page, order: CardOrder) => open(page, paymentOf(order))

/** The button that pays. */
export const payButton = (page: Page): Locator => page.getByRole('button', { name: /^Pay Rs/ })

/** Pays with the test card that has this number. */
export async function payWith(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: number }).click()
  await expect(page.getByLabel('Card number')).toHaveValue(number)
  await payButton(page).click()
}

/** The test cards that are named in the tests, as they are grouped on the page. */
export const cards = {
  works: '4242 4242 4242 4242',
  asks: '4000 0000 0000 3220',
  declined: '4000 0000 0000 9995',
}

export const paid = (page: Page): Locator => page.getByText('Stripe Payment Transaction Success!')

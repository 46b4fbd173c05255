import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chromiumArguments, ensureChromium } from '../../scripts/chromium.ts'
import { openShopForTests, type ShopForTests } from '../../scripts/testing/shop-for-tests.ts'
import { openStripeDesk, type StripeDesk, standInForStripe } from '../support/stand-ins/stripe-page.ts'
import { guestOrder } from '../support/test-shop.ts'

let shop: ShopForTests
let desk: StripeDesk
let browser: Browser
beforeAll(async () => {
  desk = await openStripeDesk()
  shop = await openShopForTests('stripe-form', {
    STRIPE_SECRET_KEY: 'sk_test_of_nobody',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_of_nobody',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody',
    STRIPE_ADDRESS: desk.address,
  })
  const executablePath = await ensureChromium(() => {})
  browser = await chromium.launch({ executablePath, args: chromiumArguments })
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
  desk?.server.close()
})

/** Opens the payment page of a new order; records its errors. */
async function openPayment(pay: () => object): Promise<{ page: Page; wrong: string[] }> {
  const page = await browser.newPage({ baseURL: shop.address })
  const wrong: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') wrong.push(message.text())
  })
  page.on('pageerror', error => wrong.push(error.message))
  await standInForStripe(page, pay)
  const placed = await page.request.post('/api/orders/save', {
    data: guestOrder(
      [{ productId: 101, quantity: 1, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' }],
      { paymentMethod: 'CARD' },
    ),
  })
  const { orders } = await placed.json()
  await page.goto(`/payment?order=${orders.orderNum}&key=${orders.link}`)
  return { page, wrong }
}

const button = (page: Page) => page.getByRole('button', { name: /^(Pay|Put) Rs/ })

test("a card typed into Stripe's frame is declined, then charged; the page may load only that frame", async () => {
  Object.assign(desk, { status: 'requires_payment_method', declined: undefined })
  const answers = [
    () => {
      desk.declined = 'Your card was declined.'
      return { error: { type: 'card_error', message: 'Your card was declined.' } }
    },
    () => {
      Object.assign(desk, { status: 'succeeded', declined: undefined })
      return { paymentIntent: { id: 'pi_1', status: 'succeeded' } }
    },
  ]
  const { page, wrong } = await openPayment(() => answers.shift()?.() ?? {})
  await page.getByTitle('Secure payment input frame').waitFor()
  expect(await page.getByText('Your card details go straight to Stripe').count()).toBe(1)
  expect(await page.getByText('Practice').count()).toBe(0)
  const given = JSON.parse((await page.locator('html').getAttribute('data-appearance')) ?? '{}')
  expect([given.key, given.clientSecret]).toEqual(['pk_test_of_nobody', 'pi_1_secret_2'])
  expect(given.appearance.variables.colorText).toMatch(/^rgb/)

  await button(page).click()
  const alert = page.getByRole('alert').filter({ hasText: 'You were not charged.' })
  await alert.waitFor()
  expect(await alert.textContent()).toContain('Your card was declined.')
  await button(page).click()
  await page.getByText('Stripe Payment Transaction Success!').waitFor()
  await page.waitForURL(/\/orderDetail\?/)
  await page.getByText('Card, paid').waitFor()
  expect(wrong).toEqual([])
  await page.close()
})

test("an error of Stripe's field appears at the form, and the shop is not called", async () => {
  Object.assign(desk, { status: 'requires_payment_method', declined: undefined })
  const { page, wrong } = await openPayment(() => ({
    error: { type: 'validation_error', message: 'Your card number is incomplete.' },
  }))
  await page.getByTitle('Secure payment input frame').waitFor()
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await button(page).click()
  await page.getByRole('alert').filter({ hasText: 'Your card number is incomplete.' }).waitFor()
  expect(asked.filter(address => address.includes('/api/payment'))).toEqual([])
  expect(wrong).toEqual([])
  await page.close()
})

test('the page after the payment page loads as a whole document and allows no other host', async () => {
  Object.assign(desk, { status: 'requires_payment_method', declined: undefined })
  const { page, wrong } = await openPayment(() => ({}))
  await page.getByTitle('Secure payment input frame').waitFor()
  const documents: string[] = []
  page.on('response', response => {
    // The frame of the provider is a document too, which may come late.
    if (response.request().resourceType() === 'document' && response.frame() === page.mainFrame())
      documents.push(response.headers()['content-security-policy'] ?? '')
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click()
  await page.waitForURL(/\/faq$/)
  expect(documents).toHaveLength(1)
  expect(documents[0]).not.toContain('stripe')
  expect(wrong).toEqual([])
  await page.close()
})

test('without the script of Stripe the page says so and offers to load it again', async () => {
  Object.assign(desk, { status: 'requires_payment_method', declined: undefined })
  const { page } = await openPayment(() => ({}))
  await page.unroute('https://js.stripe.com/**')
  await page.route('https://js.stripe.com/**', route => route.abort())
  await page.reload()
  const lost = page.getByRole('alert').filter({ hasText: 'We could not load' })
  await lost.waitFor()
  expect(await lost.getByRole('button').count()).toBe(1)
  await page.close()
})

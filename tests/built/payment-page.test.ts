import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShopForTests, type ShopForTests } from '../../scripts/testing/shop-for-tests.ts'
import { everyScreen } from '../support/every-screen.ts'
import { guestOrder } from '../support/test-shop.ts'

/** One shop with the practice provider, one with Stripe, which gets no requests here. */
let shops: Record<'practice' | 'stripe', ShopForTests>
beforeAll(async () => {
  const [practice, stripe] = await Promise.all([
    openShopForTests('payment-page'),
    openShopForTests('payment-page', {
      STRIPE_SECRET_KEY: 'sk_test_of_nobody',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_of_nobody',
      STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody',
    }),
  ])
  shops = { practice, stripe }
})
afterAll(() => Promise.all(Object.values(shops).map(shop => shop.close())))

/** The payment page of a new order. */
async function paymentPage({ address }: ShopForTests): Promise<Response> {
  const placed = await fetch(`${address}/api/orders/save`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(
      guestOrder(
        [{ productId: 101, quantity: 1, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' }],
        { paymentMethod: 'CARD' },
      ),
    ),
  })
  const { orders } = (await placed.json()) as { orders: { orderNum: string; link: string } }
  return fetch(`${address}/payment?order=${orders.orderNum}&key=${orders.link}`)
}
const policyOf = (page: Response) => page.headers.get('content-security-policy') ?? ''

test('the payment page allows Stripe if Stripe takes the cards', async () => {
  const page = await paymentPage(shops.stripe)
  expect(page.status).toBe(200)
  expect(policyOf(page)).toContain('https://js.stripe.com')
  expect(policyOf(page)).not.toMatch(/unsafe-/)
  expect(page.headers.get('permissions-policy')).toContain('payment=(self "https://js.stripe.com")')
})

test('with the practice provider the payment page is as strict as any other page', async () => {
  const page = await paymentPage(shops.practice)
  expect(page.status).toBe(200)
  expect(policyOf(page)).toMatch(/script-src 'self' 'sha256-/)
  expect(policyOf(page)).not.toMatch(/stripe|unsafe-/)
  expect(page.headers.get('permissions-policy')).toContain('payment=()')
})

test.each(['practice', 'stripe'] as const)(
  'a payment page with %s is not cached, sends no referrer, and is not indexed',
  async name => {
    const page = await paymentPage(shops[name])
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect([...page.headers.keys()].filter(header => header.startsWith('x-page'))).toEqual([])
    expect(await page.text()).toContain('<meta name="robots" content="noindex"/>')
  },
)

test.each(everyScreen.map(({ address }) => address))(
  '%s allows no other host, whichever provider takes the cards',
  async path => {
    const page = await fetch(shops.stripe.address + path)
    expect(policyOf(page)).not.toContain('stripe')
    expect(page.headers.get('permissions-policy')).toContain('payment=()')
  },
)

import type { Page } from '@playwright/test'

type Screen = { name: string; open: (page: Page) => Promise<unknown> }

const product = '/productsingle/601/MEAT/6'
const goods = [
  { productId: 101, quantity: 2, cuttingAttributes: 'Whole' },
  { productId: 601, quantity: 1 },
  { productId: 2301, quantity: 3, notes: 'Extra raita, please' },
]

/** Opens a screen with a filled cart. */
async function withCart(page: Page, address: string): Promise<void> {
  await page.addInitScript(lines => localStorage.setItem('localCart', lines), JSON.stringify(goods))
  await page.goto(address)
}

/** Places an order and opens its invoice. */
async function openInvoice(page: Page): Promise<void> {
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
      },
      orderItems: goods,
    },
  })
  const { orders } = await answer.json()
  await page.goto(`/orderDetail?order=${orders.orderNum}&key=${orders.link}`)
}

const at = (address: string) => (page: Page) => page.goto(address)

/** Every screen in every state that is worth a look. */
export const screensToShow: readonly Screen[] = [
  { name: 'home', open: at('/') },
  { name: 'shop', open: at('/shop/1') },
  { name: 'search', open: at('/shop/-1?q=biryani') },
  { name: 'no-results', open: at('/shop/-1?q=zzzzqqqq') },
  { name: 'category', open: at('/category/MEAT') },
  { name: 'restaurants', open: at('/category/RESTAURANTS') },
  { name: 'product', open: at(product) },
  { name: 'cart', open: page => withCart(page, '/cart') },
  { name: 'empty-cart', open: at('/cart') },
  {
    name: 'guest-form',
    open: async page => {
      await withCart(page, '/cart')
      await page.getByRole('button', { name: 'Checkout' }).click()
      await page.getByRole('button', { name: 'Checkout' }).click()
    },
  },
  { name: 'checkout', open: page => withCart(page, '/checkout') },
  {
    name: 'checkout-errors',
    open: async page => {
      await withCart(page, '/checkout')
      await page.getByText('Delivery', { exact: true }).click()
      await page.getByRole('button', { name: 'Place order' }).click()
    },
  },
  { name: 'order', open: openInvoice },
  { name: 'not-found', open: at('/nothing-here') },
]

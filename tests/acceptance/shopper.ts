import { createHash } from 'node:crypto'
import { test as base, expect, type Page } from '@playwright/test'
import { alive } from '../../scripts/screens/alive.ts'
import { countRequests } from '../../scripts/screens/settled.ts'

/** The messages of software rendering about its own speed. */
const bySoftware = /GL Driver Message .* GPU stall due to ReadPixels/

/** The errors that a test expects: it declares them before they occur. */
export type Allowed = { allow: (pattern: RegExp) => void }

/**
 * A shopper in a browser. A console error, an uncaught error, a refused script or a failed request fails the test, unless
 * the test declared it.
 */
export const test = base.extend<Allowed>({
  // Each test has its own address, as shoppers do: limits count by address.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  extraHTTPHeaders: async ({}, use, info) => {
    const print = createHash('sha256').update(`${info.project.name} ${info.testId} ${info.retry}`).digest()
    await use({ 'x-forwarded-for': `10.${print[0]}.${print[1]}.${print[2]}` })
  },
  allow: [
    async ({ page }, use) => {
      const wrong: string[] = []
      const allowed: RegExp[] = [bySoftware]
      countRequests(page)
      page.on('console', message => {
        if (message.type() === 'error' || message.type() === 'warning')
          wrong.push(`console: ${message.text()} ${message.location().url}`)
      })
      page.on('pageerror', error => wrong.push(`error: ${error.message}`))
      page.on('response', response => {
        if (response.status() >= 400) wrong.push(`answer: ${response.status()} ${response.url()}`)
      })
      page.on('requestfailed', request => {
        const reason = request.failure()?.errorText ?? ''
        // A request that the page itself aborted (typing on, leaving) is not a failure.
        if (!reason.includes('ERR_ABORTED')) wrong.push(`request: ${reason} ${request.url()}`)
      })
      page.on('request', request => {
        const url = new URL(request.url())
        if (url.protocol.startsWith('http') && url.hostname !== 'localhost')
          wrong.push(`another host: ${request.url()}`)
      })
      await use(pattern => {
        allowed.push(pattern)
      })
      expect(wrong.filter(line => !allowed.some(pattern => pattern.test(line)))).toEqual([])
    },
    { auto: true },
  ],
})

export { alive, expect }

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await alive(page)
}

/** Puts one of the product at this address into the cart. */
export async function putInCart(page: Page, address: string): Promise<void> {
  await open(page, address)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByText('Item has been added to Cart')).toBeVisible()
}

/** Goes on from the cart to the checkout, as a guest. */
export async function goToCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Checkout' }).click()
  await page.getByLabel('First Name').fill('Bilal')
  await page.getByLabel('Last Name').fill('Siddiqui')
  await page.getByLabel('Email', { exact: true }).fill('bilal@example.org')
  await page.getByLabel('Phone').fill('0300 1234567')
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
}

/** The address of an active product of this category in stock, by its position in the list; read from the shop itself. */
export async function productAt(
  page: Page,
  categoryId: number,
  place: number,
): Promise<{ name: string; address: string; productId: number; quantity: number }> {
  const answer = await page.request.get(`/api/products/findProductsByCategory/${categoryId}`)
  const { productList } = await answer.json()
  const inStock = productList.filter((one: { quantity: number }) => one.quantity >= 20)
  const product = inStock[place % inStock.length]
  return {
    name: product.productName,
    productId: product.productId,
    quantity: product.minimum,
    address: `/productsingle/${product.productId}/${encodeURIComponent(product.category)}/${product.categoryId}`,
  }
}

/** A line of an order for a product, with the first of each of its choices. */
export async function lineOf(page: Page, productId: number, quantity: number): Promise<object> {
  const answer = await page.request.get(`/api/products/${productId}`)
  const product: Record<string, string[]> = await answer.json()
  const kinds = ['cuttingAttributes', 'packagingAttributes', 'extraAttributes']
  const choices = kinds.flatMap(kind => (product[kind]?.[0] ? [[kind, product[kind][0]]] : []))
  return { productId, quantity, ...Object.fromEntries(choices) }
}

import { settled } from '../../../scripts/screens/settled.ts'
import { alive, expect, open, productAt, putInCart, test } from '../shopper.ts'

test('an order whose answer was lost is found again, also after a reload, and never placed twice', async ({
  page,
  allow,
}) => {
  allow(/^request|Failed to load resource/)
  await putInCart(page, (await productAt(page, 5, 3)).address)
  const keys: (string | undefined)[] = []
  let first = ''
  await page.route('**/api/orders/save', async route => {
    keys.push(route.request().headers()['idempotency-key'])
    if (first !== '') return route.continue()
    first = (await (await route.fetch()).json()).orders.orderNum
    return route.abort('connectionreset')
  })
  const fill = async () => {
    await page.getByLabel('First Name').fill('Sara')
    await page.getByLabel('Last Name').fill('Khan')
    await page.getByLabel('Phone').fill('0300')
    await page.getByLabel('Email', { exact: true }).fill('sara@example.org')
    await page.getByRole('button', { name: 'Place order' }).click()
  }
  await open(page, '/checkout')
  await fill()
  await expect(page.getByText('We could not reach the shop.')).toBeVisible()
  await page.reload()
  await alive(page)
  await fill()
  await expect(page).toHaveURL(/\/orderDetail\?order=/)
  expect(new URL(page.url()).searchParams.get('order')).toBe(first)
  expect(keys[0]).toBe(keys[1])
})

test('a browser that stores nothing still shows the shop and carries a cart', async ({ page, allow }) => {
  allow(/blocked/) // the router reports that it cannot store the scroll position
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  })
  await putInCart(page, (await productAt(page, 1, 4)).address)
  await page.getByRole('link', { name: /cart/i }).first().click()
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeVisible()
})

test('a hash address never leads to another host, and works in an open page too', async ({ page, allow }) => {
  allow(/404/)
  await page.goto('/#//127.0.0.1:9/phish')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(new URL(page.url()).hostname).toBe('localhost')
  await open(page, '/shop/5')
  await page.evaluate(() => {
    location.hash = '#/cart'
  })
  await expect(page).toHaveURL(/\/cart$/)
})

test('a corrupt line is left out, the rest can be ordered', async ({ page }) => {
  const product = await productAt(page, 1, 5)
  const lines = [
    { productId: 9_999_999_999, quantity: 1 },
    { productId: product.productId, quantity: product.quantity, cuttingAttributes: 'x'.repeat(3_000) },
    { productId: product.productId, quantity: product.quantity },
  ]
  await page.addInitScript(cart => localStorage.setItem('localCart', cart), JSON.stringify(lines))
  await open(page, '/cart')
  await expect(page.getByRole('link', { name: product.name }).first()).toBeVisible()
})

test('long names and notes stay inside the page', async ({ page }) => {
  const { productList } = await (
    await page.request.get('/api/products/searchProducts/deposit?images=url')
  ).json()
  const lines = productList.slice(0, 5).map((one: { productId: number; minimum: number }) => ({
    productId: one.productId,
    quantity: one.minimum,
    notes: 'w'.repeat(300),
  }))
  await page.addInitScript(cart => localStorage.setItem('localCart', cart), JSON.stringify(lines))
  for (const address of ['/cart', '/checkout', '/', '/shop/-1', '/category/MEAT']) {
    await open(page, address)
    await settled(page)
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(over, address).toBe(0)
  }
})

test('a shopper who reloads and goes back before hydration sees the previous page', async ({ page }) => {
  await open(page, '/about')
  const heading = page.getByRole('heading', { level: 1 })
  const first = (await heading.textContent()) ?? ''
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).first().click()
  await expect(heading).not.toHaveText(first)
  let held = true
  let release = () => {}
  const released = new Promise<void>(done => {
    release = done
  })
  await page.route('**/assets/entry.client*.js', async route => {
    if (held) await released
    await route.continue()
  })
  await page.reload({ waitUntil: 'domcontentloaded' })
  held = false
  await page.goBack({ waitUntil: 'commit' })
  release()
  await expect(page).toHaveURL('/about')
  await alive(page)
  await expect(heading).toHaveText(first)
})

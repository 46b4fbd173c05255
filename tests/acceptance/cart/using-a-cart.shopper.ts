import { signedIn } from '../registered.ts'
import { alive, expect, open, productAt, putInCart, test } from '../shopper.ts'

test('several tabs show the same cart', async ({ page, context }) => {
  const product = await productAt(page, 5, 0)
  await putInCart(page, product.address)
  const second = await context.newPage()
  await open(second, '/cart')
  await expect(second.getByRole('link', { name: product.name })).toBeVisible()
  await second.getByRole('button', { name: `Remove ${product.name}` }).click()
  await expect(second.getByRole('main').getByText('Your cart is empty')).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('localCart'))).toBeNull()
})

test('a removed line comes back with undo', async ({ page }) => {
  const product = await productAt(page, 5, 1)
  await putInCart(page, product.address)
  await open(page, '/cart')
  await page.getByRole('button', { name: `Remove ${product.name}` }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: product.name })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Unit Price (Rs)' })).toBeAttached()
})

test('the cut and the note of a line are changed in the cart', async ({ page }) => {
  const { name, address } = await productAt(page, 1, 0)
  await putInCart(page, address)
  await open(page, '/cart')
  const change = page.getByRole('button', { name: `Change the choices of ${name}` })
  await change.click()
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog.getByRole('radio', { name: 'Whole' })).toBeChecked()
  await dialog.getByRole('radio', { name: '8 pieces' }).check()
  await dialog.getByLabel('Special instruction').fill('No neck, please')
  await dialog.getByRole('button', { name: 'Save the change' }).click()
  await expect(page.getByRole('main')).toContainText('8 pieces · Plain bag · No neck, please')
  await expect(change).toBeFocused()
  await page.reload()
  await alive(page)
  await expect(page.getByRole('main')).toContainText('8 pieces · Plain bag · No neck, please')
})

test('quantity 0 removes the line, and the plus button stops at 20', async ({ page }) => {
  const product = await productAt(page, 1, 2)
  await putInCart(page, product.address)
  await open(page, '/cart')
  const quantity = page.getByRole('textbox', { name: `Quantity of ${product.name}` })
  await quantity.fill('20')
  await quantity.press('Enter')
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeDisabled()
  await quantity.fill('0')
  await quantity.press('Enter')
  await expect(page.getByRole('main').getByText('Your cart is empty')).toBeVisible()
})

test('a corrupt cart is an empty cart', async ({ page }) => {
  await open(page, '/cart')
  await page.evaluate(() => localStorage.setItem('localCart', '{broken'))
  await page.reload()
  await alive(page)
  await expect(page.getByRole('main').getByText('Your cart is empty')).toBeVisible()
})

test('the cart keeps what was chosen and never a price', async ({ page }) => {
  await putInCart(page, (await productAt(page, 6, 0)).address)
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('localCart') ?? '[]'))
  expect(stored).toHaveLength(1)
  expect(JSON.stringify(stored)).not.toMatch(/price/i)
})

test('subtotal, tax and shipping add up to the total', async ({ page }) => {
  await putInCart(page, (await productAt(page, 6, 1)).address)
  await open(page, '/cart')
  await page.getByText('Delivery', { exact: true }).click()
  await expect(page.locator('dt', { hasText: 'Shipping' })).toBeVisible()
  const amounts = page.locator('dl > div').filter({ hasNotText: 'At most' }).locator('dd bdi')
  const sums = async () =>
    (await amounts.allInnerTexts()).map(text => Math.round(Number(text.replaceAll(/[^\d.]/g, '') || 0) * 100))
  await expect
    .poll(async () => {
      const all = await sums()
      return all.slice(0, -1).reduce((sum, amount) => sum + amount, 0) - (all.at(-1) ?? 0)
    })
    .toBe(0)
})

test('an empty cart warns at both buttons that lead to an order, guests in other words than customers', async ({
  page,
}) => {
  const warning = page.locator('.toasts')
  const pressed = async (address: string, name: string, says: string) => {
    await open(page, address)
    await page.getByRole('main').getByRole('button', { name }).click()
    await expect(warning).toHaveText(says)
    await expect(page).toHaveURL(address)
  }
  await pressed('/cart', 'Checkout', 'Your cart is empty')
  await pressed('/checkout', 'Place order', 'Your cart is empty')
  await signedIn(page)
  await pressed('/cart', 'Checkout', 'Please add items to Cart...')
  await pressed('/checkout', 'Place order', 'Please add items to Cart...')
})

import { inDatabase } from '../account-screens.ts'
import { expect, open, productAt, putInCart, test } from '../shopper.ts'

test('a guest finds a product, fills the cart, and holds an order that survives another browser', async ({
  page,
  browser,
}) => {
  const product = await productAt(page, 1, 0)
  await open(page, '/')
  await page
    .getByRole('combobox', { name: /search/i })
    .first()
    .fill(product.name)
  await page
    .getByRole('combobox', { name: /search/i })
    .first()
    .press('Enter')
  await expect(page).toHaveURL(/\/shop\/-1\?q=/)
  await page.getByRole('link', { name: product.name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByText('Item has been added to Cart')).toBeVisible()

  await open(page, '/cart')
  await expect(page.getByRole('link', { name: product.name })).toBeVisible()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await page.getByLabel('First Name').fill('Bilal')
  await page.getByLabel('Last Name').fill('Siddiqui')
  await page.getByLabel('Email', { exact: true }).fill('bilal@example.org')
  await page.getByLabel('Phone').fill('0300 1234567')
  await page.getByRole('button', { name: 'Checkout' }).click()

  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByLabel('First Name')).toHaveValue('Bilal')
  await page.getByText('Delivery', { exact: true }).click()
  await page.getByLabel('Address', { exact: true }).fill('14 Garden Road')
  await page.getByLabel('Country').selectOption('Pakistan')
  await page.getByLabel('State / Province').selectOption('Sindh')
  await page.getByLabel('Town / City').fill('Karachi')
  await page.getByLabel('Postal code').fill('75300')
  await page.getByRole('button', { name: 'Place order' }).click()

  await expect(page).toHaveURL(/\/orderDetail\?order=\d+&key=/)
  const dialog = page.getByRole('dialog', { name: 'Submit' })
  await expect(dialog).toContainText(/Order#\d+ has been created\./)
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Bilal Siddiqui')).toBeVisible()
  await expect(page.getByText(product.name)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('localCart'))).toBeNull()

  await page.reload()
  await expect(page.getByText('Bilal Siddiqui')).toBeVisible()
  const elsewhere = await browser.newPage()
  await elsewhere.goto(page.url())
  await expect(elsewhere.getByText('Bilal Siddiqui')).toBeVisible()
  await elsewhere.close()
})

test('checkout says what is missing after a try, at the first wrong field, and sends nothing', async ({
  page,
}) => {
  await putInCart(page, (await productAt(page, 1, 1)).address)
  await open(page, '/checkout')
  await expect(page.getByText('First Name is required')).toBeHidden()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText('First Name is required')).toBeVisible()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByLabel('First Name')).toBeFocused()
  await page.getByLabel('Email', { exact: true }).fill('nobody')
  await expect(page.getByText('Email is Invalid')).toBeVisible()
  await expect(page).toHaveURL(/\/checkout$/)
})

test('a price that has changed since is shown before anything is bought', async ({ page, allow }) => {
  allow(/409/)
  await putInCart(page, (await productAt(page, 6, 2)).address)
  // As if the price had risen between viewing and pressing the button.
  await page.route('**/api/orders/save', route => {
    const body = route.request().postDataJSON()
    return route.continue({
      postData: { ...body, orders: { ...body.orders, grandTotal: body.orders.grandTotal - 1 } },
    })
  })
  await open(page, '/checkout')
  await page.getByLabel('First Name').fill('Hina')
  await page.getByLabel('Last Name').fill('Malik')
  await page.getByLabel('Phone').fill('0300')
  await page.getByLabel('Email', { exact: true }).fill('hina@example.org')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText('Prices have changed since you looked.')).toBeVisible()
  await expect(page).toHaveURL(/\/checkout$/)
})

test('a shopper whose windows come late presses once the button can be pressed, and once only', async ({
  page,
}) => {
  await putInCart(page, (await productAt(page, 6, 2)).address)
  let answer = () => {}
  const asked = new Promise<void>(done => {
    answer = done
  })
  await page.route('**/api/slots/find', async route => {
    await asked
    return route.continue()
  })
  await open(page, '/checkout')
  await page.getByLabel('First Name').fill('Hina')
  await page.getByLabel('Last Name').fill('Malik')
  await page.getByLabel('Phone').fill('0300')
  await page.getByLabel('Email', { exact: true }).fill('hina@example.org')
  await expect(page.getByRole('button', { name: 'Place order' })).toBeDisabled()
  answer()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/orderDetail\?order=\d+&key=/)
})

test('a wrong link to an order is a plain not-found page', async ({ page, allow }) => {
  allow(/404/)
  const answer = await page.goto('/orderDetail?order=10001&key=guessed')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('10001')).toBeHidden()
})

test('an order without a link leads home', async ({ page }) => {
  await page.goto('/orderDetail')
  await expect(page).toHaveURL(/\/home$/)
})

test('a guest agrees to texts at the checkout, and the order keeps it', async ({ page }) => {
  await putInCart(page, (await productAt(page, 40, 15)).address)
  await open(page, '/checkout')
  await page.getByLabel('First Name').fill('Bilal')
  await page.getByLabel('Last Name').fill('Siddiqui')
  await page.getByLabel('Email', { exact: true }).fill('bilal@example.org')
  await page.getByLabel('Phone').fill('0300 1234567')
  const texts = page.getByRole('checkbox', { name: /Text me about this order/ })
  await expect(texts).not.toBeChecked()
  await texts.check()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/orderDetail\?order=\d+&key=/)
  const orderNum = new URL(page.url()).searchParams.get('order')
  expect(
    await inDatabase(`select send_sms_flag as texts from orders where order_num = '${orderNum}'`),
  ).toEqual([{ texts: true }])
})

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { call, signedIn } from '../registered.ts'
import { expect, open, productAt, putInCart, test } from '../shopper.ts'

const anywhere = {
  address: '14 Garden Road',
  city: 'Karachi',
  stateProvince: 'Sindh',
  country: 'Pakistan',
  postalCode: '75300',
}

/** Ends this browser's session without its knowledge, as "sign out everywhere" on another device does. */
async function endElsewhere(page: Page): Promise<void> {
  const storageState = await page.context().storageState()
  const device = await page
    .context()
    .browser()
    ?.newContext({ storageState, baseURL: new URL(page.url()).origin })
  if (!device) throw new Error('There is no other device')
  await call(await device.newPage(), 'POST', '/users/signOut', {})
  await device.close()
}

/** Confirms "Order#... has been created." and returns the number. */
async function orderNumberOf(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/orderDetail\?order=\d+&key=/)
  const dialog = page.getByRole('dialog', { name: 'Submit' })
  await expect(dialog).toContainText(/Order#\d+ has been created\./)
  await dialog.getByRole('button', { name: 'OK' }).click()
  return new URL(page.url()).searchParams.get('order') ?? ''
}

test('a customer orders without typing what the shop knows, sees the order, opens and tracks it', async ({
  page,
}) => {
  const customer = await signedIn(page)
  const { custId } = await call<{ custId: number }>(page, 'GET', '/session')
  await call(page, 'POST', '/address/save', { custId, ...anywhere })
  const product = await productAt(page, 1, 0)
  await putInCart(page, product.address)

  await open(page, '/cart')
  await expect(page.getByRole('main').getByText('Hello Amina')).toBeVisible()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByText('Hello Amina')).toBeVisible()
  await expect(page.getByLabel('First Name')).toHaveValue('Amina')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(customer.email)
  await expect(page.getByLabel('Create an account')).toBeHidden()
  await page.getByText('Delivery', { exact: true }).click()
  await expect(page.getByLabel('Address', { exact: true })).toHaveValue(anywhere.address)
  await expect(page.getByLabel('Country')).toHaveValue(anywhere.country)
  await expect(page.getByLabel('State / Province')).toHaveValue(anywhere.stateProvince)
  await page.getByLabel('Order notes').fill('Please ring twice')
  await page.getByRole('button', { name: 'Place order' }).click()
  const orderNum = await orderNumberOf(page)

  await open(page, '/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Hello Amina' })).toBeVisible()
  const table = page.getByRole('table', { name: 'Amina’s Orders' })
  await expect(table).toContainText('Please ring twice')
  await expect(table).toContainText('New')
  await expect(page.getByText(product.name)).toBeHidden()
  await table.getByRole('button', { name: orderNum }).press('Enter')
  const items = page.getByRole('table', { name: `Items of order ${orderNum}` })
  await expect(items).toContainText(product.name)
  await expect(items).toContainText('MEAT')
  await expect(page.getByRole('link', { name: 'Invoice', exact: true })).toHaveAttribute(
    'href',
    /^\/orderDetail\?order=/,
  )

  await page.getByRole('link', { name: 'Track this order' }).click()
  await expect(page).toHaveURL(new RegExp(`tab=track&order=${orderNum}$`))
  const steps = page.getByRole('list', { name: 'Progress of your order' }).getByRole('listitem')
  await expect(steps).toHaveCount(4)
  await expect(steps.nth(0)).toHaveAttribute('aria-current', 'step')
  await expect(steps.nth(0)).toContainText('We have your order')
  await expect(steps.nth(0).getByRole('time')).toBeVisible()
  await expect(steps.nth(1)).not.toHaveAttribute('aria-current')
  await page.goBack()
  await expect(table).toBeVisible()
})

test('a guest opens an account with the order, which then belongs to it', async ({ page, allow }) => {
  allow(/400/)
  await putInCart(page, (await productAt(page, 1, 2)).address)
  await open(page, '/cart')
  await page.getByRole('button', { name: 'Checkout' }).click()
  await page.getByLabel('First Name').fill('Hina')
  await page.getByLabel('Last Name').fill('Malik')
  await page.getByLabel('Email', { exact: true }).fill(`${randomUUID()}@example.org`)
  await page.getByLabel('Phone').fill('0300 7654321')
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page.getByText('Hello Hina')).toBeVisible()

  await page.getByLabel('Create an account').check()
  const password = page.getByLabel('Password')
  await expect(password).toHaveAttribute('autocomplete', 'new-password')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(password).toBeFocused()
  await password.fill('short')
  await expect(page.getByText('Password is Invalid')).toBeVisible()
  // The shop checks for common passwords; the page does not.
  await password.fill('password123')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText('Password is Invalid')).toBeVisible()
  await expect(page).toHaveURL(/\/checkout$/)
  await password.fill('a camel in the rain')
  await page.getByRole('button', { name: 'Place order' }).click()
  const orderNum = await orderNumberOf(page)
  await open(page, '/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Hello Hina' })).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveText([orderNum])
})

test('an account is opened once, however often the order is tried', async ({ page, allow }) => {
  allow(/409/)
  let registrations = 0
  page.on('request', request => {
    if (request.url().endsWith('/api/users/register')) registrations += 1
  })
  await putInCart(page, (await productAt(page, 6, 1)).address)
  await page.route('**/api/orders/save', route => {
    const body = route.request().postDataJSON()
    return route.continue({
      postData: { ...body, orders: { ...body.orders, grandTotal: body.orders.grandTotal - 1 } },
    })
  })
  await open(page, '/checkout')
  await page.getByLabel('First Name').fill('Sara')
  await page.getByLabel('Last Name').fill('Khan')
  await page.getByLabel('Phone').fill('0300')
  await page.getByLabel('Email', { exact: true }).fill(`${randomUUID()}@example.org`)
  await page.getByLabel('Create an account').check()
  await page.getByLabel('Password').fill('a camel in the rain')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText('Prices have changed since you looked.')).toBeVisible()
  await expect(page.getByText('You are signed in')).toBeVisible()
  await expect(page.getByLabel('Create an account')).toBeHidden()
  await expect(page.getByLabel('First Name')).toHaveValue('Sara')
  await page.unroute('**/api/orders/save')
  await page.getByRole('button', { name: 'Place order' }).click()
  const orderNum = await orderNumberOf(page)
  expect(registrations).toBe(1)
  await open(page, '/orders')
  await expect(page.getByRole('rowheader')).toHaveText([orderNum])
})

test('a shopper who cannot be signed in orders as a guest, and reads why', async ({ page, allow }) => {
  allow(/401/)
  await page.route('**/api/users/authenticate', route =>
    route.fulfill({
      status: 401,
      json: { type: '/problems/wrong-credentials', title: 'Username or password is incorrect', status: 401 },
    }),
  )
  await putInCart(page, (await productAt(page, 6, 2)).address)
  await open(page, '/checkout')
  await page.getByLabel('First Name').fill('Sara')
  await page.getByLabel('Last Name').fill('Khan')
  await page.getByLabel('Phone').fill('0300')
  await page.getByLabel('Email', { exact: true }).fill(`${randomUUID()}@example.org`)
  await page.getByLabel('Create an account').check()
  await page.getByLabel('Password').fill('a camel in the rain')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('dialog', { name: 'Submit' })).toContainText('as a guest order')
  await orderNumberOf(page)
})

test('a shopper who goes on as a guest after the session ended loses neither cart nor text', async ({
  page,
  allow,
}) => {
  allow(/401/)
  const customer = await signedIn(page)
  await putInCart(page, (await productAt(page, 6, 3)).address)
  await open(page, '/checkout')
  await expect(page.getByLabel('First Name')).toHaveValue('Amina')
  await page.getByLabel('Order notes').fill('Leave it at the gate')
  await endElsewhere(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/login?next=%2Fcheckout',
  )
  await page.getByRole('button', { name: 'Continue as a guest' }).click()
  await expect(page.getByLabel('Create an account')).toBeVisible()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(customer.email)
  await expect(page.getByLabel('Order notes')).toHaveValue('Leave it at the gate')
  await page.getByRole('button', { name: 'Place order' }).click()
  await orderNumberOf(page)
  await expect(page.getByText('Leave it at the gate')).toBeVisible()
})

test('text typed before the session arrives stays as it was typed', async ({ page }) => {
  await signedIn(page)
  await putInCart(page, (await productAt(page, 1, 3)).address)
  let answer = () => {}
  const asked = new Promise<void>(done => {
    answer = done
  })
  await page.route(/api.customer.profile/, async route => {
    await asked
    return route.continue()
  })
  await open(page, '/checkout')
  await page.getByLabel('First Name').fill('Mina')
  answer()
  await expect(page.getByLabel('Last Name')).toHaveValue('Yusuf')
  await expect(page.getByLabel('First Name')).toHaveValue('Mina')
})

test('a shopper who signs in again after the session ended finds the checkout as it was left', async ({
  page,
  allow,
}) => {
  allow(/401/)
  const { email, loginPassword } = await signedIn(page)
  await putInCart(page, (await productAt(page, 6, 0)).address)
  await open(page, '/checkout')
  await expect(page.getByLabel('First Name')).toHaveValue('Amina')
  await page.getByLabel('Phone').fill('0311 2223334')
  await endElsewhere(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByRole('alert').getByRole('link', { name: 'Sign In' }).click()
  const form = page.getByRole('form', { name: 'Sign In' })
  await form.getByLabel('Username').fill(email)
  await form.getByLabel('Password').fill(loginPassword)
  await form.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByLabel('Phone')).toHaveValue('0311 2223334')
  await page.getByRole('button', { name: 'Place order' }).click()
  const orderNum = await orderNumberOf(page)
  await open(page, '/orders')
  await expect(page.getByRole('rowheader')).toHaveText([orderNum])
})

import { settled } from '../../../scripts/screens/settled.ts'
import { ordered, signedIn } from '../registered.ts'
import { expect, open, productAt, putInCart, test } from '../shopper.ts'

test('the dashboard asks signed-out visitors to sign in, and shows no personal data', async ({ page }) => {
  await open(page, '/dashboard?tab=track')
  await expect(page.getByText('Please Signin to see Dashboard')).toBeVisible()
  for (const name of ['Dashboard', 'Orders', 'Edit Profile', 'Order Track', 'Log Out'])
    await expect(
      page.getByRole('navigation', { name: 'Your account' }).getByRole('button', { name }),
    ).toBeDisabled()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/login?next=%2Fdashboard%3Ftab%3Dtrack',
  )
  await open(page, '/orders')
  await expect(page.getByText('Please Signin to see Dashboard')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/login?next=%2Forders',
  )
})

test('the last three orders are shown, or as many as are asked for, and all of them page by page', async ({
  page,
}) => {
  await signedIn(page)
  await open(page, '/dashboard')
  await expect(page.getByText('No orders yet')).toBeVisible()
  const { productId, quantity } = await productAt(page, 5, 0)
  const numbers: string[] = []
  for (let count = 0; count < 17; count += 1) numbers.unshift(await ordered(page, productId, quantity))

  await open(page, '/dashboard?tab=orders')
  const shown = page.getByRole('rowheader')
  await expect(shown).toHaveText(numbers.slice(0, 3))
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Last 5 Orders')
  await expect(shown).toHaveText(numbers.slice(0, 5))
  await expect(page).toHaveURL(/last=5/)
  await page.getByRole('link', { name: 'All 17 orders' }).click()
  await expect(page).toHaveURL(/\/orders$/)
  await expect(shown).toHaveText(numbers.slice(0, 15))
  await page.getByRole('navigation', { name: 'Result pages' }).getByRole('link', { name: 'Page 2' }).click()
  await expect(shown).toHaveText(numbers.slice(15))
  await open(page, '/orders?page=9')
  await expect(page.getByText('There are no more orders on this page.')).toBeVisible()
})

test('an order is tracked by its number; an unknown one shows an error, a rejected one its reason', async ({
  page,
}) => {
  await signedIn(page)
  const { productId, quantity } = await productAt(page, 5, 1)
  const first = await ordered(page, productId, quantity)
  const second = await ordered(page, productId, quantity)
  await open(page, '/dashboard?tab=track')
  const number = page.getByLabel('Order number')
  await expect(number).toHaveValue(second)
  await number.fill(`# ${first}`)
  await number.press('Enter')
  await expect(page.getByRole('article', { name: `Order #${first}` })).toBeVisible()
  await number.fill('1')
  await page.getByRole('button', { name: 'Track' }).click()
  await expect(page.getByText('You have no order with the number 1.')).toBeVisible()

  await page.route('**/api/orders/findOrdersWithItems', async route => {
    const answer = await (await route.fetch()).json()
    const rejected = {
      ...{ kind: 'STATUS', byCustomer: false },
      orderStatus: 'REJECTED',
      reason: 'The lamb ran out',
      happenedAt: new Date().toISOString(),
    }
    for (const one of answer.orderCustomer) {
      one.orders.orderStatus = 'REJECTED'
      one.events.push(rejected)
    }
    return route.fulfill({ json: answer })
  })
  await open(page, `/dashboard?tab=track&order=${first}`)
  const steps = page.getByRole('list', { name: 'Progress of your order' }).getByRole('listitem')
  await expect(steps).toHaveCount(2)
  await expect(steps.last()).toContainText('The lamb ran out')
  await expect(steps.last()).toHaveAttribute('aria-current', 'step')
})

test('a customer never sees the orders of another customer', async ({ page, browser }) => {
  await signedIn(page)
  const { productId, quantity } = await productAt(page, 5, 2)
  const orderNum = await ordered(page, productId, quantity)
  const elsewhere = await browser.newPage()
  await signedIn(elsewhere, 'Bilal')
  await open(elsewhere, `/dashboard?tab=track&order=${orderNum}`)
  await expect(elsewhere.getByText(`You have no order with the number ${orderNum}.`)).toBeVisible()
  await expect(elsewhere.getByRole('article')).toBeHidden()
  await open(elsewhere, '/orders')
  await expect(elsewhere.getByText('No orders yet')).toBeVisible()
  await elsewhere.close()
})

test('orders that could not be loaded are asked for again', async ({ page, allow }) => {
  allow(/^request|Failed to load resource/)
  await signedIn(page)
  await page.route('**/api/orders/findOrdersWithItems', route => route.abort('connectionreset'))
  await open(page, '/orders')
  await expect(page.getByText('We could not reach the shop.')).toBeVisible()
  await page.unroute('**/api/orders/findOrdersWithItems')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No orders yet')).toBeVisible()
})

test('if the session does not arrive, the dashboard offers to ask again', async ({ page, allow }) => {
  allow(/^request|Failed to load resource/)
  await page.route('**/api/session', route => route.abort('connectionreset'))
  await open(page, '/dashboard')
  await expect(page.getByText('We could not reach the shop.')).toBeVisible()
  await page.unroute('**/api/session')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Please Signin to see Dashboard')).toBeVisible()
})

test('the profile can be read, and signing out removes it and the cart', async ({ page }) => {
  const { email } = await signedIn(page)
  await putInCart(page, (await productAt(page, 1, 1)).address)
  await open(page, '/dashboard?tab=profile')
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Edit Profile' }).last()).toHaveAttribute(
    'href',
    '/customer?source=EDIT',
  )
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => localStorage.getItem('localCart'))).toBeNull()
  await open(page, '/dashboard')
  await expect(page.getByText('Please Signin to see Dashboard')).toBeVisible()
})

test('the pages of an account stay inside a narrow screen', async ({ page }) => {
  await signedIn(page, 'Wolfeschlegelsteinhausenbergerdorff')
  const { productId, quantity } = await productAt(page, 5, 4)
  const orderNum = await ordered(page, productId, quantity, 'w'.repeat(300))
  for (const address of ['/dashboard', '/orders', '/dashboard?tab=track', '/dashboard?tab=profile']) {
    await open(page, address)
    await settled(page)
    const button = page.getByRole('button', { name: orderNum })
    if (await button.isVisible()) await button.click()
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(over, address).toBe(0)
  }
})

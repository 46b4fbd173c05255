import type { Page } from '@playwright/test'
import { inDatabase } from '../account-screens.ts'
import { call, ordered, registered, signedIn } from '../registered.ts'
import { expect, open, productAt, test } from '../shopper.ts'

/** Signs in someone with this role. */
async function signInAs(page: Page, role: string): Promise<void> {
  const { email, loginPassword } = await registered(page, 'Bilal')
  await inDatabase(
    `insert into staff_roles (cust_id, role)
     select c.cust_id, '${role}' from customers c join contacts using (contact_id) where email = '${email}'`,
  )
  await call(page, 'POST', '/users/authenticate', { loginId: email, loginPassword })
}

test('the settings are changed where they are wrong first, and only what changed is sent', async ({
  page,
}) => {
  await signInAs(page, 'manager')
  await open(page, '/admin/settings')
  const phone = page.getByLabel('Second phone')
  await expect(phone).not.toHaveValue('')
  await page.getByLabel('E-mail for support').fill('nobody')
  await page.getByLabel('Address of place 1').fill('http://souk.example')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Please enter a full e-mail address')).toBeVisible()
  await expect(page.getByText('Enter an address that begins with https://, or leave it empty')).toBeVisible()
  await expect(page.getByLabel('E-mail for support')).toBeFocused()
  await page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(page.getByText('Please enter a full e-mail address')).toBeHidden()

  const number = `+92 21 ${String(Date.now()).slice(-7)}`
  const before = await phone.inputValue()
  await phone.fill(number)
  const [sent] = await Promise.all([
    page.waitForRequest('**/api/settings/save'),
    page.getByRole('button', { name: 'Save settings' }).click(),
  ])
  expect(sent.postDataJSON()).toEqual({ phone2: number, stood: { phone2: before } })
  await expect(page.getByText('The settings are saved.')).toBeVisible()
  await open(page, '/admin/settings')
  await expect(page.getByLabel('Second phone')).toHaveValue(number)
})

test('unsaved changes are not lost, however the person leaves', async ({ page }) => {
  await signInAs(page, 'owner')
  await open(page, '/shop/1')
  await open(page, '/admin/settings')
  const tagline = page.getByLabel('Tagline')
  await tagline.click()
  await tagline.fill('Something else')
  await expect(page.getByText('Changes are not saved yet.')).toHaveCount(1)
  const menu = page.getByRole('button', { name: 'Menu of the office' })
  if (await menu.isVisible()) await menu.click()
  const places = page.getByRole('navigation', { name: 'Menu of the office' }).filter({ visible: true })
  await places.getByRole('link', { name: 'Report' }).click()
  await expect(page).toHaveURL(/\/admin\/reports$/)
  await expect(page.getByText('Your changes to the settings are not saved.')).toBeVisible()
  await page.getByRole('button', { name: 'Return to them' }).click()
  await expect(tagline).toHaveValue('Something else')

  const asked = page.waitForEvent('dialog')
  const loaded = page.reload()
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
  await loaded
  await expect(tagline).not.toHaveValue('Something else')
  await expect(page.getByText('Changes are not saved yet.')).toHaveCount(0)
})

test('the report sums up what was ordered, as bars and as a table', async ({ page }) => {
  await signInAs(page, 'manager')
  const { productId, quantity } = await productAt(page, 5, 2)
  await ordered(page, productId, quantity)
  await open(page, '/admin/reports')
  const bars = page.getByRole('img', { name: /^Bars: sales of each day/ })
  await expect(bars).toBeVisible()
  await expect(page.getByRole('region', { name: 'Best selling products' }).getByRole('row')).not.toHaveCount(
    0,
  )
  await page.getByText('As a table').click()
  await expect(page.getByRole('table', { name: 'Sales by day' }).getByRole('row')).toHaveCount(31)
  await page.getByRole('link', { name: '7 days' }).click()
  await expect(page).toHaveURL(/days=7/)
  await expect(page.getByRole('table', { name: 'Sales by day' }).getByRole('row')).toHaveCount(8)
})

test('a customer reads what happened to the orders, and follows one to its state', async ({ page }) => {
  await open(page, '/notification')
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    '/login?next=%2Fnotification',
  )
  await signedIn(page)
  await open(page, '/notification')
  await expect(page.getByText('No notices yet')).toBeVisible()
  const { productId, quantity } = await productAt(page, 5, 3)
  const number = await ordered(page, productId, quantity)
  await inDatabase(
    `insert into order_events (order_id, order_status, reason, happened_by, happened_at)
     select order_id, 'REJECTED', 'It did not pass our check.', 'staff', now() from orders where order_num = '${number}'`,
  )
  await open(page, '/dashboard')
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Notices' }).click()
  const notices = page.getByRole('region', { name: 'Notices' }).getByRole('listitem')
  await expect(notices).toHaveCount(2)
  await expect(notices.first()).toContainText('Order rejected')
  await expect(notices.first()).toContainText('It did not pass our check.')
  await expect(notices.last()).toContainText('We have your order')
  await notices
    .last()
    .getByRole('link', { name: `Order #${number}` })
    .click()
  await expect(page).toHaveURL(new RegExp(`tab=track&order=${number}`))
})

test('settings and report open only for roles that have them', async ({ page }) => {
  await signInAs(page, 'picker')
  for (const address of ['/admin/settings', '/admin/reports']) {
    await open(page, address)
    await expect(page.getByRole('heading', { name: 'You may not do this.' })).toBeVisible()
  }
})

test('staff who leave the office for the shop find its menu and its footer, also after signing out', async ({
  page,
}) => {
  await signInAs(page, 'manager')
  for (const leave of ['Go to the shop', 'Sign out Bilal']) {
    await open(page, '/admin/settings')
    await page.getByText(leave).filter({ visible: true }).first().click()
    await expect(page).toHaveURL('/')
    await expect(page.locator('footer').getByRole('link', { name: 'Home' })).toBeVisible()
    await page.getByRole('button', { name: 'Departments' }).click()
    await expect(page.getByRole('navigation', { name: 'Departments' }).getByText('Bakery')).toBeVisible()
  }
  await expect(page.locator('footer').getByRole('link', { name: 'Login' })).toBeVisible()
})

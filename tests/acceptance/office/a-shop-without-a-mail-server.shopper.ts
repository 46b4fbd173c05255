import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { askOnce } from '../../../database/ask-once.ts'
import { openShopForTests, type ShopForTests } from '../../../scripts/testing/shop-for-tests.ts'
import { openMailServer } from '../../support/stand-ins/mail-server.ts'
import { violationsOf } from '../axe.ts'
import { expect, open, test } from '../shopper.ts'

// A shop of its own, because its services and its goods change.
let shop: ShopForTests
test.beforeAll(async () => {
  shop = await openShopForTests(`no-mail-${test.info().project.name}`)
})
test.afterAll(() => shop.close())

const login = { email: 'zainab@example.org', loginPassword: 'seven cups of tea' }

/** Signs in as the owner of that shop. */
async function asOwner(page: Page): Promise<void> {
  await page.request.post(`${shop.address}/api/users/register`, {
    data: { ...login, firstName: 'Zainab', lastName: 'Qureshi' },
  })
  await askOnce(
    shop.databaseUrl,
    `insert into staff_roles (cust_id, role)
     select c.cust_id, 'owner' from customers c join contacts using (contact_id)
     where email = '${login.email}' on conflict do nothing`,
  )
  const { email: loginId, loginPassword } = login
  await page.request.post(`${shop.address}/api/users/authenticate`, { data: { loginId, loginPassword } })
}

/** Follows a link as another person, in a browser of their own. */
async function follow(browser: Browser, link: string, act: (page: Page) => Promise<void>): Promise<void> {
  const own = await browser.newContext()
  const page = await own.newPage()
  await open(page, link)
  await act(page)
  await own.close()
}

test('without a mail server an owner hands over the link of an invitation, and the colleague joins with it', async ({
  page,
  browser,
  allow,
}) => {
  test.slow()
  // A person without an account is offered an invitation.
  allow(/404.*|.*giveRole/)
  await asOwner(page)
  await open(page, `${shop.address}/admin`)
  await expect(page.getByRole('link', { name: 'Set up e-mail, and send yourself a test' })).toBeVisible()
  await open(page, `${shop.address}/admin/staff`)
  await page.getByRole('button', { name: 'Add a person' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a person' })
  await dialog.getByLabel('Login id or e-mail').fill('bilal@example.org')
  await dialog.getByRole('button', { name: 'Give the role' }).click()
  await dialog.getByRole('button', { name: 'Send an invitation' }).click()
  const invited = page.getByRole('region', { name: 'Invited' })
  await expect(invited.getByText('No mail server is set up')).toBeVisible()
  await invited.getByRole('button', { name: 'Show the link for bilal@example.org' }).click()
  const link = await invited.getByRole('textbox', { name: 'Link' }).inputValue()
  expect(link).toContain(`${shop.address}/join-staff?secret=`)
  expect(await violationsOf(page)).toEqual([])
  await follow(browser, link, async other => {
    await other.getByLabel('First Name').fill('Bilal')
    await other.getByLabel('Last Name').fill('Siddiqui')
    await other.getByLabel('Password', { exact: true }).fill('four crates of okra')
    await other.getByRole('button', { name: 'Join the shop' }).click()
    await expect(other).toHaveURL(/\/admin/)
  })
  await open(page, `${shop.address}/admin/audit`)
  await expect(page.getByRole('cell', { name: 'Link shown' }).first()).toBeVisible()
})

/** A customer who has forgotten the password asks for a link. */
async function forgetPassword(request: APIRequestContext, email: string): Promise<void> {
  await request.post(`${shop.address}/api/users/register`, {
    data: { email, loginPassword: 'six bolts of silk', firstName: 'Hina', lastName: 'Khan' },
  })
  await request.post(`${shop.address}/api/users/forgotPassword`, { data: { email } })
}

test('an owner hands over the link of a forgotten password', async ({ page, browser, request }) => {
  const person = { email: 'hina@example.org' }
  await forgetPassword(request, person.email)
  await asOwner(page)
  await open(page, `${shop.address}/admin/outbox?q=${person.email}`)
  await expect(page.getByText('E-mails are waiting: no mail server is set up')).toBeVisible()
  await page.getByRole('button', { name: 'Read the message' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Show the link' }).click()
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue()
  expect(link).toContain(`${shop.address}/reset-password?secret=`)
  await follow(browser, link, async other => {
    await expect(other.getByLabel(/password/i).first()).toBeVisible()
  })
})

test('an owner enters a mail server, reads why it does not work, mends it and gets a test', async ({
  page,
  request,
  allow,
}) => {
  test.slow()
  allow(/400.*|.*saveMail/)
  await forgetPassword(request, 'omar@example.org')
  const mails = await openMailServer()
  await asOwner(page)
  await open(page, `${shop.address}/admin/services`)
  const form = page.getByRole('form', { name: 'Mail server' })
  await form.getByLabel('Server', { exact: true }).fill('https://mail')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Enter the name of the server')).toBeVisible()
  await form.getByLabel('Server', { exact: true }).fill('127.0.0.1')
  await form.getByLabel('Encryption').selectOption('none')
  await form.getByLabel('Port').fill('1')
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByRole('button', { name: 'Send me a test' }).click()
  await expect(form.getByText('Nothing answers at this port.')).toBeVisible()
  await form.getByLabel('Port').fill(String(mails.port))
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Nothing answers at this port.')).toBeHidden()
  await form.getByRole('button', { name: 'Send me a test' }).click()
  await expect(form.getByText(`The mail server took a test e-mail to ${login.email}.`)).toBeVisible()
  expect(mails.taken.some(({ to }) => to.includes(login.email))).toBe(true)
  expect(await violationsOf(page)).toEqual([])
  // The message that waited is sent without a restart.
  await expect
    .poll(() => mails.taken.some(({ to }) => to.includes('omar@example.org')), { timeout: 30_000 })
    .toBe(true)
  await form.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(form.getByText('Not set up')).toBeVisible()
  await mails.close()
})

test('visitors of an emptied shop find its name and a way to reach it, and products as soon as there are some', async ({
  page,
}) => {
  test.slow()
  await asOwner(page)
  await open(page, `${shop.address}/admin/products`)
  await page.getByRole('button', { name: 'Remove the demo products' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, remove them' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await open(page, shop.address)
  await expect(page.getByRole('heading', { name: 'Souk is opening soon' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shop', exact: true }).click()
  await expect(page).toHaveURL(/\/shop\/-1$/)
})

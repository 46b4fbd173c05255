import { Secret, TOTP } from 'otpauth'
import { askOnce } from '../../../database/ask-once.ts'
import {
  openShopForTests,
  SECRET_FOR_TESTS,
  type ShopForTests,
} from '../../../scripts/testing/shop-for-tests.ts'
import { openMailed } from '../../support/people.ts'
import { violationsOf } from '../axe.ts'
import { alive, expect, open, test } from '../shopper.ts'

// A shop of its own that has no owner yet.
let shop: ShopForTests
test.beforeAll(async () => {
  shop = await openShopForTests(`unowned-${test.info().project.name}`)
})
test.afterAll(() => shop.close())

/** The link that the shop printed when it started. */
async function printedLink(): Promise<string> {
  const link = () => /Become the owner: (\S+)/.exec(shop.says())?.[1] ?? ''
  await expect.poll(link).toContain('/welcome-owner?key=')
  return link()
}

test('the first owner follows the printed link, invites a colleague, and requires a code from everybody', async ({
  page,
  browser,
  allow,
}) => {
  test.slow()
  allow(/40[0134]/)
  const link = await printedLink()
  const answer = await page.goto(link)
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer')
  expect(answer?.headers()['cache-control']).toContain('no-store')
  await alive(page)
  await expect(page).toHaveURL(`${shop.address}/welcome-owner`)
  await page.reload()
  await alive(page)
  const form = page.getByRole('form', { name: 'Become the owner' })
  await form.getByRole('button', { name: 'Become the owner' }).click()
  await expect(form.getByText('First Name is required')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await form.getByLabel('First Name').fill('Zainab')
  await form.getByLabel('Last Name').fill('Qureshi')
  await form.getByLabel('Email').fill('zainab@example.org')
  await form.getByLabel('Password', { exact: true }).fill('seven cups of tea')
  await form.getByRole('button', { name: 'Become the owner' }).click()
  await expect(page.getByText('The shop is yours. Welcome!')).toBeVisible()
  await expect(page).toHaveURL(`${shop.address}/admin`)

  await open(page, `${shop.address}/admin/staff`)
  await page.getByRole('button', { name: 'Add a person' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a person' })
  await dialog.getByLabel('Login id or e-mail').fill('bilal@example.org')
  await dialog.getByLabel('Role').selectOption('Catalogue')
  await dialog.getByRole('button', { name: 'Give the role' }).click()
  await expect(dialog.getByText('No account has confirmed bilal@example.org.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send an invitation' }).click()
  await expect(page.getByRole('region', { name: 'Invited' }).getByText('bilal@example.org')).toBeVisible()

  const guest = await browser.newPage()
  const [row] = await askOnce(
    shop.databaseUrl,
    `select data->>'secret' as secret from outbox where template = 'join-staff'`,
  )
  await open(
    guest,
    `${shop.address}/join-staff?secret=${openMailed(row?.secret, 'bilal@example.org', SECRET_FOR_TESTS)}`,
  )
  await expect(guest.getByText('You are invited to work as Catalogue at Souk.')).toBeVisible()
  await expect(guest).toHaveURL(`${shop.address}/join-staff`)
  expect(await violationsOf(guest)).toEqual([])
  await guest.getByLabel('First Name').fill('Bilal')
  await guest.getByLabel('Last Name').fill('Siddiqui')
  await guest.getByLabel('Password', { exact: true }).fill('four crates of okra')
  await guest.getByRole('button', { name: 'Join the shop' }).click()
  await expect(guest).toHaveURL(`${shop.address}/admin`)
  await open(guest, `${shop.address}/admin/staff`)
  await expect(guest.getByRole('heading', { name: 'You may not do this.' })).toBeVisible()

  await open(page, `${shop.address}/admin/staff`)
  await page.getByRole('button', { name: 'Require it for everyone' }).click()
  await expect(page.getByRole('heading', { name: 'One step is missing' })).toBeVisible()
  await page.getByRole('link', { name: 'Set it up' }).click()
  await expect(page.getByText('This shop requires staff to sign in with a code.')).toBeVisible()
  await page.getByLabel('Current password').fill('seven cups of tea')
  await page.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('img', { name: 'A QR code with the secret for your app' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const letters = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
  const app = new TOTP({ secret: Secret.fromBase32((letters ?? '').replaceAll(' ', '')) })
  await page.getByLabel('Code', { exact: true }).fill(app.generate())
  await page.getByRole('button', { name: 'Switch it on' }).click()
  await expect(page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem')).toHaveCount(10)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page).toHaveURL(`${shop.address}/admin/staff`)
  await expect(page.getByRole('button', { name: 'Let each person decide' })).toBeVisible()

  await open(guest, `${shop.address}/admin/products/new`)
  await expect(guest.getByRole('heading', { name: 'One step is missing' })).toBeVisible()
  await guest.close()

  await open(page, `${shop.address}/admin/audit`)
  const changes = page.getByRole('table', { name: 'Changes' })
  await page.getByLabel('Subject').selectOption('Staff invitation')
  await expect(changes.getByRole('button')).toHaveText(['When', /^Staff invitation/])
  await page.getByRole('button', { name: 'Clear' }).click()
  await changes.getByRole('button', { name: 'Settings: Staff need a second sign-in step' }).click()
  await expect(
    page.getByRole('dialog').getByRole('row', { name: 'Staff need a second sign-in step' }),
  ).toContainText('yes')
  expect(await violationsOf(page)).toEqual([])

  const late = await browser.newPage()
  await open(late, link)
  await late.getByLabel('First Name').fill('Usman')
  await late.getByLabel('Last Name').fill('Yusuf')
  await late.getByLabel('Email').fill('usman@example.org')
  await late.getByLabel('Password', { exact: true }).fill('eight cups of kahwa')
  await late.getByRole('button', { name: 'Become the owner' }).click()
  await expect(late.getByText('Restart the shop: it prints a new link')).toBeVisible()
  await late.close()
})

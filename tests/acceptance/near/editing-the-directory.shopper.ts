import type { Page } from '@playwright/test'
import { violationsOf } from '../axe.ts'
import { newName } from '../new-name.ts'
import { call } from '../registered.ts'
import { expect, open, test } from '../shopper.ts'
import { signInAs } from '../staff-orders.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save partner' }).click()
const saved = (page: Page) => expect(page.getByText('The partner is saved.').first()).toBeVisible()
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const row = (page: Page, name: string) => page.locator('tbody tr').filter({ hasText: name })

test('a manager adds a partner with its hours and goods, finds it, changes its priority and removes it', async ({
  page,
}) => {
  test.slow()
  const name = newName('Neem Court Kitchen')
  await signInAs(page, 'manager')
  await open(page, '/admin/partners')
  await page.getByRole('link', { name: 'Add a partner' }).click()
  await save(page)
  await expect(field(page, 'Name')).toBeFocused()
  await expect(page.getByText('Enter the name of the shop or restaurant.')).toBeVisible()
  await field(page, 'Name').fill(name)
  await page.getByLabel('Kind').selectOption('Restaurant')
  await field(page, 'Street and number').fill('12 Block 6, Gulshan-e-Iqbal')
  await field(page, 'Town').fill('Karachi')
  await page.getByLabel('Country').selectOption('Pakistan')
  await field(page, 'Latitude').fill('240.9')
  await field(page, 'Longitude').fill('67.097')
  await save(page)
  await expect(page.getByText('A latitude is a number from -90 to 90.')).toBeVisible()
  await expect(field(page, 'Latitude')).toBeFocused()
  await field(page, 'Latitude').fill('24.918')

  const goods = field(page, 'Add a product')
  for (const one of ['Biryani', 'Kheer', 'biryani']) {
    await goods.fill(one)
    await goods.press('Enter')
  }
  await page.getByRole('button', { name: 'Remove Kheer' }).press('Enter')
  await expect(goods).toBeFocused()
  await goods.fill('Fried Chicken')
  await page.getByLabel('Opening hours are known').check()
  const friday = page.getByRole('listitem').filter({ has: page.getByLabel('Open on Friday') })
  await friday.getByLabel('Opens').fill('18:00')
  await friday.getByLabel('Closes').fill('02:00')
  await expect(friday.getByText('on the next day')).toBeVisible()
  await page.getByLabel('Open on Sunday').uncheck()
  expect(await violationsOf(page)).toEqual([])
  await save(page)
  await saved(page)
  await expect(page).toHaveURL(/\/admin\/partners\/\d+$/)
  await expect(page.getByRole('list', { name: 'Products' }).getByRole('listitem')).toHaveText([
    'Biryani',
    'Fried Chicken',
  ])

  await page.getByRole('link', { name: 'All partners' }).click()
  await page.getByRole('searchbox').fill(name)
  await expect(row(page, name)).toHaveCount(1)
  await expect(row(page, name)).toContainText('Restaurant')
  expect(await violationsOf(page)).toEqual([])
  await row(page, name).getByRole('link').click()
  await expect(page.getByLabel('Open on Sunday')).not.toBeChecked()
  await expect(friday.getByLabel('Closes')).toHaveValue('02:00')
  await field(page, 'Priority').fill('1')
  await save(page)
  await saved(page)

  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Yes, remove it' }).click()
  await expect(page.getByText(`${name} is no longer in the directory.`).first()).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/partners$/)
  await page.getByRole('searchbox').fill(name)
  await expect(page.getByText('No partners match.')).toBeVisible()
})

test('a position is found by the address, and undone', async ({ page }) => {
  await signInAs(page, 'owner')
  await open(page, '/admin/partners/new')
  await page.getByLabel('Country').selectOption('United States')
  await field(page, 'Town').fill('Houston')
  await field(page, 'Latitude').fill('1.5')
  await page.getByRole('button', { name: 'Find the position' }).click()
  await expect(page.getByText(/This is the position of Houston/)).toBeVisible()
  await expect(field(page, 'Latitude')).toHaveValue(/^29\.\d+$/)
  await expect(field(page, 'Longitude')).toHaveValue(/^-95\.\d+$/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field(page, 'Latitude')).toHaveValue('1.5')
  await expect(field(page, 'Longitude')).toHaveValue('')
})

test('text typed during the search for a position stays, and undoing the position changes nothing else', async ({
  page,
}) => {
  await signInAs(page, 'owner')
  await open(page, '/admin/partners/new')
  await page.getByLabel('Country').selectOption('United States')
  await field(page, 'Town').fill('Houston')
  await field(page, 'Latitude').fill('1.5')
  const asked = Promise.withResolvers<void>()
  const typed = Promise.withResolvers<void>()
  await page.route('**/api/near/geocode', async route => {
    asked.resolve()
    await typed.promise
    await route.continue()
  })
  const find = page.getByRole('button', { name: 'Find the position' })
  await find.click()
  await asked.promise
  await field(page, 'Latitude').fill('29.7')
  await field(page, 'Town').fill('Houston Heights')
  typed.resolve()
  await expect(page.getByText(/^We found Houston.*\. We keep the different position below/)).toBeVisible()
  await expect(field(page, 'Latitude')).toHaveValue('29.7')
  await expect(field(page, 'Longitude')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)

  await field(page, 'Town').fill('Houston')
  await find.click()
  await expect(page.getByText(/This is the position of Houston/)).toBeVisible()
  await expect(field(page, 'Longitude')).toHaveValue(/^-95\.\d+$/)
  await field(page, 'Telephone').fill('+1 713 555 0123')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(field(page, 'Latitude')).toHaveValue('29.7')
  await expect(field(page, 'Longitude')).toHaveValue('')
  await expect(field(page, 'Telephone')).toHaveValue('+1 713 555 0123')
})

test('if two people change a partner, the second sees both versions and keeps the unsaved text', async ({
  page,
  allow,
}) => {
  allow(/\b409\b/)
  await signInAs(page, 'owner')
  await open(page, '/admin/partners')
  const written = {
    ...{ partnerName: newName('Two Hands Grocer'), kind: 'GROCERY', address: '3 Neem Street' },
    ...{ city: 'Karachi', country: 'PK', latitude: 24.9, longitude: 67.1, priority: 4 },
  }
  const partner = await call<{ partnerId: number }>(page, 'POST', '/partners/save', written)
  await open(page, `/admin/partners/${partner.partnerId}`)
  await field(page, 'Telephone').fill('+92 21 3400 1098')
  await page.getByRole('link', { name: 'All partners' }).click()
  await page.getByRole('button', { name: 'Return to them' }).click()
  await expect(field(page, 'Telephone')).toHaveValue('+92 21 3400 1098')
  await call(page, 'POST', '/partners/save', { ...written, ...partner, phone1: '+92 21 3400 1097' })
  await save(page)
  await expect(page.getByRole('alert')).toContainText('+92 21 3400 1097')
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await save(page)
  await saved(page)
  await expect(field(page, 'Telephone')).toHaveValue('+92 21 3400 1098')
  await call(page, 'POST', `/partners/delete/${partner.partnerId}`, {})
})

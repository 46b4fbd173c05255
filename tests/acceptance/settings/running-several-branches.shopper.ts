import type { Page } from '@playwright/test'
import { askOnce } from '../../../database/ask-once.ts'
import { openShopForTests, type ShopForTests } from '../../../scripts/testing/shop-for-tests.ts'
import { violationsOf } from '../axe.ts'
import { save, saved, signInOwner } from '../settings-forms.ts'
import { expect, open, test } from '../shopper.ts'

// Run one after the other: the branch of the first test is used by the others.
test.describe.configure({ mode: 'serial' })

// A shop of its own, because the shop of other tests has one branch.
let shop: ShopForTests
test.beforeAll(async () => {
  shop = await openShopForTests(`branches-${test.info().project.name}`)
})
test.afterAll(() => shop.close())

const openPlace = (page: Page, place: string) => open(page, `${shop.address}/admin/settings/${place}`)
const branches = (page: Page) => page.getByRole('list', { name: 'Branches', exact: true })
const choice = (page: Page) => page.getByRole('main').getByLabel('Branch', { exact: true })

test('an owner opens a second branch, gives it hours and a zone', async ({ page }) => {
  test.slow()
  await signInOwner(page, shop)
  await openPlace(page, 'hours')
  await expect(page.getByLabel('Open on Monday')).toBeVisible()
  await expect(choice(page)).toBeHidden()

  await openPlace(page, 'branches')
  await expect(branches(page).getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: 'Add a branch' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Name of the branch')).toBeFocused()
  await dialog.getByLabel('Name of the branch').fill('Clifton')
  await dialog.getByLabel('Address').fill('4 Sea View Parade, Clifton, Karachi')
  await dialog.getByLabel('Phone', { exact: true }).fill('+92 21 3456 7800')
  await dialog.getByLabel('Position on the map').fill('24.8138, 67.03')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(branches(page).getByRole('listitem')).toContainText(['Main branch', 'Clifton'])
  expect(await violationsOf(page)).toEqual([])

  await openPlace(page, 'hours')
  await choice(page).selectOption('Clifton')
  await expect(page).toHaveURL(/branch=\d+$/)
  const monday = page.getByLabel('Open on Monday')
  await expect(monday).not.toBeChecked()
  await monday.check()
  await page.getByLabel('Monday: Opens').fill('09:00')
  await page.getByLabel('Monday: Closes').fill('17:00')
  await save(page, 'The week')
  await saved(page)
  const previewed = page.getByRole('list', { name: 'The next three weeks' }).getByRole('listitem')
  await expect(previewed.filter({ hasText: '09:00 to 17:00' })).toHaveCount(3)
  expect(await violationsOf(page)).toEqual([])
  await choice(page).selectOption({ index: 0 })
  await expect(page.getByLabel('Monday: Opens')).not.toHaveValue('09:00')

  await openPlace(page, 'delivery')
  const zones = page.getByRole('list', { name: 'Zones' })
  await expect(zones.getByRole('listitem')).toHaveCount(3)
  await choice(page).selectOption('Clifton')
  await expect(page.getByText('No zones yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Add a zone' }).click()
  await dialog.getByLabel('Name of the zone').fill('Sea View')
  await dialog.getByLabel('Postcodes').fill('75600')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(zones.getByRole('listitem')).toContainText(['Sea View'])
  await choice(page).selectOption({ index: 0 })
  await expect(zones.getByRole('listitem')).toHaveCount(3)
})

test('an owner makes windows for the second branch, and sees them only there', async ({ page }) => {
  await signInOwner(page, shop)
  await openPlace(page, 'windows')
  await choice(page).selectOption('Clifton')
  await page.getByRole('button', { name: 'Make a first pattern' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Delivery', { exact: true }).click()
  await expect(dialog.getByText('Sea View')).toBeVisible()
  await expect(dialog.getByText('Gulistan-e-Johar')).toBeHidden()
  await dialog.getByText('Pickup', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('list', { name: 'Patterns' })).toContainText('Every day')
  await choice(page).selectOption({ index: 0 })
  await expect(page.getByRole('button', { name: 'Make a first pattern' })).toBeVisible()

  await open(page, `${shop.address}/admin/windows`)
  await expect(page.getByRole('link', { name: 'Set up windows' })).toBeVisible()
  await choice(page).selectOption('Clifton')
  await expect(page.getByRole('link', { name: 'Set up windows' })).toBeHidden()
  const monday = Date.now() + ((8 - new Date().getUTCDay()) % 7 || 7) * 86_400_000
  await page.getByLabel('Day', { exact: true }).fill(new Date(monday).toISOString().slice(0, 10))
  await expect(page).toHaveURL(/branch=\d+&day=/)
  await expect(page.getByRole('region', { name: 'Pickup' }).getByRole('listitem').first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('a manager of one branch sets up its hours, windows and zones, and nothing of the shop', async ({
  page,
}) => {
  await signInOwner(page, shop)
  await askOnce(
    shop.databaseUrl,
    `update staff_roles set role = 'manager', branch_id = (select branch_id from branches where not is_main)
     where since = (select max(since) from staff_roles)`,
  )
  await open(page, `${shop.address}/admin/settings`)
  const sections = page.getByRole('navigation', { name: 'Sections of the settings' })
  await expect(sections.getByRole('link')).toHaveText(['Opening hours', 'Windows', 'Delivery'])
  await expect(page.getByLabel('Monday: Opens')).toHaveValue('09:00')
  await expect(choice(page)).toBeHidden()
  await page.getByLabel('Monday: Closes').fill('18:00')
  await save(page, 'The week')
  await saved(page)
  await sections.getByRole('link', { name: 'Windows' }).click()
  await expect(page.getByRole('list', { name: 'Patterns' })).toContainText('Every day')
  await sections.getByRole('link', { name: 'Delivery' }).click()
  await expect(page.getByRole('list', { name: 'Zones' }).getByRole('listitem')).toContainText(['Sea View'])
  await openPlace(page, 'money')
  await expect(page.getByText('This section does not exist')).toBeVisible()
})

test('an order by phone for a branch that only delivers can only be delivered', async ({ page }) => {
  await askOnce(shop.databaseUrl, "update branches set collects = false where branch_name = 'Clifton'")
  await signInOwner(page, shop)
  await open(page, `${shop.address}/admin/phone-order`)
  const way = page.getByLabel('Pickup', { exact: true })
  await expect(way.getByRole('option')).toHaveText(['In store', 'Delivery'])
  await choice(page).selectOption('Clifton')
  await expect(way.getByRole('option')).toHaveText(['Delivery'])
  await expect(page.getByLabel('Postal code')).toBeVisible()
  await choice(page).selectOption({ index: 0 })
  await expect(way.getByRole('option')).toHaveText(['In store', 'Delivery'])
  await askOnce(shop.databaseUrl, "update branches set collects = true where branch_name = 'Clifton'")
})

test('an owner makes the second branch the main one, and closes the first and opens it again', async ({
  page,
}) => {
  await signInOwner(page, shop)
  await openPlace(page, 'branches')
  await branches(page).getByRole('button', { name: 'Make Clifton the main branch' }).click()
  await expect(branches(page).getByRole('listitem').first()).toContainText('Clifton')
  await expect(branches(page).getByRole('listitem').first()).toContainText('Main branch')
  const first = branches(page).getByRole('listitem').last()
  await first.getByRole('button', { name: /^Close / }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, close it' }).click()
  await expect(first.getByText('Closed', { exact: true })).toBeVisible()
  await openPlace(page, 'hours')
  await expect(page.getByLabel('Open on Monday')).toBeChecked()
  await expect(choice(page)).toBeHidden()
  await openPlace(page, 'branches')
  await first.getByRole('button', { name: /^Open .* again$/ }).click()
  await expect(first.getByText('Closed', { exact: true })).toBeHidden()
  const footer = await (await page.request.get(`${shop.address}/api/settings/find`)).json()
  expect(footer.address).toBe('4 Sea View Parade, Clifton, Karachi')
})

test('an owner who saves a branch that someone else has changed sees the current version', async ({
  page,
  allow,
}) => {
  allow(/409/)
  await signInOwner(page, shop)
  await openPlace(page, 'branches')
  await branches(page).getByRole('button', { name: 'Change Clifton' }).click()
  const all = await (await page.request.get(`${shop.address}/api/branches/findForStaff`)).json()
  const clifton = all.find(({ branchName }: { branchName: string }) => branchName === 'Clifton')
  const { active: _, isMain: __, ...sent } = clifton
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const other = await page.request.post(`${shop.address}/api/branches/save`, {
    data: { ...sent, phone1: '+92 21 9999999' },
    headers: { 'x-xsrf-token': token },
  })
  expect(other.status()).toBe(200)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Second phone').fill('+92 21 3456 7801')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Saved now:')).toBeVisible()
  await expect(dialog.getByText('+92 21 9999999')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(branches(page)).toContainText('+92 21 3456 7801')
})

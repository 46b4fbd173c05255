import type { Page } from '@playwright/test'
import { askOnce } from '../../../database/ask-once.ts'
import { openShopForTests, type ShopForTests } from '../../../scripts/testing/shop-for-tests.ts'
import { violationsOf } from '../axe.ts'
import { save, saved, signInOwner } from '../settings-forms.ts'
import { expect, open, test } from '../shopper.ts'

// Run one after the other: the last one takes the position of the branch away.
test.describe.configure({ mode: 'default' })

// A shop of its own, so that its hours can change without affecting other tests.
let shop: ShopForTests
test.beforeAll(async () => {
  shop = await openShopForTests(`hours-${test.info().project.name}`)
})
test.afterAll(() => shop.close())

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

async function openHours(page: Page) {
  await signInOwner(page, shop)
  await open(page, `${shop.address}/admin/settings/hours`)
}

/** The row of a day in the preview of the hours. */
const previewed = (page: Page, text: string) =>
  page.getByRole('list', { name: 'The next three weeks' }).getByRole('listitem').filter({ hasText: text })

test('an owner splits a day in two, closes after midnight, and sets hours for Ramadan', async ({ page }) => {
  await openHours(page)
  const monday = page.getByRole('listitem').filter({ has: page.getByLabel('Open on Monday') })
  await monday.getByLabel('Monday: Closes').fill('13:00')
  await monday.getByRole('button', { name: 'Add hours on Monday' }).click()
  await monday.getByLabel('Monday, hours 2: Opens').fill('12:00')
  await monday.getByLabel('Monday, hours 2: Closes').fill('02:00')
  await expect(monday.getByLabel('Monday, hours 2: Closes')).toHaveAccessibleDescription('on the next day')
  await save(page, 'The week')
  await expect(monday.getByText('These hours overlap with others')).toBeVisible()
  await expect(monday.getByLabel('Monday, hours 2: Opens')).toBeFocused()
  await monday.getByLabel('Monday, hours 2: Opens').fill('15:00')
  await save(page, 'The week')
  await saved(page)
  await expect(previewed(page, '10:00 to 13:00, 15:00 to 02:00').first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await monday.getByRole('button', { name: 'Remove hours 2 of Monday' }).click()
  await expect(monday.getByLabel('Monday, hours 2: Opens')).toBeHidden()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(monday.getByLabel('Monday, hours 2: Closes')).toHaveValue('02:00')

  await page.getByRole('button', { name: 'Add special hours' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Ramadan')
  await dialog.getByLabel('First day').fill(inDays(2))
  await dialog.getByLabel('Last day').fill(inDays(4))
  await dialog.getByLabel('Opens').fill('11:00')
  await dialog.getByLabel('Closes').fill('02:00')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const ramadan = page.getByRole('list', { name: 'Special hours' }).getByText('Every day, 11:00 to 02:00')
  await expect(ramadan).toBeVisible()
  await expect(previewed(page, 'Ramadan')).toHaveCount(3)
  await expect(previewed(page, 'Ramadan').first()).toContainText('11:00 to 02:00')
  await open(page, `${shop.address}/contact`)
  const hours = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Opening hours' })
  await expect(hours).toContainText('Ramadan')
})

test('an owner adds a break around a prayer, sees it on each day, and takes its removal back', async ({
  page,
}) => {
  await openHours(page)
  await page.getByRole('button', { name: 'Add a break' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Afternoon prayer')
  await dialog.getByText('Around a prayer').click()
  await dialog.getByRole('combobox', { name: 'Prayer' }).selectOption('Asr')
  await dialog.getByLabel('Minutes before').fill('-5')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please enter whole minutes from 0 to 240')).toBeVisible()
  await dialog.getByLabel('Minutes before').fill('5')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const breaks = page.getByRole('list', { name: 'Breaks' })
  await expect(breaks.getByText('Every day, from 5 minutes before until 20 minutes after Asr')).toBeVisible()
  await expect(previewed(page, 'Afternoon prayer').nth(5)).toBeVisible()

  await page.getByLabel('Asr', { exact: true }).fill('90')
  await save(page, 'Prayer times')
  await expect(page.getByLabel('Asr', { exact: true })).toHaveAccessibleDescription(/whole minutes/)
  await page.getByLabel('Asr', { exact: true }).fill('10')
  await save(page, 'Prayer times')
  await saved(page)
  await page.getByRole('button', { name: 'Add an own time' }).click()
  await dialog.getByRole('combobox', { name: 'Prayer' }).selectOption('Asr')
  await dialog.getByLabel('Time').fill('17:00')
  await dialog.getByLabel('First day').fill(inDays(9))
  await dialog.getByLabel('Last day').fill(inDays(12))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(previewed(page, 'Asr 17:00 (own)')).toHaveCount(4)
  await expect(previewed(page, 'Afternoon prayer: 16:55 to 17:20')).toHaveCount(4)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('list', { name: 'Own prayer times' }).getByText('Asr, 17:00').click()
  await dialog.getByLabel('First day').fill(inDays(11))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(previewed(page, 'Asr 17:00 (own)')).toHaveCount(2)

  await breaks.getByRole('button', { name: 'Remove Afternoon prayer' }).click()
  await expect(breaks.getByText('Afternoon prayer')).toBeHidden()
  await expect(previewed(page, 'Afternoon prayer')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(breaks.getByText('Afternoon prayer')).toBeVisible()
  await expect(previewed(page, 'Afternoon prayer').first()).toBeVisible()

  await askOnce(shop.databaseUrl, 'update branches set position = null')
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('There is no position yet')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(page.getByText('Asr cannot be computed here: set your own time.').first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

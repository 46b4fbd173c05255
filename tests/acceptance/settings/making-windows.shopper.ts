import type { Page } from '@playwright/test'
import { chicken } from '../../../scripts/screens/demo-lines.ts'
import { openShopForTests, type ShopForTests } from '../../../scripts/testing/shop-for-tests.ts'
import { violationsOf } from '../axe.ts'
import { signInOwner } from '../settings-forms.ts'
import { expect, open, test } from '../shopper.ts'

// Run one after the other: the windows of the first test are used by the others.
test.describe.configure({ mode: 'serial' })

// A shop of its own, because the checkout of other tests must stay without windows.
let shop: ShopForTests
test.beforeAll(async () => {
  shop = await openShopForTests(`windows-${test.info().project.name}`)
})
test.afterAll(() => shop.close())

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
/** Two days in a row without a Friday, whose break takes windows away. */
const first = [4, 5, 6].map(inDays).find(day => ![4, 5].includes(new Date(day).getUTCDay())) ?? inDays(4)
const second = new Date(Date.parse(first) + 86_400_000).toISOString().slice(0, 10)

/** The card of a window of a way. */
const windowOf = (page: Page, way: string, times: string) =>
  page.getByRole('region', { name: way, exact: true }).getByRole('listitem').filter({ hasText: times })

test('an owner makes a first pattern, copies it for delivery, and sees the windows', async ({
  page,
  allow,
}) => {
  test.slow()
  allow(/400/)
  await signInOwner(page, shop)
  await open(page, `${shop.address}/admin/windows`)
  await page.getByRole('link', { name: 'Set up windows' }).click()
  await page.getByRole('button', { name: 'Make a first pattern' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Name')).toHaveValue('Every day')
  await dialog.getByLabel('Orders per window').fill('none')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Enter a whole number from 1 to 10000')).toBeVisible()
  await expect(dialog.getByLabel('Orders per window')).toBeFocused()
  await dialog.getByLabel('Orders per window').fill('2')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  const patterns = page.getByRole('list', { name: 'Patterns' })
  await expect(patterns).toContainText(
    /Pickup · Every day, .*, each 2 hours · 2 orders · until 1 hour before/,
  )
  const preview = page.getByRole('list', { name: 'The next days' }).getByRole('listitem')
  await expect(preview.filter({ hasText: '16:00 to 18:00' }).first()).toBeVisible()

  await patterns.getByRole('button', { name: 'Copy Every day' }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue('Every day (copy)')
  await dialog.getByLabel('Name').fill('Evening')
  await dialog.getByText('Delivery', { exact: true }).click()
  await dialog.getByText('Around a prayer').click()
  await dialog.getByRole('combobox', { name: 'Prayer' }).selectOption('Maghrib')
  await dialog.getByLabel('From (minutes)').fill('-5')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Enter whole minutes from 0 to 1440')).toBeVisible()
  await dialog.getByLabel('From (minutes)').fill('60')
  await dialog.getByLabel('Length of a window (minutes)').fill('60')
  await dialog.getByLabel('A new window every (minutes)').fill('60')
  await dialog.getByText('Until a fixed time').click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(patterns).toContainText(
    'Delivery · Every day, from 60 minutes before Maghrib until Maghrib · 2 orders · until 18:00 on the day before',
  )
  await expect(preview.filter({ hasText: 'Delivery' }).first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('an owner who saves a pattern that someone else has changed sees the current version', async ({
  page,
  allow,
}) => {
  allow(/409/)
  await signInOwner(page, shop)
  await open(page, `${shop.address}/admin/settings/windows`)
  await page
    .getByRole('list', { name: 'Patterns' })
    .getByRole('button', { name: 'Evening', exact: true })
    .click()
  const [, evening] = await (await page.request.get(`${shop.address}/api/slotPatterns/findAll`)).json()
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const saved = await page.request.post(`${shop.address}/api/slotPatterns/save`, {
    data: { ...evening, capacity: 3 },
    headers: { 'x-xsrf-token': token },
  })
  expect(saved.status()).toBe(200)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Orders per window').fill('4')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Saved now:')).toBeVisible()
  await expect(dialog.getByText('3 orders')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('list', { name: 'Patterns' })).toContainText('4 orders')
})

test('an owner lets lambs be ordered by Thursday for Saturday, and their pages say so', async ({ page }) => {
  await signInOwner(page, shop)
  await open(page, `${shop.address}/admin/settings/windows`)
  const section = page.getByRole('region', { name: 'Ordered in advance' })
  await expect(section).toContainText('All products can be ordered for every window.')
  await section.getByRole('button', { name: 'Add a rule' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Choose a department or a product')).toBeVisible()
  await expect(dialog.getByLabel('Name')).toBeFocused()
  await dialog.getByLabel('Name').fill('Lambs')
  await dialog.getByRole('combobox', { name: 'Add a product' }).fill('leg of lamb')
  await dialog.getByRole('option').filter({ hasText: 'Leg of Lamb' }).click()
  await expect(dialog.getByRole('list', { name: 'Products' })).toContainText('Leg of Lamb')
  await dialog.getByLabel('Days before').fill('1')
  await expect(dialog.getByText('Order by Friday, 18:00, for Saturday')).toBeVisible()
  await dialog.getByLabel('Days before').fill('2')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  const says = 'Order by Thursday, 18:00, for Saturday'
  const rules = section.getByRole('list', { name: 'Ordered in advance' })
  await expect(rules).toContainText(`Leg of Lamb · Saturdays · ${says}`)

  await rules.getByRole('button', { name: 'Remove Lambs' }).click()
  await expect(rules).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rules).toContainText(says)
  await open(page, `${shop.address}/productsingle/1202/MEAT/12`)
  await expect(page.getByRole('main').getByText(says)).toBeVisible()
  await open(page, `${shop.address}/admin/settings/windows`)
  await rules.getByRole('button', { name: 'Lambs', exact: true }).click()
  await dialog.getByLabel('Active').uncheck()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(rules).toContainText('Paused · Leg of Lamb')
  await open(page, `${shop.address}/productsingle/1202/MEAT/12`)
  await expect(page.getByRole('main').getByText(says)).toBeHidden()
})

test('staff close a window for a day, open it again, and set how many orders fit', async ({ page }) => {
  await signInOwner(page, shop)
  await open(page, `${shop.address}/admin/windows?day=${first}`)
  const evening = windowOf(page, 'Pickup', '16:00 to 18:00')
  await expect(evening).toContainText('0 of 2 orders')
  await evening.getByRole('button', { name: 'Close the window 16:00 to 18:00' }).click()
  await expect(evening).toContainText('Closed')
  expect(await violationsOf(page)).toEqual([])
  await page.reload()
  await evening.getByRole('button', { name: 'Open the window 16:00 to 18:00 again' }).click()
  await expect(evening.getByText('Closed')).toBeHidden()
  await evening.getByRole('button', { name: 'Set how many fit in 16:00 to 18:00' }).click()
  const field = evening.getByLabel('Orders that fit in 16:00 to 18:00')
  await expect(field).toBeFocused()
  await field.fill('x')
  await field.press('Enter')
  await expect(evening.getByText('Enter a whole number from 0 to 10000')).toBeVisible()
  await field.fill('5')
  await field.press('Enter')
  await expect(evening).toContainText('0 of 5 orders')
  await evening.getByRole('button', { name: /Set how many fit/ }).click()
  await evening.getByRole('button', { name: 'As in the pattern' }).click()
  await expect(evening.getByRole('button', { name: /Set how many fit/ })).toBeFocused()
  await expect(evening).toContainText('0 of 2 orders')
  await page.getByRole('button', { name: 'The day after' }).click()
  await expect(page).toHaveURL(new RegExp(`day=${second}$`))
  await page.getByLabel('Day', { exact: true }).fill(first)
  await expect(page).toHaveURL(new RegExp(`day=${first}$`))
})

test('an order on a day that is closed for Eid is listed, and is moved with a message', async ({
  page,
  request,
}) => {
  test.slow()
  const found = await request.post(`${shop.address}/api/slots/find`, { data: { pickupType: 'IN STORE' } })
  const { days } = (await found.json()) as {
    days: { day: string; slots: { slotId: number; starts: string }[] }[]
  }
  const slot = days.find(({ day }) => day === first)?.slots.find(({ starts }) => starts === '16:00')
  const placed = await request.post(`${shop.address}/api/orders/save`, {
    data: {
      customer: { firstName: 'Amina', lastName: 'Khan', email: 'amina@example.org', phone1: '0300 1234567' },
      orders: { pickupType: 'IN STORE', slotId: slot?.slotId },
      orderItems: [{ ...chicken, quantity: 1 }],
    },
  })
  const { orderNum } = (await placed.json()).orders
  await signInOwner(page, shop)
  await open(page, `${shop.address}/admin/settings/hours`)
  await page.getByRole('button', { name: 'Add closed days' }).click()
  await page.getByRole('dialog').getByLabel('First day').fill(first)
  await page.getByRole('dialog').getByLabel('Reason').fill('Eid al-Fitr')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()

  await open(page, `${shop.address}/admin/windows?day=${first}`)
  await expect(windowOf(page, 'Pickup', '16:00 to 18:00')).toContainText('No longer made')
  const toMove = page.getByRole('region', { name: 'These orders no longer have their window' })
  await expect(toMove.getByRole('listitem')).toContainText('Amina Khan')
  await toMove.getByRole('button', { name: `Move order ${orderNum}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect(dialog.getByText('Choose a window')).toBeVisible()
  await dialog.getByLabel('Day').selectOption(second)
  await dialog.getByText('10:00 to 12:00').click()
  await dialog.getByLabel('Message to the customer').fill('We celebrate Eid on that day.')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect(dialog).toBeHidden()
  await expect(toMove).toBeHidden()
  await open(page, `${shop.address}/admin/windows?day=${second}`)
  await expect(windowOf(page, 'Pickup', '10:00 to 12:00')).toContainText('1 of 2 orders')

  await open(page, `${shop.address}/admin/orders/${orderNum}`)
  await expect(page.getByRole('region', { name: 'History' })).toContainText('We celebrate Eid on that day.')
  await page.getByRole('button', { name: 'Move to another window' }).click()
  await dialog.getByLabel('Day').selectOption(second)
  await expect(dialog.getByText('10:00 to 12:00')).toBeHidden()
  await dialog.getByText('12:00 to 14:00').click()
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect(page.getByRole('status').getByText(/is moved to .*12:00 to 14:00/)).toBeVisible()

  await open(page, `${shop.address}/admin/settings/windows`)
  await page.getByRole('button', { name: 'Remove Every day' }).click()
  await dialog.getByRole('button', { name: 'Yes, remove it' }).click()
  await expect(page.getByRole('button', { name: 'Remove Every day' })).toBeHidden()
  await open(page, `${shop.address}/admin/windows`)
  await expect(toMove.getByRole('listitem')).toContainText(orderNum)
  await open(page, `${shop.address}/admin/audit`)
  await expect(page.getByRole('cell', { name: /Pattern of windows 1: Every day/ }).first()).toBeVisible()
})

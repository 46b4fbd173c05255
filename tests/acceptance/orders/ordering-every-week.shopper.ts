import type { Page } from '@playwright/test'
import { askOnce } from '../../../database/ask-once.ts'
import { openShopForTests, type ShopForTests } from '../../../scripts/testing/shop-for-tests.ts'
import { violationsOf } from '../axe.ts'
import { expect, open, test } from '../shopper.ts'

const home = {
  ...{ address: '14 Garden Road', city: 'Karachi', stateProvince: 'Sindh' },
  ...{ country: 'Pakistan', postalCode: '75300' },
}
const loginPassword = 'seven cups of tea'
const windows = {
  ...{ patternName: 'Daytime', weekdays: [0, 1, 2, 3, 4, 5, 6], starts: '10:00', ends: '20:00' },
  ...{ every: 120, length: 120, capacity: 12, cutOffMinutes: 60 },
}
const chicken = {
  ...{ productId: 101, quantity: 2, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' },
}

/** Makes a call of the shop as the person who is signed in to this browser. */
async function call(page: Page, path: string, data: object) {
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value
  const answer = await page.request.post(`${shop.address}/api${path}`, {
    data,
    headers: token ? { 'x-xsrf-token': token } : {},
  })
  expect(answer.ok(), `${path} ${await answer.text()}`).toBe(true)
  return answer.json()
}

/** Opens an account with a saved list, and signs in to it. */
async function signInWithList(page: Page, email: string, lines: object[] = [chicken]): Promise<number> {
  await call(page, '/users/register', {
    ...{ email, loginPassword, firstName: 'Zainab', lastName: 'Qureshi', phone1: '0300 7654321' },
  })
  const { customer } = await call(page, '/users/authenticate', { loginId: email, loginPassword })
  await call(page, '/lists/save', { listName: 'Weekly', lines })
  return customer.custId
}

// A shop of its own, because the others have no windows.
let shop: ShopForTests
test.beforeAll(async ({ browser }) => {
  shop = await openShopForTests(`standing-${test.info().project.name}`)
  await askOnce(shop.databaseUrl, 'delete from closed_days')
  const page = await browser.newPage()
  const custId = await signInWithList(page, 'owner@example.org')
  await askOnce(shop.databaseUrl, `insert into staff_roles (cust_id, role) values (${custId}, 'owner')`)
  for (const method of ['IN STORE', 'DELIVERY'])
    await call(page, '/slotPatterns/save', { ...windows, method })
  await page.close()
})
test.afterAll(() => shop.close())

test('a customer orders a list every week, reads what comes next, skips one and takes it back', async ({
  page,
}) => {
  const custId = await signInWithList(page, 'zainab@example.org')
  await call(page, '/address/save', { custId, ...home })
  await open(page, `${shop.address}/lists`)
  await page.getByRole('button', { name: 'Order Weekly regularly' }).click()
  const form = page.getByRole('dialog', { name: 'Order “Weekly” regularly' })
  await expect(form.getByText('To 14 Garden Road')).toBeVisible()
  await form.getByText('Every 2 weeks').click()
  await form.getByLabel('Day', { exact: true }).selectOption('Tuesday')
  await expect(form.getByText(/^First order: Tue, /)).toBeVisible()
  await expect(form.getByText(/^The products cost Rs\s[\d,.]+ today, without delivery\.$/)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await form.getByRole('button', { name: 'Start the standing order' }).click()
  await expect(form).toBeHidden()

  const standing = page.getByRole('region', { name: 'Standing orders' })
  await expect(standing.getByText(/^Every 2 weeks, Tuesday, \d\d:\d\d to \d\d:\d\d$/)).toBeVisible()
  const next = standing
    .getByRole('listitem')
    .filter({ hasText: /^Next order: Tue, / })
    .first()
  await expect(next.getByText(/^You get a mail on Sat, .* We place it on Sun, /)).toBeVisible()
  await standing.getByRole('button', { name: /^Skip Weekly on Tue, / }).click()
  await expect(standing.getByText('Skipped', { exact: true })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.locator('.toasts').getByRole('button', { name: 'Undo' }).click()
  await expect(standing.getByText('Skipped', { exact: true })).toBeHidden()

  await standing.getByRole('button', { name: 'Pause the standing order of Weekly' }).click()
  await expect(standing.getByText('Paused. Nothing is ordered until you resume it.')).toBeVisible()
  await standing.getByRole('button', { name: 'Resume the standing order of Weekly' }).click()
  await expect(standing.getByRole('button', { name: /^Skip Weekly on Tue, / })).toBeVisible()

  await standing.getByRole('button', { name: 'Change the standing order of Weekly' }).click()
  const change = page.getByRole('dialog', { name: 'Change the standing order of “Weekly”' })
  await change.getByText('In store').click()
  await change.getByText('Every week', { exact: true }).click()
  await change.getByRole('button', { name: 'Save the change' }).click()
  await expect(standing.getByText(/^Every week, Tuesday, /)).toBeVisible()
  await expect(standing.getByText(/^At /)).toBeVisible()

  await page.getByRole('button', { name: 'Products of Weekly' }).click()
  await expect(page.getByText('To remove the list, first end its standing order.')).toBeVisible()
  await standing.getByRole('button', { name: 'End the standing order of Weekly' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click()
  await expect(standing).toBeHidden()
  await expect(page.getByRole('button', { name: 'Remove the list Weekly' })).toBeVisible()
})

test('a customer without an address is asked for it before a list is ordered regularly', async ({ page }) => {
  await signInWithList(page, 'amina@example.org')
  await open(page, `${shop.address}/lists`)
  await page.getByRole('button', { name: 'Order Weekly regularly' }).click()
  const form = page.getByRole('dialog', { name: 'Order “Weekly” regularly' })
  await expect(form.getByText('We need your delivery address first.')).toBeVisible()
  await form.getByText('In store').click()
  await form.getByRole('button', { name: 'Start the standing order' }).click()
  await expect(page.getByRole('region', { name: 'Standing orders' }).getByText(/^At /)).toBeVisible()
})

test('a customer says their age before a product for adults is ordered regularly', async ({
  page,
  allow,
}) => {
  allow(/409/)
  await signInWithList(page, 'hina@example.org', [chicken, { productId: 6502, quantity: 1 }])
  await open(page, `${shop.address}/lists`)
  await page.getByRole('button', { name: 'Order Weekly regularly' }).click()
  const form = page.getByRole('dialog', { name: 'Order “Weekly” regularly' })
  await form.getByText('In store').click()
  const tick = form.getByRole('checkbox', { name: 'I am 18 or older' })
  await expect(tick).not.toBeChecked()
  await form.getByRole('button', { name: 'Start the standing order' }).click()
  await expect(tick).toHaveAccessibleDescription(/^Confirm the age \(18 or older\)/)
  expect(await violationsOf(page)).toEqual([])
  await tick.check()
  await expect(form.getByRole('alert')).toHaveCount(0)
  await expect(form.getByText('Confirm the age')).toHaveCount(0)
  await form.getByRole('button', { name: 'Start the standing order' }).click()
  const standing = page.getByRole('region', { name: 'Standing orders' })
  await expect(standing.getByText(/^At /)).toBeVisible()

  await standing.getByRole('button', { name: 'Change the standing order of Weekly' }).click()
  const change = page.getByRole('dialog', { name: 'Change the standing order of “Weekly”' })
  await expect(change.getByRole('checkbox', { name: 'I am 18 or older' })).toBeChecked()
})

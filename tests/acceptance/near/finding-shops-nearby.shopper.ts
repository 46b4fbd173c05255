import type { Page } from '@playwright/test'
import { violationsOf } from '../axe.ts'
import { tabAndType, tabTo } from '../keyboard.ts'
import { expect, open, productAt, putInCart, test } from '../shopper.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Your search' })
const places = (page: Page) => page.getByRole('main').getByRole('checkbox', { name: /km|mi/ })
const search = (page: Page) => form(page).getByRole('button', { name: 'Search' }).click()

/** Searches for an address exactly as written. */
async function searchAt(page: Page, address: string, radius: string): Promise<void> {
  await form(page).getByRole('combobox', { name: 'Your address' }).fill(address)
  await form(page).getByRole('combobox', { name: 'Radius' }).fill(radius)
  await search(page)
}

test('a shopper finds three shops around an address, takes two to the menu, and orders', async ({ page }) => {
  const product = await productAt(page, 1, 3)
  await putInCart(page, product.address)
  await open(page, '/placean-order')
  await form(page).getByRole('combobox', { name: 'Your address' }).fill('karachi')
  await expect(page.getByText('Addresses by GeoNames')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('option', { name: 'Karachi Karachi, Sindh, Pakistan' }).click()
  await expect(page.getByText('Addresses by GeoNames')).toBeHidden()
  await form(page).getByRole('combobox', { name: 'Radius' }).fill('20')
  await search(page)
  await expect(page.getByRole('heading', { name: 'Near you' })).toBeFocused()
  await expect(page.getByText(/^\d+ places within 20 km of Karachi, Sindh, Pakistan\.$/)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await places(page).nth(0).check()
  await places(page).nth(1).check()
  await places(page).nth(2).check()
  await expect(page.getByText('3 of 5 chosen')).toBeVisible()
  await places(page).nth(1).uncheck()
  await page.getByRole('button', { name: 'See What You Like' }).click()
  await expect(page).toHaveURL(/\/menu\?restaurant=[^&]+&restaurant=[^&]+$/)
  await expect(page.getByRole('heading', { name: 'Your shops and restaurants' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Without / })).toHaveCount(2)

  await page.goBack()
  await expect(page.getByText('2 of 5 chosen')).toBeVisible()
  await page.getByRole('button', { name: 'Go to Checkout' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await page.getByLabel('First Name').fill('Zainab')
  await page.getByLabel('Last Name').fill('Qureshi')
  await page.getByLabel('Email', { exact: true }).fill('zainab@example.org')
  await page.getByLabel('Phone').fill('0300 1234567')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('dialog', { name: 'Submit' })).toContainText(/Order#\d+ has been created\./)
})

test('a sixth shop cannot be chosen, and an empty cart does not lead on', async ({ page }) => {
  await open(page, '/placean-order')
  await searchAt(page, 'Karachi', '20')
  await page.getByRole('button', { name: 'See What You Like' }).click()
  await expect(page.getByText('Please add some items in your cart')).toBeVisible()
  for (const at of [0, 1, 2, 3, 4]) await places(page).nth(at).check()
  await places(page).nth(5).click()
  await expect(page.getByText('Your order is full. Please proceed to Checkout.')).toBeVisible()
  await expect(places(page).nth(5)).not.toBeChecked()
  await page.getByRole('button', { name: 'Go to Checkout' }).click()
  await expect(page.getByText('Please add some items in your cart')).toBeVisible()
  await form(page).getByRole('button', { name: 'Clear' }).click()
  await expect(places(page)).toHaveCount(0)
  await expect(form(page).getByRole('combobox', { name: 'Your address' })).toHaveValue('')
})

test('each error is at its field, in the words of the shop', async ({ page, allow }) => {
  allow(/404.*\/api\/near\/geocode|status of 404/)
  await open(page, '/placean-order')
  await search(page)
  const address = form(page).getByRole('combobox', { name: 'Your address' })
  await expect(address).toBeFocused()
  await expect(address).toHaveAccessibleDescription('No results found or address is undefined')
  await searchAt(page, 'Nowhere at all 12345678', '5')
  await expect(address).toHaveAccessibleDescription(
    'Geocode was not successful for the following reason: ZERO_RESULTS',
  )
  const radius = form(page).getByRole('combobox', { name: 'Radius' })
  await radius.fill('1x')
  await expect(radius).toHaveAccessibleDescription(/Only integer numbers are allowed!/)
  await expect(radius).toHaveValue('1')
  for (const wrong of ['0', '21', '']) {
    await searchAt(page, 'Karachi', wrong)
    await expect(radius).toHaveAccessibleDescription(/Choose a radius from 1 to 20\./)
    await expect(radius).toBeFocused()
  }
})

test('a radius from 1 to 20 is typed or chosen, by mouse or by keyboard', async ({ page }) => {
  await open(page, '/placean-order')
  const radius = form(page).getByRole('combobox', { name: 'Radius' })
  const choices = page.getByRole('option')
  await radius.click()
  await expect(choices).toHaveText(Array.from({ length: 20 }, (_, at) => String(at + 1)))
  await choices.filter({ hasText: /^12$/ }).click()
  await expect(radius).toHaveValue('12')
  await expect(choices).toHaveCount(0)
  await radius.fill('7 km')
  await expect(radius).toHaveValue('7')
  await expect(radius).toHaveAccessibleDescription(/Only integer numbers are allowed!/)
  await expect(choices).toHaveCount(0)
  await radius.press('ArrowUp')
  await expect(page.getByRole('option', { selected: true })).toBeInViewport()
  await radius.press('Enter')
  await expect(radius).toHaveValue('20')
})

test('dishes are suggested, and narrow the search to restaurants that have them', async ({ page }) => {
  await open(page, '/placean-order')
  const dish = form(page).getByRole('combobox', { name: 'Restaurant food item' })
  await dish.fill('C')
  await expect(page.getByRole('option')).toHaveText(['Fried Chicken', 'Cake'])
  await dish.fill('bir')
  await expect(page.getByRole('option')).toHaveText(['Biryani'])
  await dish.press('ArrowDown')
  await dish.press('Enter')
  await expect(dish).toHaveValue('Biryani')
  await searchAt(page, 'Karachi', '20')
  await expect(places(page).first()).toBeVisible()
  const kinds = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
  await expect(kinds.filter({ hasText: 'Grocery' })).toHaveCount(0)
})

test('dishes are suggested once the typing has rested', async ({ page }) => {
  await page.clock.install()
  await open(page, '/placean-order')
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await form(page).getByRole('combobox', { name: 'Restaurant food item' }).fill('C')
  await page.clock.runFor(299)
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(page.getByRole('option')).toHaveText(['Fried Chicken', 'Cake'])
})

test('the own position replaces an address, and distances can be shown in miles', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 29.72, longitude: -95.5 })
  await open(page, '/placean-order')
  await form(page).getByRole('checkbox', { name: 'Use current location' }).check()
  await expect(form(page).getByRole('combobox', { name: 'Your address' })).toHaveValue(
    /Texas, United States$/,
  )
  await form(page).getByText('Miles', { exact: true }).click()
  await form(page).getByRole('combobox', { name: 'Radius' }).fill('10')
  await search(page)
  await expect(page.getByText(/^\d+ places within 10 mi of .*Texas, United States\.$/)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: / mi/ }).first()).toBeVisible()
})

test('a shopper who denies access to the position reads so, and types an address', async ({
  page,
  context,
}) => {
  await context.clearPermissions()
  await open(page, '/placean-order')
  const box = form(page).getByRole('checkbox', { name: 'Use current location' })
  await box.click()
  await expect(box).toHaveAccessibleDescription('Error: The Geolocation service failed.')
  await expect(box).not.toBeChecked()
  await searchAt(page, 'Toronto', '20')
  await expect(places(page).first()).toBeVisible()
})

test('a shopper searches, chooses and goes on to the menu by keyboard alone', async ({ page }) => {
  await open(page, '/placean-order')
  await tabAndType(page, form(page).getByRole('combobox', { name: 'Your address' }), 'Toronto, Ontario')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Near you' })).toBeFocused()
  await tabTo(page, places(page).first())
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'See What You Like' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/menu\?restaurant=/)
})

import type { Page } from '@playwright/test'
import { accountButton, accountMenu } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { signedIn } from '../registered.ts'
import { alive, expect, open, productAt, putInCart, test } from '../shopper.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Your search' })
const address = (page: Page) => form(page).getByRole('combobox', { name: 'Your address' })
const radius = (page: Page) => form(page).getByRole('combobox', { name: 'Radius' })
const places = (page: Page) => page.getByRole('main').getByRole('checkbox', { name: /km/ })
const seeMenu = (page: Page) => page.getByRole('button', { name: 'See What You Like' })
const without = (page: Page) => page.getByRole('button', { name: /^Without / })

/** Searches around Karachi and selects the first and the third result. */
async function chooseTwo(page: Page): Promise<void> {
  await open(page, '/placean-order')
  await address(page).fill('Karachi')
  await radius(page).fill('20')
  await form(page).getByRole('button', { name: 'Search' }).click()
  await places(page).nth(0).check()
  await places(page).nth(2).check()
}

/** Expects everything as `chooseTwo` left it. */
async function isThere(page: Page): Promise<void> {
  await expect(page.getByText('2 of 5 chosen')).toBeVisible()
  await expect(page.getByText(/places within 20 km of Karachi/)).toBeVisible()
  await expect(address(page)).toHaveValue('Karachi')
  await expect(radius(page)).toHaveValue('20')
  await expect(places(page).nth(0)).toBeChecked()
  await expect(places(page).nth(1)).not.toBeChecked()
  await expect(places(page).nth(2)).toBeChecked()
}

/** Expects no text, results or selection. */
async function isEmpty(page: Page): Promise<void> {
  await expect(page.getByText('Enter your location to see shops')).toBeVisible()
  await expect(places(page)).toHaveCount(0)
  await expect(address(page)).toHaveValue('')
  await expect(radius(page)).toHaveValue('5')
}

test('the search and the choice are restored after the menu, the checkout and a reload', async ({ page }) => {
  await putInCart(page, (await productAt(page, 1, 3)).address)
  await chooseTwo(page)
  await seeMenu(page).click()
  await expect(without(page)).toHaveCount(2)
  await page.goBack()
  await isThere(page)
  await page.getByRole('button', { name: 'Go to Checkout' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await page.goBack()
  await isThere(page)
  await page.reload()
  await alive(page)
  await isThere(page)
  expect(await violationsOf(page)).toEqual([])
})

test('a remembered search goes on where it was, until it is cleared', async ({ page }) => {
  await chooseTwo(page)
  await seeMenu(page).click()
  await expect(without(page)).toHaveCount(2)
  // A full page load, after which the search is only in the tab's storage.
  await page.reload()
  await alive(page)
  await page.goBack()
  await isThere(page)
  await places(page).nth(1).check()
  await expect(page.getByText('3 of 5 chosen')).toBeVisible()
  await form(page).getByRole('button', { name: 'Clear' }).click()
  await isEmpty(page)
  await page.reload()
  await alive(page)
  await isEmpty(page)
})

test('text typed before hydration replaces the text that the tab remembers', async ({ page }) => {
  await chooseTwo(page)
  await seeMenu(page).click()
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async route => {
    await held.promise
    await route.continue()
  })
  await page.goto('/placean-order', { waitUntil: 'commit' })
  await form(page).getByRole('textbox', { name: 'Grocery item' }).fill('Dates')
  held.resolve()
  await alive(page)
  await expect(form(page).getByRole('textbox', { name: 'Grocery item' })).toHaveValue('Dates')
  await isThere(page)
})

test('signing out removes the search, on any page', async ({ page }) => {
  await signedIn(page)
  await chooseTwo(page)
  // A full page load, after which the search is only in the tab's storage.
  await open(page, '/menu')
  await accountButton(page).click()
  await accountMenu(page).getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Karachi')
  await open(page, '/placean-order')
  await isEmpty(page)
})

test('another tab knows nothing of the search', async ({ page, context }) => {
  await chooseTwo(page)
  const other = await context.newPage()
  await open(other, '/placean-order')
  await isEmpty(other)
})

test('broken and old data in the browser break nothing, and a page without any does not jump', async ({
  page,
}) => {
  await chooseTwo(page)
  const [key, text] = await page.evaluate(
    () => Object.entries({ ...sessionStorage }).find(([, stored]) => stored.includes('Karachi')) ?? ['', ''],
  )
  const broken = ['{', '[]', 'null', text.slice(0, -1), text.replaceAll('"vicinity"', '"where"')]
  for (const one of [...broken, text.replaceAll('"radius":"20"', '"radius":"x"')]) {
    await page.evaluate(([name, stored]) => sessionStorage.setItem(name, stored), [key, one] as const)
    await page.reload()
    await alive(page)
    await isEmpty(page)
  }
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.reload()
  await alive(page)
  await isEmpty(page)
  const shifted = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  expect(shifted.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.01)
})

test('two branches of one chain stay two on the menu, and each can be taken away', async ({ page }) => {
  await page.route('**/api/near/findPlaces', async route => {
    const answer = await (await route.fetch()).json()
    const [one, , two] = answer.places
    one.name = 'Neem Kitchen'
    two.name = 'Neem Kitchen'
    one.vicinity = 'Tariq Road'
    two.vicinity = 'Saddar'
    await route.fulfill({ json: answer })
  })
  await chooseTwo(page)
  await seeMenu(page).click()
  await expect(page.getByRole('button', { name: 'Without Neem Kitchen, Tariq Road' })).toBeVisible()
  await page.getByRole('button', { name: 'Without Neem Kitchen, Saddar' }).click()
  await expect(without(page)).toHaveCount(1)
  await expect(page).toHaveURL('/menu?restaurant=Neem+Kitchen%2C+Tariq+Road')
  await without(page).click()
  await expect(page).toHaveURL(/\/menu\??$/)
})

test('an invented address of the menu does no harm', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  const markup = encodeURIComponent('<img src=x onerror=alert(1)><b>Kitchen</b>')
  await open(page, `/menu?restaurant=${markup}&restaurant=${'x'.repeat(5000)}&restaurant=%00%E2%80%AE`)
  await expect(without(page)).toHaveCount(2)
  await expect(page.getByText('<img src=x onerror=alert(1)><b>Kitchen</b>')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(await violationsOf(page)).toEqual([])
  await open(page, `/menu?${'restaurant=Neem&'.repeat(200)}`)
  await expect(without(page)).toHaveCount(5)
  await without(page).nth(4).click()
  await expect(without(page)).toHaveCount(4)
})

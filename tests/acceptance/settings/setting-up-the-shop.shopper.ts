import type { Page } from '@playwright/test'
import { askOnce } from '../../../database/ask-once.ts'
import { openShopForTests, type ShopForTests } from '../../../scripts/testing/shop-for-tests.ts'
import { smallPng } from '../../support/test-files.ts'
import { violationsOf } from '../axe.ts'
import { save, saved, signInOwner } from '../settings-forms.ts'
import { expect, open, test } from '../shopper.ts'

// Run one after the other: the last one changes the currency.
test.describe.configure({ mode: 'default' })

// A shop of its own, so that its settings can change without affecting other tests.
let shop: ShopForTests
test.beforeAll(async () => {
  shop = await openShopForTests(`settings-${test.info().project.name}`)
})
test.afterAll(() => shop.close())

const asOwner = (page: Page) => signInOwner(page, shop)
const at = (section: string) => `${shop.address}/admin/settings/${section}`
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('hours, a closed day, charges, a tax and a zone are set, and a shopper sees them', async ({
  page,
  browser,
  allow,
}) => {
  test.slow()
  allow(/400/)
  await asOwner(page)

  await open(page, at('hours'))
  const dialog = page.getByRole('dialog')
  await page.getByRole('list', { name: 'Breaks' }).getByText('Friday prayer').click()
  await dialog.getByLabel('From').fill('')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please enter a time')).toBeVisible()
  await expect(dialog.getByLabel('From')).toBeFocused()
  await dialog.getByLabel('From').fill('13:15')
  await dialog.getByLabel('Until').fill('14:45')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Fridays, 13:15 to 14:45')).toBeVisible()
  await page.getByLabel('Open on Sunday').uncheck()
  await save(page, 'The week')
  await saved(page)
  await page.getByLabel('Opening hours', { exact: true }).fill('')
  await page.getByLabel('Prayer break').fill('')
  await save(page, 'Printed text')
  await saved(page)
  await page.getByRole('button', { name: 'Add closed days' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please fill this in')).toBeVisible()
  await dialog.getByLabel('First day').fill(inDays(6))
  await dialog.getByLabel('Last day').fill(inDays(7))
  await dialog.getByLabel('Reason').fill('Eid al-Fitr')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  const days = page.getByRole('list', { name: 'Closed days' })
  await days.getByRole('button', { name: 'Remove Eid al-Fitr' }).click()
  await expect(page.getByText('No closed days.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(days.getByText('Eid al-Fitr')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await open(page, at('delivery'))
  await page.getByLabel('Charge 1: Charge').fill('75.125')
  await save(page, 'Delivery')
  await expect(page.getByText('This currency has 2 decimals')).toBeVisible()
  await page.getByLabel('Charge 1: Charge').fill('75.5')
  await save(page, 'Delivery')
  await saved(page)
  await page.getByRole('button', { name: 'Add a zone' }).click()
  await dialog.getByLabel('Name of the zone').fill('Gulshan')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please enter its neighbourhoods')).toBeVisible()
  await dialog.getByLabel('Postcodes').fill('75300\n75290')
  await dialog.getByLabel('Area on the map').fill('24.9, 67.1\n24.9, 67.2')
  await dialog.getByRole('button', { name: 'Add a charge' }).click()
  await dialog.getByLabel('Charge 1: Charge').fill('120')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByLabel('Area on the map')).toHaveAccessibleDescription(/3 to 200 corners/)
  await dialog.getByLabel('Area on the map').fill('24.9, 67.1\n24.9, 67.2\n25, 67.2')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('2 postcodes · an area on the map · fee Rs 120.00')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await open(page, at('taxes'))
  await page.getByRole('button', { name: 'Add a tax' }).click()
  await page.getByLabel('Tax 4: Name').fill('Sindh sales tax')
  await page.getByLabel('Tax 4: Rate').fill('13')
  await page.getByLabel('Tax 4: Country').selectOption('Pakistan')
  await page.getByLabel('Tax 4: State').selectOption('Sindh')
  await save(page, 'Taxes')
  await saved(page)
  expect(await violationsOf(page)).toEqual([])

  const shopper = await browser.newPage()
  await open(shopper, `${shop.address}/contact`)
  const hours = shopper.getByRole('main').getByRole('listitem').filter({ hasText: 'Opening hours' })
  await expect(hours).toContainText('Friday: 10:00 to 13:15, 14:45 to 24:00')
  await expect(hours).toContainText('Sunday: closed')
  await expect(hours).toContainText('Eid al-Fitr')
  await expect(shopper.getByRole('contentinfo')).toContainText('Friday: 10:00 to 13:15, 14:45 to 24:00')
  await shopper.goto(`${shop.address}/`)
  const scripts = await shopper.locator('script[type="application/ld+json"]').allTextContents()
  expect(scripts.join()).toContain(`"validFrom":"${inDays(6)}"`)

  const { productList } = (await (
    await shopper.request.get(`${shop.address}/api/products/findPopularProducts?images=url`)
  ).json()) as { productList: { productId: number; productName: string; minimum: number }[] }
  const taxed = await cheapAndTaxed(shopper, productList)
  await shopper.evaluate(line => localStorage.setItem('localCart', JSON.stringify([line])), {
    productId: taxed.productId,
    quantity: taxed.quantity,
  })
  await open(shopper, `${shop.address}/checkout`)
  await shopper.getByText('Delivery', { exact: true }).first().click()
  await shopper.getByLabel('Country').selectOption('Pakistan')
  await shopper.getByLabel('State / Province').selectOption('Sindh')
  await expect(shopper.getByText('Sindh sales tax').first()).toBeVisible()
  await expect(shopper.getByText('Rs 75.50').first()).toBeVisible()
  await shopper.close()
})

/** A taxable product, in a quantity to which the first delivery fee applies. */
async function cheapAndTaxed(page: Page, goods: { productId: number; minimum: number }[]) {
  for (const { productId, minimum } of goods) {
    const answer = await page.request.post(`${shop.address}/api/cart/price`, {
      data: { items: [{ productId, quantity: minimum }], country: 'Pakistan', stateProvince: 'Sindh' },
    })
    const { subtotal, tax } = (await answer.json()) as { subtotal: number; tax: number }
    if (tax > 0 && subtotal < 500) return { productId, quantity: minimum }
  }
  throw new Error('there are no taxed goods below 500')
}

test('an owner names the smallest coin, and cash is asked for in whole coins', async ({ page }) => {
  await asOwner(page)
  await open(page, at('money'))
  await page.getByLabel('Smallest coin').fill('0.125')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByLabel('Smallest coin')).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('Smallest coin').fill('5')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await saved(page)
  await page.reload()
  await expect(page.getByLabel('Smallest coin')).toHaveValue('5')
})

test('days are those of the shop, whatever its time zone', async ({ page }) => {
  await asOwner(page)
  const [person] = await askOnce(shop.databaseUrl, 'select max(contact_id) as id from contacts')
  for (const [zone, early, late] of [
    ['Pacific/Auckland', '5 Mar 2026', '6 Mar 2026'],
    ['America/Los_Angeles', '4 Mar 2026', '5 Mar 2026'],
  ] as const) {
    await askOnce(
      shop.databaseUrl,
      `insert into settings (name, value) values ('timeZone', '"${zone}"') on conflict (name) do update set value = excluded.value`,
    )
    for (const [moment, day] of [
      ['2026-03-05T02:00:00Z', early],
      ['2026-03-05T11:30:00Z', late],
    ]) {
      await askOnce(shop.databaseUrl, `update contacts set created_at = '${moment}'`)
      await expect
        .poll(async () => {
          await open(page, `${shop.address}/admin/customers/${person?.id}`)
          return page.getByRole('main').locator('time').first().textContent()
        })
        .toBe(day)
    }
  }
  await askOnce(shop.databaseUrl, `delete from settings where name = 'timeZone'`)
})

test('if two people change the same setting, the second sees both and chooses', async ({
  page,
  browser,
  allow,
}) => {
  allow(/409/)
  await asOwner(page)
  await open(page, at('safety'))
  await page.getByLabel('Minutes without activity').fill('3')
  await save(page, 'Security')
  await expect(page.getByText('Enter 0, or from 5 to 43,200 minutes')).toBeVisible()
  const other = await browser.newPage()
  await asOwner(other)
  await open(other, at('safety'))
  await other.getByLabel('Minutes without activity').fill('90')
  await save(other, 'Security')
  await saved(other)
  await other.close()
  await page.getByLabel('Minutes without activity').fill('45')
  await save(page, 'Security')
  const clash = page.getByRole('alert').filter({ hasText: 'Someone else has changed the same settings' })
  await expect(clash).toContainText('45')
  await expect(clash).toContainText('90')
  expect(await violationsOf(page)).toEqual([])
  await clash.getByRole('button', { name: 'Keep mine' }).click()
  await save(page, 'Security')
  await saved(page)
  await page.reload()
  await expect(page.getByLabel('Minutes without activity')).toHaveValue('45')
})

test('the shop gets its own logo and another currency, and every page shows both', async ({
  page,
  allow,
}) => {
  allow(/409/)
  await asOwner(page)
  await open(page, `${shop.address}/admin/settings`)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'sign.png', mimeType: 'image/png', buffer: await smallPng() })
  await expect(page.getByRole('img', { name: 'Logo of the shop' })).toBeVisible()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await saved(page)

  await open(page, at('money'))
  await expect(page.getByLabel('Card')).toBeChecked()
  await expect(page.getByText('Cards are in practice mode')).toBeVisible()
  const change = page.getByRole('button', { name: 'Change the currency' })
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('JPY')
  await change.click()
  await page.getByRole('button', { name: 'Yes, change it' }).click()
  await expect(page.getByText('Some amounts have a different number of decimals.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('SAR')
  await change.click()
  await expect(page.getByRole('dialog')).toContainText('Orders keep their own currency')
  await page.getByRole('button', { name: 'Yes, change it' }).click()
  await expect(page.getByText('The currency is now SAR.')).toBeVisible()

  await open(page, `${shop.address}/shop/1`)
  await expect(page.getByRole('link', { name: 'Souk, home page' }).locator('img').first()).toBeVisible()
  await expect(
    page
      .getByText(/^SAR.\d/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
})

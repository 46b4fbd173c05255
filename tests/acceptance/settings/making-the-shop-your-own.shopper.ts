import type { Page } from '@playwright/test'
import { askOnce } from '../../../database/ask-once.ts'
import { openShopForTests, type ShopForTests } from '../../../scripts/testing/shop-for-tests.ts'
import { violationsOf } from '../axe.ts'
import { save, saved, signInOwner } from '../settings-forms.ts'
import { expect, open, test } from '../shopper.ts'

// One after the other: they share a shop of their own, whose settings they change.
test.describe.configure({ mode: 'default' })

let shop: ShopForTests
test.beforeAll(async () => {
  shop = await openShopForTests(`own-${test.info().project.name}`)
})
test.afterAll(() => shop.close())

const asOwner = (page: Page) => signInOwner(page, shop)
const at = (section: string) => `${shop.address}/admin/settings/${section}`

/** The controls of a header that a name lies over, or the header itself if the name leaves it. Runs in the browser. */
function underName(header: Element, name: string): string[] {
  const link = [...header.querySelectorAll('a')].find(({ textContent }) => textContent?.includes(name))
  const words = link?.lastElementChild?.getBoundingClientRect()
  if (!words) return ['no name']
  const others = [...header.querySelectorAll('a, button, input')].filter(
    other => other !== link && !other.closest('[popover]') && other.checkVisibility(),
  )
  const meet = (box: DOMRect) =>
    Math.min(words.right, box.right) - Math.max(words.left, box.left) > 1 &&
    Math.min(words.bottom, box.bottom) - Math.max(words.top, box.top) > 1
  const bar = header.getBoundingClientRect()
  return [
    ...(words.top < bar.top || words.bottom > bar.bottom || words.right > bar.right ? ['header'] : []),
    ...others
      .filter(other => meet(other.getBoundingClientRect()))
      .map(({ outerHTML }) => outerHTML.slice(0, 90)),
  ]
}

test('a shop name of several words fits in the header, the footer and the mails of a phone', async ({
  page,
}) => {
  const name = 'Al-Rahman Halal Market & Grocery'
  await asOwner(page)
  await open(page, at(''))
  await page.getByLabel('Name of the shop').fill(name)
  await save(page, 'Settings')
  await saved(page)
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 780 })
    for (const address of ['/cart', '/header7']) {
      await open(page, shop.address + address)
      const banner = page.getByRole('banner')
      expect(await banner.evaluate(underName, name), `${address} at ${width}`).toEqual([])
      const footer = page.getByRole('contentinfo').getByText(name)
      expect(await footer.evaluate(one => one.scrollWidth <= one.clientWidth + 1)).toBe(true)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    }
  }
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto(`${shop.address}/api/outbox/sample/order-placed`)
  await expect(page.getByRole('link', { name })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

test('the list of changes names products, fields and prices in the words of the shop', async ({ page }) => {
  await asOwner(page)
  await open(page, `${shop.address}/admin/products/101`)
  await page.getByLabel(/^Unit price/).fill('901')
  await page.getByRole('button', { name: 'Save product' }).click()
  await expect(page.getByText(/^You have saved Product/)).toBeVisible()
  await open(page, at(''))
  await page.getByLabel('Tagline').fill('Fresh at five')
  await save(page, 'Settings')
  await saved(page)
  await open(page, `${shop.address}/admin/audit`)
  const changes = page.getByRole('table', { name: 'Changes' })
  await expect(changes.getByRole('button', { name: 'Settings: Tagline' })).toBeVisible()
  await changes.getByRole('button', { name: 'Product 101: Whole Chicken' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^Changed ·/)).toBeVisible()
  await expect(dialog.getByRole('row', { name: /^Unit price/ })).toContainText('Rs 901.00')
  await expect(dialog.getByRole('rowheader')).toHaveText(['Sale price', 'Unit price'])
})

test('an owner names the branch, finds the position of the address, and draws a zone on the map in miles', async ({
  page,
}) => {
  test.slow()
  await asOwner(page)
  await open(page, at(''))
  await page.getByLabel('Name of the branch').fill('Devon Avenue')
  await page.getByLabel('Country of the shop').selectOption('United States')
  await page.getByLabel('Address', { exact: true }).fill('Chicago, Illinois')
  await page.getByRole('button', { name: 'Find the position of this address' }).click()
  await expect(page.getByText(/^This is the position of Chicago/)).toBeVisible()
  await expect(page.getByLabel('Position on the map')).toHaveValue(/^41\.8\d*, -87\.6\d*$/)
  await page.getByLabel('Distances in').selectOption('Miles')
  await save(page, 'Settings')
  await saved(page)

  await open(page, at('delivery'))
  await page.getByRole('button', { name: 'Add a zone' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of the zone').fill('The Loop')
  await dialog.getByLabel('Distance around the shop (Miles)').fill('5')
  await dialog.getByRole('button', { name: 'Draw it on the map' }).click()
  await dialog.locator('[data-map=there]').scrollIntoViewIfNeeded()
  const map = dialog.getByRole('region', { name: 'Map of the delivery zone' })
  for (const position of [
    { x: 60, y: 60 },
    { x: 200, y: 60 },
    { x: 200, y: 160 },
    { x: 60, y: 160 },
  ])
    await map.click({ position })
  await expect(dialog.getByText('Corners: 4')).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove the last corner' }).click()
  await expect(dialog.getByText('Corners: 3')).toBeVisible()
  await expect(dialog.getByLabel('Area on the map')).toHaveValue(/^(4[12]\.\d+, -8[78]\.\d+\n?){3}$/)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('within 5 mi · an area on the map')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await open(page, at(''))
  await expect(page.getByLabel('Name of the branch')).toHaveValue('Devon Avenue')
})

test('an owner teaches the shop the labels of her scale and tries one', async ({ page, allow }) => {
  allow(/400/)
  await asOwner(page)
  await open(page, at('labels'))
  const rules = page.getByRole('region', { name: 'Label rules' })
  await expect(rules).toContainText('There are no rules yet.')
  const tester = page.getByRole('region', { name: 'Try a label' })
  const scan = async (label: string) => {
    await tester.getByLabel('Scanned code').fill(label)
    await page.keyboard.press('Enter')
  }
  await scan('2112345015002')
  await expect(tester).toContainText('No label rule reads this label.')

  await rules.getByRole('button', { name: 'Add a rule' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Begin with').selectOption('Weight in kilograms, labels that begin with 21')
  await expect(dialog.getByText('A label like 2112345015002 says 1.500 kg.')).toBeVisible()
  await dialog.getByLabel('Name').fill('Scale at the counter')
  await dialog.getByLabel('Pattern').fill('41NNNNNMMMMMC')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('A pattern begins with 2, 02 or 04.')).toBeVisible()
  await dialog.getByLabel('Pattern').fill('21 nnnnn mmmmm c')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(rules.getByRole('list')).toContainText('21NNNNNMMMMMC · weight in kg, decimals: 3')

  await scan('2112345015002')
  await expect(tester).toContainText('no product has the code 2112345000008. Add that code to the product.')
  await askOnce(
    shop.databaseUrl,
    `update products set codes = '[{"code": "02112345000008", "quantity": 1000}]' where product_id = 101`,
  )
  await scan('2112345015002')
  await expect(tester.getByRole('link', { name: 'Whole Chicken' })).toBeVisible()
  await expect(tester).toContainText('1.500 kg')
  await expect(tester).toContainText('The rule “Scale at the counter” reads it.')
  await scan('2112345015003')
  await expect(tester).toContainText('A digit is wrong')
  expect(await violationsOf(page)).toEqual([])

  await rules.getByRole('button', { name: 'Add a rule' }).click()
  await dialog.getByLabel('Begin with').selectOption('Price, labels that begin with 22')
  await dialog.getByLabel('Name').fill('Counter')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const names = rules.getByRole('listitem')
  await expect(names).toContainText(['Scale at the counter', 'Counter'])
  await rules.getByRole('button', { name: 'Remove Scale at the counter' }).click()
  await expect(names).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(names).toContainText(['Scale at the counter', 'Counter'])
  await rules
    .getByRole('button', { name: /^Move.*Counter$/ })
    .last()
    .focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('place 2 of 2')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('is at place 1 of 2')).toBeAttached()
  const arranged = page.waitForResponse('**/api/barcodeRules/reorder')
  await page.keyboard.press('Space')
  await arranged
  await expect(names).toContainText(['Counter', 'Scale at the counter'])
  await open(page, at('labels'))
  await expect(names).toContainText(['Counter', 'Scale at the counter'])
})

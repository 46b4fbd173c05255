import type { Page } from '@playwright/test'
import { askOnce } from '../../../database/ask-once.ts'
import { openShopForTests, type ShopForTests } from '../../../scripts/testing/shop-for-tests.ts'
import { violationsOf } from '../axe.ts'
import { expect, goToCheckout, open, putInCart, test } from '../shopper.ts'

// A shop of its own, because the others have one branch. Chicken Keema (108) is not at Clifton, and Whole Chicken (101) costs more.
let shop: ShopForTests
test.beforeAll(async () => {
  shop = await openShopForTests(`collecting-${test.info().project.name}`)
  await askOnce(
    shop.databaseUrl,
    `insert into branches (branch_name, address, city, country, phone1, time_zone, position)
       values ('Clifton', '4 Sea View Parade, Clifton, Karachi', '', 'PK', '+92 21 3456 7800', 'Asia/Karachi', '{"latitude": 24.8138, "longitude": 67.03}');
     insert into branches (branch_name, address, city, country, phone1, time_zone, collects)
       values ('Saddar', '9 Zaibunnisa Street, Saddar, Karachi', '', 'PK', '+92 21 3456 7801', 'Asia/Karachi', false);
     insert into branch_products (product_id, branch_id, unit_price, sale_price) values (101, 2, 95000, 95000);
     insert into store_hours (branch_id, weekday, opens, closes) select 2, day, 600, 1320 from generate_series(0, 6) day;
     with counter as (insert into availabilities (kind, on_hand) values ('stock', 7) returning availability_id)
       insert into stock (product_id, branch_id, availability_id, count_step, low_at) select 101, 2, availability_id, 1000, 5 from counter`,
  )
})
test.afterAll(() => shop.close())

const chicken = () => `${shop.address}/productsingle/101/MEAT/1`

async function chooseBranch(page: Page, name: string): Promise<void> {
  await open(page, `${shop.address}/contact`)
  const branch = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await branch.getByRole('button', { name: 'Shop at this branch' }).click()
  await expect(branch.getByText('You shop here')).toBeVisible()
}

test('a shopper chooses a branch, and sees what it has and asks', async ({ page }) => {
  await page.goto(chicken())
  await expect(page.getByText('In stock at Gulshan-e-Iqbal')).toBeVisible()
  await chooseBranch(page, 'Clifton')
  expect(await violationsOf(page)).toEqual([])

  await page.goto(chicken())
  await expect(page.getByText('Only 7 left at Clifton')).toBeVisible()
  await expect(page.getByText('Rs 950.00').first()).toBeVisible()
  await page.goto(`${shop.address}/shop/1`)
  const card = page.getByRole('article').filter({ hasText: 'Whole Chicken' })
  await expect(card.getByText('Rs 950.00')).toBeVisible()
  const keema = page.getByRole('article').filter({ hasText: 'Chicken Keema' })
  await expect(keema.getByText('Not available at Clifton')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

test('a guest collects an order at the branch of their choice', async ({ page }) => {
  await putInCart(page, chicken())
  await open(page, `${shop.address}/cart`)
  await expect(page.getByText('Rs 890.00').first()).toBeVisible()
  const branches = page.getByRole('group', { name: 'Collect at' })
  await expect(branches.getByRole('radio', { name: /Gulshan-e-Iqbal/ })).toBeChecked()
  await branches.getByText('Clifton', { exact: true }).click()
  await expect(page.getByText('Rs 950.00').first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await goToCheckout(page)
  await expect(
    page.getByRole('group', { name: 'Collect at' }).getByRole('radio', { name: /Clifton/ }),
  ).toBeChecked()
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByRole('dialog', { name: 'Submit' }).getByRole('button', { name: 'OK' }).click()
  const invoice = page.getByRole('article')
  await expect(invoice.getByText('In store, Clifton, Morning')).toBeVisible()
  await expect(invoice.getByText('Collect at Clifton')).toBeVisible()
  await expect(invoice.getByText('4 Sea View Parade, Clifton, Karachi, +92 21 3456 7800')).toBeVisible()
})

test('a product that the branch does not have says so in the cart, and another branch mends it', async ({
  page,
}) => {
  await putInCart(page, `${shop.address}/productsingle/108/MEAT/1`)
  await open(page, `${shop.address}/cart`)
  const branches = page.getByRole('group', { name: 'Collect at' })
  await branches.getByText('Clifton', { exact: true }).click()
  await expect(page.getByText('Please fix the marked items first.')).toBeVisible()
  await branches.getByText('Gulshan-e-Iqbal', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Checkout' })).toBeEnabled()
})

test('a shopper of a branch that only delivers collects at one that has a counter', async ({ page }) => {
  await putInCart(page, chicken())
  await chooseBranch(page, 'Saddar')
  await open(page, `${shop.address}/cart`)
  const branches = page.getByRole('group', { name: 'Collect at' })
  await expect(branches.getByRole('radio', { name: /Gulshan-e-Iqbal/ })).toBeChecked()
  await expect(branches.getByRole('radio', { name: /Saddar/ })).toHaveCount(0)

  await goToCheckout(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByRole('dialog', { name: 'Submit' }).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('article').getByText('Collect at Gulshan-e-Iqbal')).toBeVisible()
})

test('a shop whose branches all only deliver offers nothing to collect', async ({ page }) => {
  await askOnce(shop.databaseUrl, 'update branches set collects = false')
  await putInCart(page, chicken())
  await open(page, `${shop.address}/cart`)
  const ways = page.getByRole('group', { name: 'Pickup Type' }).getByRole('radio')
  await expect(ways).toHaveCount(1)
  await expect(ways).toBeChecked()
  await expect(page.getByRole('group', { name: 'Collect at' })).toHaveCount(0)
  await expect(page.getByText('Pickup, no charge')).toHaveCount(0)
})

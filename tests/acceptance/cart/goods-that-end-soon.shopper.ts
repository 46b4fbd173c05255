import type { Page } from '@playwright/test'
import { dayAt, daysLater } from '../../../shop/lib/dates/dates.ts'
import { inDatabase } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { ownGoods } from '../own-goods.ts'
import { expect, goToCheckout, open, putInCart, test } from '../shopper.ts'
import { signInAs } from '../staff-orders.ts'

/** A day of the shop, `days` after today. */
async function dayAfter(days: number): Promise<string> {
  const [main] = (await inDatabase('select time_zone as zone from branches where is_main')) as {
    zone: string
  }[]
  return daysLater(dayAt(new Date(), main?.zone), days)
}

/** A product for Rs 100 in lots: 3 pieces end tomorrow, and cost less by so many hundredths of a per cent; 47 keep for a while. */
async function shortDated(name: string, reductionBp: number | null) {
  const goods = await ownGoods(name)
  await inDatabase(
    `update availabilities set in_lots = true
     where availability_id in (select availability_id from stock where product_id = $1)`,
    [goods.productId],
  )
  const lots = await inDatabase(
    `insert into lots (product_id, branch_id, code, date_kind, expires_on, on_hand, reduction_bp)
     values ($1, 1, 'SOON', 'BEST_BEFORE', $2, 3, $4), ($1, 1, 'LATE', 'BEST_BEFORE', $3, 47, null)
     returning lot_id as "lotId"`,
    [goods.productId, await dayAfter(1), await dayAfter(30), reductionBp],
  )
  await inDatabase(
    `insert into lot_movements (lot_id, change, cause, moved_at)
     select lot_id, on_hand, 'OPENING', now() from lots where product_id = $1`,
    [goods.productId],
  )
  const [{ lotId }] = lots as [{ lotId: number }]
  return { ...goods, lotId, address: `/productsingle/${goods.productId}/MEAT/1` }
}

/** Another shopper orders some of a product. */
async function orderedByOthers(page: Page, productId: number, quantity: number): Promise<void> {
  const answer = await page.request.post('/api/orders/save', {
    data: {
      customer: { firstName: 'Hina', lastName: 'Malik', email: 'hina@example.org', phone1: '0300 1234567' },
      orders: { pickupType: 'IN STORE' },
      orderItems: [{ productId, quantity }],
    },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

const reducedNote = 'Reduced by 30%'

test('a shopper pays less for what ends tomorrow, as long as there is enough of it', async ({ page }) => {
  const { name, address } = await shortDated('Yoghurt', 3000)
  await putInCart(page, address)
  const main = page.getByRole('main')
  await expect(main.getByText(reducedNote)).toContainText(/Best before .* · while 3 piece last/)
  await expect(main.locator('s').first()).toContainText('100.00')
  await expect(main.getByText('30% off')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await open(page, '/cart')
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText(reducedNote)
  await expect(row.locator('s')).toContainText('100.00')
  await expect(row).toContainText('70.00')
  const quantity = page.getByRole('textbox', { name: `Quantity of ${name}` })
  await quantity.fill('4')
  await quantity.press('Enter')
  await expect(row).toContainText('Only 3 piece left at the reduced price')
  await expect(row).toContainText('400.00')
  expect(await violationsOf(page)).toEqual([])
  await quantity.fill('2')
  await quantity.press('Enter')
  await expect(row).toContainText('140.00')

  await goToCheckout(page)
  await expect(page.getByRole('complementary').getByRole('listitem')).toContainText(
    /Was: Rs.100\.00 Rs.70\.00 \/ piece/,
  )
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByRole('dialog', { name: 'Submit' }).getByRole('button', { name: 'OK' }).click()
  await expect(row).toContainText(/Reduced price: Rs.70\.00 instead of Rs.100\.00/)

  // More of it has the full price, and the shopper sees that before the change is saved.
  await page.getByRole('link', { name: 'Change the order' }).click()
  const amount = page.getByRole('textbox', { name: `Quantity of ${name}` })
  await amount.fill('3')
  await amount.press('Enter')
  await expect(page.getByText('A larger amount has the full price')).toBeVisible()
  await expect(page.getByRole('region', { name: /^Change order/ })).toContainText('300.00')
  await page.getByRole('button', { name: 'Save the changes' }).click()
  await expect(page.getByText('Your order is changed.')).toBeVisible()
  await expect(page.getByText('Reduced price')).toBeHidden()
})

test('the reduced price ends with the goods: a shopper who comes too late sees the full one before paying', async ({
  page,
  allow,
}) => {
  allow(/409/)
  const { productId, address, name } = await shortDated('Cream', 3000)
  await putInCart(page, address)
  await open(page, '/cart')
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('70.00')
  await goToCheckout(page)
  await expect(page.getByText('70.00').first()).toBeVisible()
  await orderedByOthers(page, productId, 3)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText('Prices have changed since you looked')).toBeVisible()
  await expect(page.getByText('100.00').first()).toBeVisible()
  await open(page, address)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText(reducedNote)).toBeHidden()
})

test('staff reduce a lot, and the page of the product says it at once', async ({ page }) => {
  const { lotId, address, productId } = await shortDated('Kefir', null)
  await open(page, address)
  await expect(page.getByText(reducedNote)).toBeHidden()
  await signInAs(page, 'catalogue')
  await open(page, `/admin/lots/${lotId}`)
  const field = page.getByLabel('Reduce its price by (per cent)')
  const save = page.getByRole('button', { name: 'Save the price' })
  await field.fill('95')
  await save.click()
  await expect(page.getByText('Enter a number from 0 to 90')).toBeVisible()
  await expect(field).toBeFocused()
  await field.fill('30')
  await save.click()
  await expect(page.getByText('The price of this lot is saved.')).toBeVisible()
  const facts = page.getByRole('region', { name: 'The lot' })
  await expect(facts).toContainText('30% off')
  expect(await violationsOf(page)).toEqual([])
  await open(page, `/admin/lots?productId=${productId}`)
  await expect(page.getByRole('table', { name: 'Lots' })).toContainText('30% off')
  await open(page, address)
  await expect(page.getByText(reducedNote)).toBeVisible()
  await open(page, `/admin/lots/${lotId}`)
  await expect(field).toHaveValue('30')
  await field.fill('')
  await save.click()
  await expect(facts).not.toContainText('30% off')
  await open(page, address)
  await expect(page.getByText(reducedNote)).toBeHidden()
})

import { randomUUID } from 'node:crypto'
import { checkDigitOf } from '../../../shop/catalogue/codes/gtin.rules.ts'
import { dayAt, daysLater } from '../../../shop/lib/dates/dates.ts'
import { inDatabase } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { ownGoods } from '../own-goods.ts'
import { call } from '../registered.ts'
import { expect, open, test } from '../shopper.ts'
import { signInAs } from '../staff-orders.ts'

/** A day of the shop, `days` after today. */
async function dayAfter(days: number): Promise<string> {
  const [main] = (await inDatabase('select time_zone as zone from branches where is_main')) as {
    zone: string
  }[]
  return daysLater(dayAt(new Date(), main?.zone), days)
}

test('staff put a product in lots, receive a delivery by its note, write some off, block the lot and unblock it', async ({
  page,
}) => {
  const { productId, name } = await ownGoods('Lamb')
  const note = `LS-${randomUUID().slice(0, 8)}`
  const farm = `Farm ${randomUUID().slice(0, 8)}`
  await signInAs(page, 'catalogue')
  await open(page, `/admin/products/${productId}`)
  await page.getByLabel('Keep in lots').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep in lots' }).click()
  await expect(page.getByLabel('Keep in lots')).toBeChecked()
  await expect(page.getByRole('button', { name: 'Record it' })).toBeHidden()
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('link', { name: 'Receive a delivery' }).last().click()
  await page.getByRole('button', { name: 'Receive it' }).click()
  await expect(page.getByText('Choose the supplier.')).toBeVisible()
  await expect(page.getByText('Add at least one product.')).toBeVisible()
  await page.getByRole('button', { name: 'Add a supplier' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill(farm)
  await dialog.getByRole('button', { name: 'Add it' }).click()
  await expect(page.getByLabel('Supplier').locator('option:checked')).toHaveText(farm)
  await page.getByLabel('Number of the note').fill(note)
  await page.getByRole('combobox', { name: 'Find a product' }).fill(name)
  await page.getByRole('option', { name }).click()
  const line = page.getByRole('group', { name })
  await line.getByLabel('Quantity').fill('20')
  await line.getByLabel('Cost per').fill('6.40')
  await page.getByRole('button', { name: 'Receive it' }).click()
  await expect(line.getByLabel('Lot code')).toBeFocused()
  await line.getByLabel('Lot code').fill('GP-1')
  await line.getByLabel('Last day').fill(await dayAfter(2))
  await line.getByLabel('Origin').fill('Nakuru')
  expect(await violationsOf(page)).toEqual([])

  // Nothing that was typed is lost when the person looks elsewhere.
  await page.getByRole('link', { name: 'All deliveries' }).click()
  await page.getByRole('button', { name: 'Return to them' }).click()
  await expect(line.getByLabel('Origin')).toHaveValue('Nakuru')
  await page.getByRole('button', { name: 'Receive it' }).click()
  await expect(page.getByRole('heading', { name: `Delivery from ${farm}` })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('link', { name: 'GP-1' }).click()
  await expect(page.getByRole('heading', { name: 'Lot GP-1' })).toBeVisible()
  await expect(page.getByText('Expires soon')).toBeVisible()
  const facts = page.getByRole('region', { name: 'The lot' })
  await expect(facts).toContainText('20 piece')
  await expect(page.getByRole('region', { name: 'Deliveries' })).toContainText(note)
  await expect(page.getByRole('region', { name: 'Orders' })).toContainText('No order has got anything')
  expect(await violationsOf(page)).toEqual([])

  await facts.getByLabel('Reason').selectOption('Waste')
  await facts.getByLabel('Thrown away').fill('3')
  await facts.getByLabel('Note').fill('Torn bags')
  await facts.getByRole('button', { name: 'Record it' }).click()
  await expect(facts).toContainText('17 piece')
  await expect(page.getByRole('region', { name: 'Changes' })).toContainText('Torn bags')

  await page.getByRole('button', { name: 'Block', exact: true }).click()
  await dialog.getByRole('button', { name: 'Block it' }).click()
  await expect(dialog.getByText('Enter why it is blocked.')).toBeVisible()
  await dialog.getByLabel('Reason').fill('The fridge stood open')
  await dialog.getByRole('button', { name: 'Block it' }).click()
  await expect(facts).toContainText('The fridge stood open')
  const onHand = async () => {
    const [row] = (await inDatabase(
      'select on_hand from availabilities join stock using (availability_id) where product_id = $1',
      [productId],
    )) as { on_hand: number }[]
    return row?.on_hand
  }
  // The opening lot has 50.
  expect(await onHand()).toBe(50)
  await page.getByRole('button', { name: 'Unblock', exact: true }).click()
  await dialog.getByRole('button', { name: 'Unblock it' }).click()
  await expect(facts).not.toContainText('The fridge stood open')
  expect(await onHand()).toBe(67)

  await page.getByRole('button', { name: 'Correct', exact: true }).click()
  await dialog.getByLabel('Lot code').fill('GP-1a')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Lot GP-1a' })).toBeVisible()

  await open(page, `/admin/lots?productId=${productId}`)
  const table = page.getByRole('table', { name: 'Lots' })
  await expect(table.locator('tbody tr')).toHaveCount(2)
  await expect(table).toContainText('GP-1a')
  await page.getByRole('link', { name: 'Suppliers' }).last().click()
  await page.getByRole('searchbox').fill(farm)
  await expect(page.getByRole('table', { name: 'Suppliers' }).locator('tbody tr')).toHaveCount(1)
  expect(await violationsOf(page)).toEqual([])
})

test('a scanned package fills the lot and the day of its line, and the next one of the same lot is added to it', async ({
  page,
}) => {
  const { productId, name } = await ownGoods('Goat')
  const digits = `20${Date.now().toString().slice(-11)}`
  const code = `${digits}${checkDigitOf(digits)}`
  const carton = JSON.stringify([{ code, quantity: 12_000 }])
  await inDatabase('update products set codes = $2 where product_id = $1', [productId, carton])
  await signInAs(page, 'catalogue')
  await call(page, 'POST', '/lots/keep', { productId, inLots: true })
  await open(page, '/admin/receipts/new')
  const day = await dayAfter(9)
  const scan = page.getByLabel('Scan a package')
  await scan.fill(`(01)${code}(17)${day.slice(2).replaceAll('-', '')}(10)GP-7`)
  await scan.press('Enter')
  const line = page.getByRole('group', { name })
  await expect(line.getByLabel('Lot code')).toHaveValue('GP-7')
  await expect(line.getByLabel('Kind of day')).toHaveValue('USE_BY')
  await expect(line.getByLabel('Last day')).toHaveValue(day)
  await expect(line.getByLabel('Quantity')).toHaveValue('12')
  await expect(scan).toBeFocused()
  await scan.fill(`(01)${code}(10)GP-7`)
  await scan.press('Enter')
  await expect(line.getByLabel('Quantity')).toHaveValue('24')
  await scan.fill('4006381333931')
  await scan.press('Enter')
  await expect(page.getByText('No product has the code 4006381333931.')).toBeVisible()
  // The Enter of a scanner does not send the delivery.
  await expect(page.getByText('Choose the supplier.')).toBeHidden()
})

test('staff put health goods in lots with their last day, and only then a shopper can buy them', async ({
  page,
}) => {
  const { productId, name } = await ownGoods('Syrup')
  await inDatabase(
    'update products set category_id = (select min(category_id) from categories join departments on dept_name = category where lot_flag and active_flag = $2) where product_id = $1',
    [productId, 'Y'],
  )
  await signInAs(page, 'catalogue')
  await open(page, `/admin/products/${productId}`)
  await expect(page.getByText('until it is in lots, it is shown as sold out')).toBeVisible()
  await page.getByLabel('Keep in lots').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Keep in lots' }).click()
  await expect(dialog.getByLabel('Last day of what is there')).toBeFocused()
  await expect(dialog.getByText('Enter the day.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByLabel('Last day of what is there').fill(await dayAfter(90))
  await dialog.getByRole('button', { name: 'Keep in lots' }).click()
  await expect(page.getByLabel('Keep in lots')).toBeChecked()
  const [shelf] = (await inDatabase(
    'select category, category_id as id from products join categories using (category_id) where product_id = $1',
    [productId],
  )) as { category: string; id: number }[]
  await open(page, `/productsingle/${productId}/${encodeURIComponent(shelf?.category ?? '')}/${shelf?.id}`)
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await expect(page.getByText('Opened packages cannot be returned.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Add to cart/ }).first()).toBeEnabled()
})

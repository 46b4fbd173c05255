import { newBox, part } from '../../support/orders/new-box.ts'
import { inDatabase } from '../account-screens.ts'
import { ownGoods } from '../own-goods.ts'
import { expect, goToCheckout, open, test } from '../shopper.ts'
import { signInAs } from '../staff-orders.ts'

const pool = {
  query: async (sql: string, values: unknown[] = []) => ({ rows: await inDatabase(sql, values) }),
}

/** A family box: lamb by weight, which is in it always, and two of three spices. Nobody else orders it. */
async function familyBox() {
  const lamb = await ownGoods('Lamb shoulder', 120_000)
  await inDatabase(`update products set unit_name = 'lb', weighed = true where product_id = $1`, [
    lamb.productId,
  ])
  const spices = [
    await ownGoods('Cumin', 20_000),
    await ownGoods('Turmeric', 20_000),
    await ownGoods('Cloves', 20_000),
  ]
  const boxId = await newBox(pool as never, {
    unitPrice: 250_000,
    groups: [
      { name: 'Meat', parts: [part(lamb.productId, 2000)] },
      { name: 'Spices', choose: 2, parts: spices.map(({ productId }) => part(productId)) },
    ],
  })
  const name = `Family box ${boxId}`
  await inDatabase('update products set product_name = $2 where product_id = $1', [boxId, name])
  return { boxId, name, lamb, spices }
}

test('a shopper chooses what is in a box, orders it, and sees each of its products in the order', async ({
  page,
}) => {
  const { boxId, name, lamb, spices } = await familyBox()
  const [cumin, turmeric, cloves] = spices.map(spice => spice.name)
  await open(page, `/productsingle/${boxId}/MEAT/1`)
  const inside = page.getByRole('region', { name: 'In this box' })
  await expect(inside.getByRole('link', { name: lamb.name })).toBeVisible()
  const choice = page.getByRole('group', { name: 'Spices: choose 2' })
  await choice.getByRole('checkbox', { name: cumin }).check()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('Choose 1 more for this box.')).toBeVisible()
  await choice.getByRole('checkbox', { name: cloves }).check()
  await expect(choice).toContainText('2 of 2 chosen')
  await expect(choice.getByRole('checkbox', { name: turmeric })).toBeDisabled()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('Item has been added to Cart')).toBeVisible()

  await open(page, '/cart')
  const line = page.getByRole('row', { name })
  await expect(line).toContainText(`2 lb ${lamb.name}`)
  await expect(line).toContainText(`1 piece ${cloves}`)
  await expect(line).not.toContainText(turmeric ?? '')
  await expect(line).toContainText('2,500.00')
  await goToCheckout(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/orderDetail\?order=\d+&key=/)
  await page.getByRole('dialog', { name: 'Submit' }).getByRole('button', { name: 'OK' }).click()
  for (const part of [lamb.name, cumin, cloves])
    await expect(page.getByRole('row', { name: part })).toContainText(`In: ${name}`)
  // Its share of the price, which it never exceeds however much it weighs.
  await expect(page.getByRole('row', { name: lamb.name })).toContainText('Rs 2,142.86')
})

test('a shopper who changes an order takes a box out of it as a whole', async ({ page }) => {
  const { boxId, name, lamb, spices } = await familyBox()
  const other = await ownGoods('Basmati')
  const line = { productId: boxId, quantity: 1, parts: spices.slice(1).map(({ productId }) => productId) }
  await page.addInitScript(
    lines => localStorage.setItem('localCart', lines),
    JSON.stringify([line, { productId: other.productId, quantity: 1 }]),
  )
  await open(page, '/cart')
  await goToCheckout(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  await page.getByRole('dialog', { name: 'Submit' }).getByRole('button', { name: 'OK' }).click()
  await page.getByRole('link', { name: 'Change the order' }).click()
  const item = (its: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: its })
  await expect(item(lamb.name)).toContainText(`In: ${name}`)
  await item(lamb.name)
    .getByRole('button', { name: `Remove ${lamb.name}` })
    .click()
  for (const part of [lamb.name, spices[1]?.name ?? '', spices[2]?.name ?? ''])
    await expect(item(part)).toContainText('Removed')
  await page.getByRole('button', { name: 'Save the changes' }).click()
  await expect(page.getByRole('row', { name: other.name })).toBeVisible()
})

test('staff who take an order by phone choose what the caller wants in a box', async ({ page }) => {
  const { name, boxId, spices } = await familyBox()
  await inDatabase(`update products set sku = 'BOX-' || product_id where product_id = $1`, [boxId])
  await signInAs(page, 'orders')
  await open(page, '/admin/phone-order')
  await page.getByLabel('Phone number').fill(`0313 ${String(Date.now()).slice(-7)}`)
  await page.getByLabel('Name', { exact: true }).fill('Salma Iqbal')
  await page.getByRole('combobox', { name: 'Add items' }).fill(`BOX-${boxId}`)
  await page.getByRole('option', { name }).click()
  await expect(page.getByText('Still to choose: the contents of the box')).toBeVisible()
  const choice = page.getByRole('group', { name: 'Spices: choose 2' })
  for (const spice of spices.slice(0, 2)) await choice.getByRole('checkbox', { name: spice.name }).check()
  await expect(page.getByText('Still to choose')).toHaveCount(0)
  await expect(page.locator('dl > div').last()).toContainText('2,500.00')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('status').filter({ hasText: /Order #\d+ is placed/ })).toBeVisible()
  const rows = await inDatabase(
    `select product_id as id from order_items where of_box ->> 'productId' = $1 order by position`,
    [String(boxId)],
  )
  expect(rows).toHaveLength(3)
})

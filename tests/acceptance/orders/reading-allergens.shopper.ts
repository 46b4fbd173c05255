import { inDatabase } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { ownGoods } from '../own-goods.ts'
import { call } from '../registered.ts'
import { expect, open, test } from '../shopper.ts'
import { signInAs } from '../staff-orders.ts'

const facts = {
  ...{ regime: 'EU', state: 'DECLARED', contains: ['MILK', 'NUTS'], mayContain: ['SESAME'] },
  ...{ diets: ['VEGETARIAN'], ingredients: 'Sugar, *milk*, *cashews*', origin: null },
  ...{ storageInstructions: 'Keep it cool.', usageInstructions: null },
  nutrition: {
    ...{ per: 'G', portion: 30_000 },
    values: {
      ...{ energyKj: 2_000_000, energyKcal: 478_000, fat: 20_000, saturates: 8_000, carbohydrate: 60_000 },
      ...{ sugars: 58_000, fibre: null, protein: 12_000, salt: 100 },
    },
  },
}
const says = 'Contains: milk, nuts. May contain: sesame.'
const unknown = 'Allergens not stated: ask us.'

test('a shopper reads the allergens on the page of a food, then on their order; label and invoice say them, too', async ({
  page,
}) => {
  await open(page, '/cart')
  const sweet = await ownGoods('Barfi')
  const plain = await ownGoods('Halva', 10_000, { facts: null })
  await inDatabase('update products set facts = $2 where product_id = $1', [
    sweet.productId,
    JSON.stringify(facts),
  ])
  await open(page, `/productsingle/${sweet.productId}/MEAT/1`)
  const inIt = page.getByRole('region', { name: 'Ingredients and allergens' })
  await expect(inIt.getByText('Contains: milk, nuts.')).toBeVisible()
  await expect(inIt.getByText('May contain: sesame.')).toBeVisible()
  await expect(inIt.locator('b')).toHaveText(['milk', 'cashews'])
  await expect(inIt.getByRole('list', { name: 'Diets' })).toHaveText('Vegetarian')
  const energy = inIt.getByRole('table', { name: 'Nutrition' }).getByRole('row', { name: 'Energy' })
  await expect(energy.getByRole('cell')).toHaveText(['2,000 kJ / 478 kcal', '600 kJ / 143 kcal'])
  await expect(inIt.getByText('Not stated: preparation and use, origin.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await open(page, `/productsingle/${plain.productId}/MEAT/1`)
  await expect(inIt.getByText(unknown)).toBeVisible()
  await expect(inIt.getByRole('link', { name: 'Ask the shop' })).toHaveAttribute('href', '/contact')
  await expect(inIt.getByText(/none/i)).toHaveCount(0)

  const { orders } = await call<{ orders: { orderNum: string; link: string } }>(
    page,
    'POST',
    '/orders/save',
    {
      customer: { firstName: 'Amina', lastName: 'Yusuf', email: 'amina@example.org', phone1: '0300 1234567' },
      orders: { pickupType: 'IN STORE', pickupTime: 'MORNING' },
      orderItems: [sweet, plain].map(({ productId }) => ({ productId, quantity: 1 })),
    },
  )
  await open(page, `/orderDetail?order=${orders.orderNum}&key=${orders.link}`)
  for (const [{ name }, words] of [
    [sweet, says],
    [plain, unknown],
  ] as const)
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText(words)

  await inDatabase(`update orders set order_status = 'PRINTED' where order_num = $1`, [orders.orderNum])
  await signInAs(page, 'manager')
  await open(page, `/admin/packing/${orders.orderNum}/labels`)
  await expect(page.getByRole('article', { name: sweet.name }).getByText(says)).toBeVisible()
  await expect(page.getByRole('article', { name: plain.name }).getByText(unknown)).toBeVisible()
  await open(page, `/admin/orders/${orders.orderNum}`)
  await expect(page.getByText(says)).toBeVisible()
  await open(page, `/admin/orders/print?orders=${orders.orderNum}`)
  await expect(page.getByText(says)).toHaveCount(2)
  await expect(page.getByText(unknown)).toHaveCount(2)
})

test('a shopper who buys soap is not bothered about allergens', async ({ page }) => {
  await open(page, '/cart')
  const soap = await ownGoods('Soap', 10_000, { facts: null })
  const [{ category_id: category, category: department } = {}] = await inDatabase(
    `update products set category_id = (
       select min(c.category_id) from categories c join departments d on d.dept_name = c.category
       where not d.food_flag and d.active_flag = 'Y'
     ) from categories c where product_id = $1 and c.category_id = (
       select min(c.category_id) from categories c join departments d on d.dept_name = c.category
       where not d.food_flag and d.active_flag = 'Y'
     ) returning c.category_id, c.category`,
    [soap.productId],
  )
  await open(page, `/productsingle/${soap.productId}/${encodeURIComponent(String(department))}/${category}`)
  await expect(page.getByRole('heading', { name: soap.name, level: 1 })).toBeVisible()
  await expect(page.getByText('Ingredients and allergens')).toHaveCount(0)
})

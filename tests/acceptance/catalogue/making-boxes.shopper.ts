import { inDatabase } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { signInEditor } from '../catalogue-editor.ts'
import { ownGoods } from '../own-goods.ts'
import { expect, open, test } from '../shopper.ts'

const skuOf = async (productId: number) =>
  String((await inDatabase('select sku from products where product_id = $1', [productId]))[0]?.sku)
const boxOf = async (productId: number) =>
  (
    await inDatabase('select box, parts, unit_name as unit from products where product_id = $1', [productId])
  )[0]

test('staff turn a product into a box, with products that are all in it and some that its buyer chooses', async ({
  page,
}) => {
  await open(page, '/cart')
  const [mince, chops, spice, chilli] = [
    await ownGoods('Mince', 60_000),
    await ownGoods('Chops', 90_000),
    await ownGoods('Garam masala', 10_000),
    await ownGoods('Chilli powder', 20_000),
  ]
  const box = await ownGoods('Family box', 140_000)
  await signInEditor(page)
  await open(page, `/admin/products/${box.productId}`)
  const inIt = page.getByRole('region', { name: 'Box', exact: true })
  await inIt.getByRole('checkbox', { name: 'This product is a box' }).check()
  const add = async (group: string, { productId, name }: { productId: number; name: string }) => {
    await inIt.getByRole('combobox', { name: `Add a product to ${group}` }).fill(await skuOf(productId))
    await inIt.getByRole('option', { name }).click()
  }
  await inIt.getByRole('textbox', { name: 'Name of the group' }).fill('Meat')
  await add('Meat', chops)
  await add('Meat', mince)
  await inIt.getByRole('textbox', { name: `Quantity of ${mince.name}` }).fill('2')
  await inIt.getByRole('button', { name: 'Add a group' }).click()
  await inIt.getByRole('textbox', { name: 'Name of the group' }).last().fill('Spices')
  await add('Spices', spice)
  await add('Spices', chilli)
  await inIt.getByRole('combobox', { name: 'In the box' }).last().selectOption('Some: the buyer chooses')

  const price = page.getByRole('region', { name: 'Price', exact: true })
  const cost = price.getByRole('status')
  await expect(cost).toContainText('The parts cost Rs 2,200.00 to Rs 2,300.00 today.')
  await expect(cost).toContainText('The box saves Rs 800.00 to Rs 900.00.')
  await price.getByRole('textbox', { name: 'Unit price' }).fill('2250')
  await expect(cost).toContainText('With the cheapest choice, the box costs Rs 50.00 more than its parts.')
  await price.getByRole('radio', { name: 'The price of its parts' }).check({ force: true })
  await price.getByRole('textbox', { name: 'Less, in per cent' }).fill('10')
  await expect(cost).toContainText('The box costs Rs 1,980.00 to Rs 2,070.00.')
  expect(await violationsOf(page)).toEqual([])

  // The order is changed by keyboard.
  const meat = inIt.getByRole('list', { name: 'Products of Meat' })
  const handle = meat.getByRole('button', { name: `Move ${mince.name}`, exact: true })
  for (const [key, says] of [
    ['Space', 'place 2 of 2'],
    ['ArrowUp', 'is at place 1 of 2'],
    ['Space', 'is now at place 1 of 2'],
  ] as const) {
    await handle.press(key)
    await expect(page.getByText(says)).toBeAttached()
  }
  await expect(meat.getByRole('link').first()).toHaveText(mince.name)
  await page.getByRole('button', { name: 'Save product' }).click()
  await expect(page.getByText(`You have saved Product ${box.name} Succesfully!`)).toBeVisible()
  expect(await boxOf(box.productId)).toEqual({
    unit: 'box',
    box: {
      ...{ price: 'PARTS', lessBp: 1000 },
      groups: [
        {
          ...{ name: 'Meat', choose: null, again: false },
          parts: [
            { productId: mince.productId, amount: 2000 },
            { productId: chops.productId, amount: 1000 },
          ],
        },
        {
          ...{ name: 'Spices', choose: 1, again: false },
          parts: [spice, chilli].map(({ productId }) => ({ productId, amount: 1000 })),
        },
      ],
    },
    parts: [mince, chops, spice, chilli].map(({ productId }) => ({ productId })),
  })
  // A box has no stock and no variants of its own.
  await expect(page.getByRole('region', { name: 'Variants' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Stock' })).toHaveCount(0)
})

test('each error of a box is at its field, and a part that is no longer sold is marked', async ({
  page,
  allow,
}) => {
  allow(/400/)
  await open(page, '/cart')
  const mince = await ownGoods('Mince')
  const box = await ownGoods('Family box')
  await inDatabase(
    `update products set unit_name = 'box', parts = $2,
       box = $3 where product_id = $1`,
    [
      box.productId,
      JSON.stringify([{ productId: mince.productId }]),
      JSON.stringify({
        ...{ price: 'OWN', lessBp: 0 },
        groups: [
          {
            ...{ name: 'Meat', choose: null, again: false },
            parts: [{ productId: mince.productId, amount: 1000 }],
          },
        ],
      }),
    ],
  )
  await inDatabase(`update products set product_status = 'N' where product_id = $1`, [mince.productId])
  await signInEditor(page)
  await open(page, `/admin/products/${box.productId}`)
  const inIt = page.getByRole('region', { name: 'Box', exact: true })
  await expect(inIt.getByText('Not sold now')).toBeVisible()
  await inIt.getByRole('textbox', { name: `Quantity of ${mince.name}` }).fill('1.5')
  await inIt.getByRole('button', { name: 'Add a group' }).click()
  await page.getByRole('button', { name: 'Save product' }).click()
  await expect(inIt.getByText('Enter the name of the group.')).toBeVisible()
  await expect(inIt.getByText('Add at least one product to this group.')).toBeVisible()
  await inIt.getByRole('button', { name: 'Remove Group 2' }).click()
  await page.getByRole('button', { name: 'Save product' }).click()
  await expect(inIt.getByText('It is sold in steps of 1 piece.')).toBeVisible()
  await expect(inIt.getByRole('textbox', { name: `Quantity of ${mince.name}` })).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  // The tick makes it a plain product, and brings the box back.
  const tick = inIt.getByRole('checkbox', { name: 'This product is a box' })
  await tick.uncheck()
  await expect(inIt.getByText(mince.name)).toHaveCount(0)
  await tick.check()
  await expect(inIt.getByRole('textbox', { name: `Quantity of ${mince.name}` })).toHaveValue('1.5')
})

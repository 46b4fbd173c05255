import { freeFacts } from '../../support/test-goods.ts'
import { inDatabase } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { signInEditor } from '../catalogue-editor.ts'
import { ownGoods } from '../own-goods.ts'
import { call } from '../registered.ts'
import { expect, open, test } from '../shopper.ts'

const stating = (contains: string[], diets: string[] = []) => ({
  facts: { ...freeFacts, contains, diets } as typeof freeFacts,
})

test('a shopper sees the allergens of a box from its parts, and those of a marinade', async ({ page }) => {
  await open(page, '/cart')
  const sweet = await ownGoods('Barfi', 10_000, stating(['MILK'], ['VEGETARIAN']))
  const paste = await ownGoods('Mustard paste', 10_000, stating(['MUSTARD']))
  const box = await ownGoods('Sweet box', 10_000, { facts: null })
  await inDatabase(
    `update products set parts = $2, cutting_attributes = '{Plain,Tandoori}' where product_id = $1`,
    [
      box.productId,
      JSON.stringify([
        { productId: sweet.productId },
        { productId: paste.productId, kind: 'cuttingAttributes', choice: 'Tandoori' },
      ]),
    ],
  )
  await open(page, `/productsingle/${box.productId}/MEAT/1`)
  const inIt = page.getByRole('region', { name: 'Ingredients and allergens' })
  await expect(inIt.getByText('Contains: milk.')).toBeVisible()
  await expect(inIt.getByRole('list', { name: 'Diets' })).toHaveText('Vegetarian')
  await expect(inIt.getByText('With Tandoori, it also contains: mustard.')).toBeVisible()
  await expect(inIt.getByText('With Tandoori, it no longer suits: Vegetarian.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await inIt.getByRole('link', { name: sweet.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: sweet.name })).toBeVisible()

  const { orders } = await call<{ orders: { orderNum: string; link: string } }>(
    page,
    'POST',
    '/orders/save',
    {
      customer: { firstName: 'Amina', lastName: 'Yusuf', email: 'amina@example.org', phone1: '0300 1234567' },
      orders: { pickupType: 'IN STORE', pickupTime: 'MORNING' },
      orderItems: [{ productId: box.productId, quantity: 1, cuttingAttributes: 'Tandoori' }],
    },
  )
  await open(page, `/orderDetail?order=${orders.orderNum}&key=${orders.link}`)
  await expect(page.getByRole('row').filter({ hasText: box.name })).toContainText('Contains: milk, mustard.')
})

test('staff say what a box is made of, and what comes only with a choice', async ({ page }) => {
  await open(page, '/cart')
  const paste = await ownGoods('Chilli paste', 10_000, stating(['SESAME']))
  const meat = await ownGoods('Wings', 10_000, stating([]))
  await inDatabase(`update products set cutting_attributes = '{Plain,Tandoori}' where product_id = $1`, [
    meat.productId,
  ])
  const [{ sku } = {}] = await inDatabase('select sku from products where product_id = $1', [paste.productId])
  await signInEditor(page)
  await open(page, `/admin/products/${meat.productId}`)
  const made = page.getByRole('region', { name: 'Made of' })
  await made.getByRole('combobox', { name: 'Add a product that is in it' }).fill(String(sku))
  await made.getByRole('option', { name: paste.name }).click()
  await made.getByRole('combobox', { name: `${paste.name} comes` }).selectOption('Only with Tandoori')
  await page.getByRole('button', { name: 'Save product' }).click()
  await expect(page.getByText(`You have saved Product ${meat.name} Succesfully!`)).toBeVisible()
  await expect(made.getByRole('listitem')).toHaveCount(1)
  expect(await violationsOf(page)).toEqual([])
  await open(page, `/productsingle/${meat.productId}/MEAT/1`)
  await expect(page.getByText('With Tandoori, it also contains: sesame.')).toBeVisible()
})

test('staff say of a cup that it is no food with one click, and take it back', async ({ page }) => {
  await open(page, '/cart')
  const cup = await ownGoods('Clay cup', 10_000, { facts: null })
  await signInEditor(page)
  await open(page, `/admin/facts?q=${encodeURIComponent(cup.name)}`)
  const button = page.getByRole('button', { name: `This is no food: ${cup.name}` })
  await button.click()
  await expect(page.getByText('Everything is stated.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(button).toBeVisible()
  await button.click()
  await expect(page.getByText('Everything is stated.')).toBeVisible()
  await open(page, `/admin/products/${cup.productId}`)
  const facts = page.getByRole('region', { name: 'Ingredients and allergens' })
  await expect(facts.getByRole('checkbox', { name: 'It is no food' })).toBeChecked()
  await expect(facts.getByRole('checkbox', { name: 'The allergens are complete' })).toBeHidden()
  await open(page, `/productsingle/${cup.productId}/MEAT/1`)
  await expect(page.getByRole('heading', { level: 1, name: cup.name })).toBeVisible()
  await expect(page.getByText('Ingredients and allergens')).toHaveCount(0)
})

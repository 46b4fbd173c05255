import { violationsOf } from '../axe.ts'
import { signInEditor } from '../catalogue-editor.ts'
import { newName } from '../new-name.ts'
import { call } from '../registered.ts'
import { expect, open, test } from '../shopper.ts'

// One after the other: an order of the collections names all of them, also those of other tests.
test.describe.configure({ mode: 'default' })

test('a shopper browses a collection, sorts it and filters it', async ({ page }) => {
  await open(page, '/collection/barbecue')
  await expect(page.getByRole('heading', { level: 1, name: 'Barbecue' })).toBeVisible()
  const products = page.getByRole('list', { name: 'Products' }).getByRole('heading', { level: 2 })
  await expect(products.first()).toHaveText('Lamb Chops')
  await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText('Our order')
  await page.getByLabel('Sort by').selectOption('Price: low to high')
  await expect(page).toHaveURL(/\/collection\/barbecue\?sort=price$/)
  await expect(products.first()).toHaveText('Green Peppers')
  await page.locator('summary', { hasText: 'Availability' }).click()
  await page.getByLabel('In stock').check()
  await page.getByRole('button', { name: 'Filter Result' }).click()
  await expect(page).toHaveURL(/\/collection\/barbecue\?.*inStock=1/)
  await page.getByRole('link', { name: 'Remove the filter “In stock”' }).click()
  await expect(page).toHaveURL(/\/collection\/barbecue\?sort=price$/)
})

test('a shopper goes on below a collection, and chooses how many products a page has', async ({ page }) => {
  await open(page, '/collection/on-sale')
  const cards = page.locator('.results article')
  await expect(cards).toHaveCount(10)
  await page.getByRole('link', { name: /Show more products/ }).click()
  await expect(cards).toHaveCount(20)
  await expect(page).toHaveURL(/\/collection\/on-sale\?page=2&from=1$/)
  await open(page, '/collection/on-sale?size=20')
  await expect(cards).toHaveCount(20)
  await expect(page.locator('nav a[href="/collection/on-sale?size=40"]')).toBeVisible()
  await expect(page.locator('nav a[href="/collection/on-sale?size=20&page=2"]').first()).toBeVisible()
})

test('an unknown collection is not found', async ({ page, allow }) => {
  allow(/404/)
  await open(page, '/collection/nowhere')
  await expect(page.getByRole('heading', { level: 1, name: 'This stall is empty' })).toBeVisible()
})

test('staff make a collection by a rule, see what it finds, and shoppers see it until it is removed', async ({
  page,
}) => {
  await signInEditor(page)
  const name = newName('Sale')
  await open(page, '/admin/collections/new')
  await page.getByRole('button', { name: 'Save the collection' }).click()
  await expect(page.getByText('Enter a name.')).toBeVisible()
  await expect(page.getByText('Set at least one condition.')).toBeVisible()
  await page.getByLabel('Title', { exact: true }).fill(name)
  await page.getByLabel('Only products on sale').check()
  await page.getByLabel('Price to').fill('500')
  await expect(page.getByRole('heading', { name: /products meet the rule/ })).toBeVisible()
  await page.getByRole('button', { name: 'Save the collection' }).click()
  await expect(page.getByText('The collection is saved.')).toBeVisible()
  await expect(page.getByRole('status').getByText(/^\d+ products?$/)).toBeVisible()
  await page.getByRole('link', { name: 'Show its page' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(
    page.getByRole('list', { name: 'Products' }).getByRole('heading', { level: 2 }),
  ).not.toHaveCount(0)
  await open(page, '/admin/collections')
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('button', { name: 'Remove the collection' }).click()
  await expect(page.getByText(`${name} is removed.`)).toBeVisible()
})

test('staff change the order of the collections by keyboard', async ({ page }) => {
  await signInEditor(page)
  const names = [newName('Early'), newName('Late')] as const
  for (const title of names) {
    const data = { title, productIds: [101], activeFlag: 'N' }
    await call(page, 'POST', '/collections/save', data)
  }
  await open(page, '/admin/collections')
  const rows = page.getByRole('list', { name: 'Collections' }).getByRole('listitem')
  await expect(rows.last()).toContainText(names[1])
  const count = await rows.count()
  const handle = page.getByRole('button', { name: `Move ${names[1]}`, exact: true })
  for (const [key, says] of [
    ['Space', `place ${count} of ${count}`],
    ['ArrowUp', `is at place ${count - 1} of ${count}`],
    ['Space', `is now at place ${count - 1} of ${count}`],
  ] as const) {
    await handle.press(key)
    await expect(page.getByText(says)).toBeAttached()
  }
  await expect(rows.last()).toContainText(names[0])
  expect(await violationsOf(page)).toEqual([])
  await page.reload()
  await expect(rows.last()).toContainText(names[0])
})

test('staff choose the products of a collection by hand, and their order by keyboard', async ({ page }) => {
  await signInEditor(page)
  const name = newName('Grill')
  await open(page, '/admin/collections/new')
  await page.getByLabel('Title', { exact: true }).fill(name)
  await page.getByText('By hand').click()
  for (const product of ['Whole Chicken', 'Lamb Chops']) {
    await page.getByRole('combobox', { name: 'Add a product' }).fill(product)
    await page.getByRole('option', { name: product }).first().click()
  }
  const chosen = page.getByRole('list', { name: 'Chosen products' })
  await expect(chosen.getByRole('listitem')).toHaveCount(2)
  const handle = page.getByRole('button', { name: 'Move Lamb Chops', exact: true })
  for (const [key, says] of [
    ['Space', 'place 2 of 2'],
    ['ArrowUp', 'is at place 1 of 2'],
    ['Space', 'is now at place 1 of 2'],
  ] as const) {
    await handle.press(key)
    await expect(page.getByText(says)).toBeAttached()
  }
  await expect(chosen.getByRole('listitem').first()).toContainText('Lamb Chops')
  await page.getByRole('button', { name: 'Save the collection' }).click()
  await expect(page.getByText('The collection is saved.')).toBeVisible()
  await page.getByRole('link', { name: 'Show its page' }).click()
  const products = page.getByRole('list', { name: 'Products' }).getByRole('heading', { level: 2 })
  await expect(products).toHaveText(['Lamb Chops', 'Whole Chicken'])
})

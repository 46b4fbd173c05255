import type { Page } from '@playwright/test'
import { addOption, unstocked } from '../../support/variants/variants-screen.ts'
import { inDatabase } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { signInEditor } from '../catalogue-editor.ts'
import { call } from '../registered.ts'
import { expect, open, test } from '../shopper.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Variants' })
const cell = (page: Page, column: string, name: string) =>
  section(page).getByLabel(`${column} of ${name}`, { exact: true })

/** Opens a product of its own without stock, and makes variants of sizes and colours. */
async function makeThobe(page: Page) {
  await signInEditor(page)
  const goods = await unstocked('Fitted thobe')
  await open(page, `/admin/products/${goods.productId}`)
  await section(page).getByRole('button', { name: 'Add options' }).click()
  await addOption(page, 1, 'Size', '56, 58, 60,')
  await section(page).getByRole('button', { name: 'Add another option' }).click()
  await addOption(page, 2, 'Colour', 'White, Black')
  await expect(section(page).getByText('This makes 6 variants.')).toBeVisible()
  await section(page).getByRole('button', { name: 'Make variants' }).click()
  return goods
}

/** Saves the variants, and waits until they are. */
async function saveVariants(page: Page, count: number): Promise<void> {
  await section(page)
    .getByRole('button', { name: `Save ${count} variants` })
    .click()
  await expect(page.getByText('The variants are saved.').first()).toBeVisible()
}

test('an owner gives a thobe sizes and colours, and shoppers choose among them', async ({ page }) => {
  const { productId, name } = await makeThobe(page)
  await section(page).getByRole('button', { name: 'Remove 60, Black' }).click()
  await expect(page.getByText('60, Black leaves the shop when you save.')).toBeVisible()
  await section(page).getByLabel('Fill in a column').selectOption('Opening stock')
  await section(page).getByLabel('Value for all variants').fill('4')
  await section(page).getByRole('button', { name: 'Same for all' }).click()
  await cell(page, 'Unit price', '58, White').fill('130')
  await cell(page, 'Unit price', '58, White').press('Enter')
  await expect(cell(page, 'Unit price', '58, Black')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(cell(page, 'Sale price', '58, Black')).toBeFocused()
  expect(await violationsOf(page)).toEqual([])
  await saveVariants(page, 5)
  await expect(page.getByText('Its variants have the prices')).toBeVisible()
  await expect(page.getByLabel(/^Unit price \(/)).toBeHidden()
  await expect(page.getByRole('region', { name: 'Stock' })).toBeHidden()

  await section(page).getByRole('link', { name: 'Pictures and stock of 58, White' }).click()
  await expect(page.getByRole('heading', { name: `${name} (58, White)` })).toBeVisible()
  await expect(page.getByText(`A variant of ${name}`)).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Stock' }).getByText('4', { exact: false }).first(),
  ).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Open its product' }).click()
  await expect(cell(page, 'Unit price', '58, White')).toHaveValue('130')

  const { variants } = await call<{ variants: { all: { values: string[]; effectivePrice: number }[] } }>(
    page,
    'GET',
    `/products/${productId}?images=url`,
  )
  expect(variants.all.map(({ values }) => values.join(' '))).toEqual([
    ...['56 White', '56 Black', '58 White', '58 Black', '60 White'],
  ])
})

test('staff change the price of one variant in the grid, and cannot type those of its product', async ({
  page,
}) => {
  const { name } = await makeThobe(page)
  await saveVariants(page, 6)
  await open(page, `/admin/products/grid?q=${encodeURIComponent(name)}`)
  const row = page.getByRole('row', { name: new RegExp(`${name} .*has variants`) })
  await expect(row.getByTitle('Its variants have their own').first()).toBeVisible()
  await expect(page.getByLabel(`Unit price of ${name}`, { exact: true })).toBeHidden()
  await expect(page.getByLabel(`Age from of ${name} (56, White)`, { exact: true })).toBeHidden()
  await page.getByLabel(`Unit price of ${name} (56, White)`).fill('77')
  await page.getByRole('button', { name: 'Save one product' }).click()
  await expect(page.getByText('One product is saved.')).toBeVisible()
  await open(page, `/admin/products?q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('row', { name: /56, White.*variant.*77/ })).toBeVisible()
})

test('the variants that someone else saved in between are named, and typed values stay', async ({
  page,
  allow,
}) => {
  allow(/409/)
  const { productId } = await makeThobe(page)
  await saveVariants(page, 6)
  await expect(page.getByText('Its variants have the prices')).toBeVisible()
  await cell(page, 'Unit price', '56, White').fill('99')
  await inDatabase(
    `update products set updated_date = updated_date + interval '1 second', updated_by_login = 'zainab@example.org' where product_id = $1`,
    [productId],
  )
  await inDatabase(
    `update products set sku = 'ZAINAB-' || product_id where variant_of = $1 and variant_values = '{56,Black}'`,
    [productId],
  )
  await section(page).getByRole('button', { name: 'Save 6 variants' }).click()
  await expect(section(page).getByText('zainab@example.org has changed this product.')).toBeVisible()
  await expect(section(page).getByText('They changed: 56, Black')).toBeVisible()
  await expect(cell(page, 'Unit price', '56, White')).toHaveValue('99')
  await expect(cell(page, 'SKU', '56, Black')).toHaveValue(/^ZAINAB-/)
  await saveVariants(page, 6)
})

test('errors are at the fields of their variant, and unsaved variants wait until the person returns', async ({
  page,
  allow,
}) => {
  allow(/409/)
  const { productId } = await makeThobe(page)
  await cell(page, 'Unit price', '58, Black').fill('')
  await section(page).getByRole('button', { name: 'Save 6 variants' }).click()
  await expect(cell(page, 'Unit price', '58, Black')).toBeFocused()
  await expect(cell(page, 'Unit price', '58, Black')).toHaveAccessibleDescription('Unit price is required')
  await cell(page, 'Unit price', '58, Black').fill('12')
  const [taken] = (await inDatabase('select sku from products where product_id = 101')) as { sku: string }[]
  await cell(page, 'SKU', '60, White').fill(taken?.sku as string)
  await section(page).getByRole('button', { name: 'Save 6 variants' }).click()
  await expect(cell(page, 'SKU', '60, White')).toHaveAccessibleDescription(/SKU/)
  await cell(page, 'SKU', '60, White').fill('')
  await page.getByRole('link', { name: 'Categories' }).first().click()
  await page.getByRole('button', { name: 'Return to them' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/products/${productId}$`))
  await expect(cell(page, 'Unit price', '58, Black')).toHaveValue('12')
  await saveVariants(page, 6)
})

test('a product with stock says what to do before it gets variants', async ({ page, allow }) => {
  allow(/409/)
  const { productId } = await makeThobe(page)
  await inDatabase(
    'update availabilities set on_hand = 3 where availability_id in (select availability_id from stock where product_id = $1)',
    [productId],
  )
  await section(page).getByRole('button', { name: 'Save 6 variants' }).click()
  await expect(section(page).getByText('Set its stock to 0 first')).toBeVisible()
  await section(page).getByRole('link', { name: 'Open its stock' }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/stock/${productId}$`))
})

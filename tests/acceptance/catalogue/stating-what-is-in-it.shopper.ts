import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { signInEditor } from '../catalogue-editor.ts'
import { call } from '../registered.ts'
import { expect, open, test } from '../shopper.ts'

/** Adds a food of which nothing is stated; returns its id. */
async function addFood(page: Page, productName: string): Promise<number> {
  const { productId } = await call<{ productId: number }>(page, 'POST', '/products/save', {
    ...{ productName, productDetails: 'Baked this morning.', unitPrice: 250, categoryId: 1, quantity: 5 },
  })
  return productId
}

const newName = (name: string) => `${name} ${randomUUID().slice(0, 8)}`
const section = (page: Page) => page.getByRole('region', { name: 'Ingredients and allergens' })

test('staff state what is in a food, and its gap closes', async ({ page }) => {
  const login = await signInEditor(page)
  const name = newName('Milk bread')
  await addFood(page, name)
  const gaps = `/admin/facts?q=${encodeURIComponent(name)}`
  await open(page, gaps)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row).toContainText('Allergens, Ingredients, Nutrition')
  await row.getByRole('link', { name }).click()

  const facts = section(page)
  await facts.getByLabel('Ingredients').fill('*Wheat* flour, *milk*, salt')
  await expect(facts.locator('strong', { hasText: 'milk' })).toBeVisible()
  await facts.getByRole('radio', { name: 'cereals with gluten: contains it' }).check()
  await facts.getByRole('radio', { name: 'milk: not in it' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(facts.getByRole('radio', { name: 'milk: contains it' })).toBeChecked()
  await facts.getByRole('radio', { name: 'sesame: may contain it' }).check()
  const save = page.getByRole('button', { name: 'Save product' })
  await save.click()
  await expect(facts.getByText('Confirm that the allergens are complete, or choose none.')).toBeVisible()
  const complete = facts.getByRole('checkbox', { name: 'The allergens are complete' })
  await expect(complete).toBeFocused()
  await complete.check()
  await facts.getByRole('checkbox', { name: 'Vegan' }).check()
  await save.click()
  await expect(facts.getByText('Vegan is wrong, because it contains milk.')).toBeVisible()
  await facts.getByRole('checkbox', { name: 'Vegan' }).uncheck()
  await facts.getByLabel('Fat in g').fill('3.2')
  await save.click()
  await expect(facts.getByText('Enter a number.')).toHaveCount(7)
  const values = {
    ...{ 'Energy in kJ': 1104, 'Energy in kcal': 264, 'Saturates in g': 0.7, 'Carbohydrate in g': 49 },
    ...{ 'Sugars in g': 5, 'Protein in g': 9, 'Salt in g': 1 },
  }
  for (const [label, value] of Object.entries(values)) await facts.getByLabel(label).fill(String(value))
  await save.click()
  await expect(page.getByText(`You have saved Product ${name} Succesfully!`)).toBeVisible()
  await expect(facts.getByText(login)).toBeVisible()

  await open(page, gaps)
  await expect(page.getByText('Everything is stated.')).toBeVisible()
})

test('staff declare the allergens of a sheet of foods in the grid, where an empty cell never means none', async ({
  page,
  allow,
}) => {
  allow(/400/)
  await signInEditor(page)
  const name = newName('Sheet cake')
  for (const letter of ['A', 'B']) await addFood(page, `${name} ${letter}`)
  await open(page, `/admin/products/grid?q=${encodeURIComponent(name)}`)
  const cell = (column: string, letter: string) =>
    page.getByLabel(`${column} of ${name} ${letter}`, { exact: true })
  await cell('Contains', 'A').focus()
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text/plain', 'Milk, egg\tnone\nsugar\t\n')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  const save = page.getByRole('button', { name: 'Save 2 products' })
  await save.click()
  await expect(page.getByText('sugar is not an allergen that the law names.')).toBeVisible()
  await cell('Contains', 'B').fill('none')
  await save.click()
  await expect(page.getByText('Write none if there are none.')).toBeVisible()
  await cell('May contain', 'B').fill('nuts')
  await save.click()
  await expect(page.getByText('2 products are saved.')).toBeVisible()
  await open(page, `/admin/products/grid?q=${encodeURIComponent(name)}`)
  await expect(cell('Contains', 'A')).toHaveValue('eggs, milk')
  await expect(cell('Contains', 'B')).toHaveValue('none')
  await open(page, `/admin/facts?q=${encodeURIComponent(name)}&gap=ALLERGENS`)
  await expect(page.getByText('Everything is stated.')).toBeVisible()
})

test('the form of goods that are no food asks nothing of it, until their department says that they are', async ({
  page,
}) => {
  await signInEditor(page)
  await open(page, '/admin/products/6201')
  await expect(page.getByRole('region', { name: 'Units and quantities' })).toBeVisible()
  await expect(section(page)).toBeHidden()

  await open(page, '/admin/departments')
  await page.getByRole('button', { name: 'Add a department' }).click()
  const title = newName('Hampers')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill(title)
  const food = dialog.getByRole('checkbox', { name: /^Its goods are food/ })
  await expect(food).toBeChecked()
  await food.uncheck()
  await dialog.getByRole('button', { name: 'Save' }).click()
  const row = page.getByRole('listitem').filter({ hasText: title })
  await expect(row).not.toContainText('· food')
  await row.getByRole('button', { name: title, exact: true }).click()
  await food.check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('· food')
})

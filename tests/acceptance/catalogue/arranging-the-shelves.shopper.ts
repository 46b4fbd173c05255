import { smallPng } from '../../support/test-files.ts'
import { signInEditor } from '../catalogue-editor.ts'
import { newName } from '../new-name.ts'
import { expect, open, test } from '../shopper.ts'

test('a department with a category and a brand are added, and appear in the shop', async ({
  page,
  allow,
}) => {
  allow(/409/)
  await signInEditor(page)
  const name = newName('Toys')
  await open(page, '/admin/departments')
  await page.getByRole('button', { name: 'Add a department' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Enter a name.')).toHaveCount(2)
  await dialog.getByLabel('Name', { exact: true }).fill(name)
  await expect(dialog.getByLabel('Name in links')).toHaveValue(name)
  await dialog.getByLabel('Name in links').fill(name.toUpperCase())
  await dialog
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'toys.png', mimeType: 'image/png', buffer: await smallPng('#48c') })
  await expect(dialog.getByText('toys.png was added.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${name} is saved.`)).toBeVisible()

  await open(page, `/admin/categories?department=${encodeURIComponent(name.toUpperCase())}`)
  await expect(page.getByText('This department has no categories yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Add a category' }).click()
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Dolls')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'Dolls', exact: true })).toBeVisible()

  await open(page, '/admin/departments')
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  await expect(page.getByText(`${name} still has one category.`)).toBeVisible()
  await open(page, `/category/${encodeURIComponent(name.toUpperCase())}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

  await open(page, `/admin/categories?department=${encodeURIComponent(name.toUpperCase())}`)
  await page.getByRole('button', { name: 'Remove Dolls' }).click()
  await expect(page.getByText('Dolls is removed.')).toBeVisible()
  await open(page, '/admin/departments')
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  await expect(page.getByText(`${name} is removed.`)).toBeVisible()

  await open(page, '/admin/brands')
  await page.getByRole('button', { name: 'Add a brand' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`${name} is saved.`)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Name' }).fill(name)
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  await expect(page.getByText(`${name} is removed.`)).toBeVisible()
})

import type { Page } from '@playwright/test'
import { checkDigitOf } from '../../../shop/catalogue/codes/gtin.rules.ts'
import { smallPng } from '../../support/test-files.ts'
import { signInEditor } from '../catalogue-editor.ts'
import { newName } from '../new-name.ts'
import { call } from '../registered.ts'
import { expect, open, test } from '../shopper.ts'

type Made = { productId: number; updatedDate: string }
/** A product for one test. */
const addProduct = (page: Page, productName: string, more: object = {}) =>
  call<Made>(page, 'POST', '/products/save', {
    productName,
    productDetails: 'Young pods, cut this morning.',
    unitPrice: 120.5,
    categoryId: 1,
    quantity: 12,
    ...more,
  })

const saveButton = (page: Page) => page.getByRole('button', { name: 'Save product' })

test('a product is found in the list, by words and by what is left of it', async ({ page }) => {
  await signInEditor(page)
  const name = newName('Sold out okra')
  await addProduct(page, name, { quantity: 0 })
  await open(page, '/admin/products')
  await page.getByRole('searchbox', { name: 'Name, SKU or number' }).fill(name)
  await page.getByRole('combobox', { name: 'Stock' }).selectOption({ label: 'Sold out' })
  await expect(page.getByText('One row')).toBeVisible()
  await expect(page.getByRole('row', { name })).toContainText('Sold out')
  await page.getByRole('link', { name }).click()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name)
})

test('choices that add to the price, quarters of a pound and words with markup reach the shop', async ({
  page,
}) => {
  await signInEditor(page)
  const { productId } = await addProduct(page, newName('Okra by weight'))
  await open(page, `/admin/products/${productId}`)
  const cuts = page.getByRole('group', { name: 'Cut' })
  for (const cut of ['Whole', 'Sliced']) {
    await cuts.getByRole('button', { name: 'Add a choice' }).click()
    await cuts
      .getByLabel(/^Cut, choice/)
      .last()
      .fill(cut)
  }
  await cuts.getByLabel('Extra price of Sliced').fill('12.50')
  await page.getByLabel('Sold by').fill('lb')
  await page.getByLabel('Step', { exact: true }).fill('0.25')
  await page.getByLabel('Minimum (lb)').fill('0.5')
  const words = page.getByRole('textbox', { name: 'Description' })
  await words.fill('Keep it cool')
  await words.press('ControlOrMeta+a')
  await page.getByRole('button', { name: 'Bold' }).click()
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview' })
  await expect(preview.getByText('Rs 12.50')).toBeVisible()
  await expect(preview.locator('b, strong').getByText('Keep it cool')).toBeVisible()
  await page.keyboard.press('Escape')
  await saveButton(page).click()
  await expect(page.getByText(/^You have saved Product/)).toBeVisible()

  await page.getByRole('link', { name: 'See it in the shop' }).click()
  await expect(page.getByText('Rs 120.50').first()).toBeVisible()
  await page.getByRole('radio', { name: /^Sliced/ }).check()
  await expect(page.getByText('Rs 133.00').first()).toBeVisible()
  await expect(page.locator('.described b, .described strong').getByText('Keep it cool')).toBeVisible()
})

test('if two people change a product, the second chooses between both versions', async ({ page, allow }) => {
  allow(/409/)
  await signInEditor(page)
  const name = newName('Okra of two')
  const { productId } = await addProduct(page, name)
  await open(page, `/admin/products/${productId}`)
  await page.getByLabel('Name', { exact: true }).fill(`${name}, mine`)
  const theirs = { productId, productName: `${name}, theirs`, unitPrice: 99 }
  await addProduct(page, theirs.productName, theirs)
  await saveButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Someone else has changed this product' })
  await expect(dialog.getByRole('group', { name: 'Name' }).getByLabel(`${name}, mine`)).toBeChecked()
  await expect(dialog.getByRole('group', { name: 'Unit price' }).getByLabel('99')).toBeChecked()
  await dialog.getByRole('button', { name: 'Continue with these' }).click()
  await expect(page.getByLabel('Unit price (PKR)')).toHaveValue('99')
  await saveButton(page).click()
  await expect(page.getByText(`You have saved Product ${name}, mine`)).toBeVisible()

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('The last change is undone.')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(`${name}, theirs`)
})

test('a product is copied, taken out of the shop, and brought back', async ({ page }) => {
  await signInEditor(page)
  const name = newName('Okra to go')
  const { productId } = await addProduct(page, name)
  await open(page, `/admin/products/${productId}`)
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await expect(page.getByText(`This is a copy of ${name}.`)).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(`/${productId}$`))
  await expect(page.getByLabel('Active: shown in the shop')).not.toBeChecked()
  await page.getByRole('button', { name: 'Remove product' }).click()
  await expect(page.getByText('This product was removed from the shop.')).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(saveButton(page)).toBeVisible()
})

test('pictures are ordered by keyboard, announced in words, removed and brought back', async ({ page }) => {
  await signInEditor(page)
  const { productId } = await addProduct(page, newName('Pictured okra'))
  await open(page, `/admin/products/${productId}`)
  const pictures = page.getByRole('region', { name: 'Pictures' })
  const files = await Promise.all(
    ['#7a4', '#c84', '#48c'].map(async (colour, at) => ({
      name: `okra-${at}.png`,
      mimeType: 'image/png',
      buffer: await smallPng(colour),
    })),
  )
  await pictures.getByLabel('Choose pictures').setInputFiles(files)
  await expect(pictures.getByRole('img')).toHaveCount(3)
  const sources = () => pictures.getByRole('img').evaluateAll(all => all.map(one => one.getAttribute('src')))
  const [first, second, third] = await sources()
  const handle = pictures.getByRole('button', { name: /^Move Picture 1/ })
  await handle.focus()
  await handle.press('Space')
  await expect(page.getByText(/place 1 of 3/)).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/is at place 2 of 3/)).toBeAttached()
  const arranged = page.waitForResponse('**/api/productImage/arrange')
  await page.keyboard.press('Space')
  await arranged
  await expect.poll(sources).toEqual([second, first, third])

  const words = pictures.getByLabel(/^Alt text of Picture 1/)
  const saved = page.waitForResponse('**/api/productImage/arrange')
  await words.fill('Okra from above')
  await words.blur()
  await saved
  await pictures.getByRole('button', { name: /^Remove Picture 3/ }).click()
  await expect(pictures.getByRole('img')).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(pictures.getByRole('img')).toHaveCount(3)
  await page.getByRole('link', { name: 'See it in the shop' }).click()
  await expect(page.getByRole('img', { name: 'Okra from above' })).toBeVisible()
})

test('stock that came and went is in the ledger with its cause', async ({ page }) => {
  await signInEditor(page)
  const { productId } = await addProduct(page, newName('Counted okra'))
  await open(page, `/admin/stock/${productId}`)
  const move = page.getByRole('form', { name: 'Record a stock movement' })
  await move.getByLabel('Quantity').fill('5')
  await move.getByLabel('Note').fill('Truck of Friday')
  await move.getByRole('button', { name: 'Record it' }).click()
  const ledger = page.getByRole('region', { name: 'All movements' })
  await expect(ledger.getByRole('row', { name: /Delivery.*Truck of Friday.*\+5.*17/ })).toBeVisible()
  await move.getByLabel('Type of movement').selectOption('WASTE')
  await move.getByLabel('Quantity').fill('2')
  await move.getByRole('button', { name: 'Record it' }).click()
  await expect(ledger.getByRole('row', { name: /Waste.*-2.*15/ })).toBeVisible()
  await expect(ledger.getByRole('row', { name: /First stock.*\+12.*12/ })).toBeVisible()
})

test('a copied column is pasted into the grid, refused at its cell, and saved at once', async ({
  page,
  allow,
}) => {
  allow(/400/)
  await signInEditor(page)
  const name = newName('Grid okra')
  for (const letter of ['A', 'B', 'C']) await addProduct(page, `${name} ${letter}`)
  await open(page, `/admin/products/grid?q=${encodeURIComponent(name)}`)
  const cell = (column: string, letter: string) => page.getByLabel(`${column} of ${name} ${letter}`)
  await cell('Unit price', 'A').focus()
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text/plain', '10\n20.005\n30\n')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  })
  await expect(cell('Unit price', 'C')).toHaveValue('30')
  await cell('In stock', 'A').fill('7')
  await page.keyboard.press('Enter')
  await expect(cell('In stock', 'B')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  await expect(cell('Status', 'A')).toBeFocused()
  await page.getByRole('button', { name: 'Save 3 products' }).click()
  await expect(page.getByText('A price has at most 2 decimals.')).toBeVisible()
  await cell('Unit price', 'B').fill('20')
  await page.getByRole('button', { name: 'Save 3 products' }).click()
  await expect(page.getByText('3 products are saved.')).toBeVisible()
  await open(page, `/admin/products/grid?q=${encodeURIComponent(name)}`)
  await expect(cell('Unit price', 'B')).toHaveValue('20')
  await expect(cell('In stock', 'A')).toHaveValue('7')
})

test('codes are scanned down a column of the grid; one that is scanned twice is refused at its cell', async ({
  page,
  allow,
}) => {
  allow(/409/)
  await signInEditor(page)
  const name = newName('Scanned okra')
  for (const letter of ['A', 'B']) await addProduct(page, `${name} ${letter}`)
  await open(page, `/admin/products/grid?q=${encodeURIComponent(name)}`)
  const cell = (letter: string) => page.getByLabel(`Codes on the package of ${name} ${letter}`)
  const digits = `4${String(Date.now()).slice(-11)}`
  const code = `${digits}${checkDigitOf(digits)}`
  await cell('A').focus()
  for (const _ of ['A', 'B']) {
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'Save 2 products' }).click()
  await expect(page.getByText(`${name} A already has the code ${code}.`)).toBeVisible()
  await cell('B').fill('')
  await page.getByRole('button', { name: 'Save one product' }).click()
  await expect(page.getByText('One product is saved.')).toBeVisible()
  await open(page, `/admin/products/grid?q=${encodeURIComponent(name)}`)
  await expect(cell('A')).toHaveValue(code)
})

test('before the demo products are removed, a question says what goes with them', async ({ page }) => {
  await signInEditor(page)
  await open(page, '/admin/products')
  await page.getByRole('button', { name: 'Remove the demo products' }).click()
  const dialog = page.getByRole('dialog', { name: 'Remove the demo products?' })
  await expect(dialog.getByText(/^\d+ products with their pictures and stock$/)).toBeVisible()
  await expect(dialog.getByText(/^\d+ certificates$/)).toBeVisible()
  await expect(dialog.getByText('You cannot undo this.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
})

test('a sale price typed in the grid is charged by one press', async ({ page }) => {
  await signInEditor(page)
  const name = newName('Reduced okra')
  const { productId } = await addProduct(page, name)
  await open(page, `/admin/products/grid?q=${encodeURIComponent(name)}`)
  await page.getByLabel(`Sale price of ${name}`).fill('100')
  await expect(page.getByText('This price is not charged yet.')).toBeVisible()
  await page.getByRole('button', { name: `Charge it: ${name}` }).click()
  await expect(page.getByText('This price will be charged.')).toBeVisible()
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('One product is saved.')).toBeVisible()
  const { effectivePrice } = await (await page.request.get(`/api/products/${productId}?images=url`)).json()
  expect(effectivePrice).toBe(100)
})

test('a product whose stock is not counted is bought although none was ever counted', async ({ page }) => {
  await signInEditor(page)
  const name = newName('Sharpening')
  const { productId } = await addProduct(page, name, { quantity: 0 })
  await open(page, `/admin/products/${productId}`)
  await page.getByLabel('Count the stock').uncheck()
  await saveButton(page).click()
  await expect(page.getByText(/Succesfully/)).toBeVisible()
  await open(page, `/admin/products?q=${encodeURIComponent(name)}`)
  await expect(page.locator('tbody').getByText('Not counted')).toBeVisible()
  await open(page, `/admin/stock/${productId}`)
  await expect(page.getByText('The stock of this product is not counted')).toBeVisible()
  await open(page, `/productsingle/${productId}/MEAT/1`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await open(page, '/cart')
  await expect(page.getByRole('link', { name })).toBeVisible()
  await expect(page.getByText(/sold out/i)).toBeHidden()
})

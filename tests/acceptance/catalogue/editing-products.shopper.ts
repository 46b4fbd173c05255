import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { makePdf } from '../../../shop/catalogue/demo/demo-document.ts'
import { signInEditor } from '../catalogue-editor.ts'
import { call, registered } from '../registered.ts'
import { expect, open, test } from '../shopper.ts'

const plain = (background: string) =>
  sharp({ create: { width: 300, height: 300, channels: 3, background } })
    .png()
    .toBuffer()

/** A photo of some hundred kilobytes. */
const photo = () =>
  sharp({
    create: {
      width: 900,
      height: 700,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer()

const form = (page: Page) => page.getByRole('form', { name: /product/ })
const pictures = (page: Page) => page.getByRole('region', { name: 'Pictures' })
const documents = (page: Page) => page.getByRole('region', { name: 'Documents' })

/** Fills the open form with a product, and asks to save it. */
async function fillProduct(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Description').fill('Young pods, cut this morning.')
  await page.getByLabel('Category').selectOption({ label: 'Vegetables' })
  await page.getByLabel('Unit price (PKR)').fill('120.50')
  await page.getByLabel('In stock').fill('12')
  await page.getByRole('button', { name: 'Save product' }).click()
}

/** Adds a product with the open form. */
async function saveProduct(page: Page, name: string): Promise<void> {
  await fillProduct(page, name)
  await expect(page.getByText(`You have saved Product ${name} Succesfully!`)).toBeVisible()
}

/** Returns the id of the product in the open form, once it has one. */
async function idOfOpen(page: Page): Promise<number> {
  await expect(page).toHaveURL(/\/admin\/products\/\d+$/)
  return Number(new URL(page.url()).pathname.split('/').at(-1))
}

test('a sale price that is not charged says so at its field, and is charged by one press', async ({
  page,
}) => {
  await signInEditor(page)
  await open(page, '/add')
  const price = page.getByLabel('Sale price (PKR)')
  await price.fill('90')
  await expect(price).toHaveAccessibleDescription(/This price is not charged yet/)
  await page.getByRole('button', { name: 'Charge it' }).click()
  await expect(page.getByLabel('Charge the sale price')).toBeChecked()
  await expect(price).not.toHaveAccessibleDescription(/not charged/)
  await price.fill('')
  await expect(page.getByText('This price is not charged yet.')).toBeHidden()
})

test('staff add a product with a picture, and see both in the shop', async ({ page }) => {
  const login = await signInEditor(page)
  await open(page, '/add')
  await expect(page.getByRole('heading', { level: 1, name: 'Add a product' })).toBeVisible()
  await expect(form(page)).toBeVisible()
  await expect(page.getByText('Name is required')).toBeHidden()
  await page.getByRole('button', { name: 'Save product' }).click()
  for (const name of ['Name', 'Description', 'Unit price', 'Category'])
    await expect(page.getByText(`${name} is required`)).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()

  await saveProduct(page, 'Garden okra')
  await expect(page).toHaveURL(/\/admin\/products\/\d+$/)
  await expect(pictures(page)).toBeInViewport()
  await expect(form(page).getByText(login)).toBeVisible()
  await expect(pictures(page).getByText('No pictures yet.')).toBeVisible()

  const png = { name: 'okra.png', mimeType: 'image/png', buffer: await plain('#7a4') }
  let goOn = () => {}
  const held = new Promise<void>(done => {
    goOn = done
  })
  await page.route('**/api/productImage/upload', async route => {
    await held
    await route.continue().catch(() => {})
  })
  await pictures(page).getByLabel('Choose pictures').setInputFiles(png)
  const progress = pictures(page).getByRole('progressbar', { name: 'Uploading okra.png' })
  await expect(progress).toBeVisible()
  await expect(pictures(page).getByText(/^\d+%$/)).toBeVisible()
  await pictures(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(pictures(page).getByText('The upload of okra.png was cancelled.')).toBeVisible()
  await expect(progress).toBeHidden()
  goOn()
  await page.unroute('**/api/productImage/upload')

  await pictures(page).getByLabel('Choose pictures').setInputFiles(png)
  await expect(pictures(page).getByText('okra.png was added.')).toBeVisible()
  const picture = pictures(page).getByRole('img', { name: 'Picture 1 of Garden okra' })
  await expect(picture).toBeVisible()
  const address = await picture.getAttribute('src')

  await page.getByRole('link', { name: 'See it in the shop' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Garden okra' })).toBeVisible()
  await expect(page.locator(`img[src="${address}"]`).first()).toBeVisible()
  await expect(page.getByText('Rs 120.50').first()).toBeVisible()
})

test('staff choose pictures before the first save, come back to them, and find them on the saved product', async ({
  page,
}) => {
  await signInEditor(page)
  await open(page, '/add')
  await expect(page.getByText('Fields with a star (*) must be filled in.')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveAttribute('required')
  await expect(page.getByLabel('SKU')).not.toHaveAttribute('required')
  const choose = pictures(page).getByLabel('Choose pictures')
  await choose.setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(pictures(page).getByRole('alert')).toHaveText(/We cannot read this picture/)
  await choose.setInputFiles([
    { name: 'pods.png', mimeType: 'image/png', buffer: await plain('#7a4') },
    { name: 'basket.jpg', mimeType: 'image/jpeg', buffer: await photo() },
  ])
  await expect(pictures(page).getByText('pods.png is ready, and is added when you save.')).toBeVisible()
  await expect(pictures(page).getByText(/^We made basket\.jpg smaller/)).toBeVisible()
  await expect(pictures(page).getByRole('img')).toHaveCount(2)

  await page.getByRole('link', { name: 'Categories', exact: true }).first().click()
  await expect(page).toHaveURL(/\/admin\/categories/)
  await page.getByRole('button', { name: 'Return to them' }).click()
  await expect(pictures(page).getByRole('img')).toHaveCount(2)

  await saveProduct(page, 'Early okra')
  await expect(page).toHaveURL(/\/admin\/products\/\d+$/)
  await expect(pictures(page).getByText('basket.jpg was added.')).toBeVisible()
  const stored = pictures(page).getByRole('img', { name: 'Picture 2 of Early okra' })
  await expect(stored).toHaveAttribute('src', /^\/pictures\//)
  await open(page, `/admin/products/${await idOfOpen(page)}`)
  await expect(pictures(page).getByRole('img')).toHaveCount(2)
})

test('an existing product is changed, and taken out of the shop', async ({ page, allow }) => {
  allow(/404/)
  await signInEditor(page)
  await open(page, '/add')
  await saveProduct(page, 'Winter okra')
  const productId = await idOfOpen(page)
  await open(page, `/admin/products/${productId}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Edit product' })).toBeVisible()
  await expect(page.getByLabel('Unit price (PKR)')).toHaveValue('120.5')
  await page.getByLabel('Active: shown in the shop').uncheck()
  await page.getByRole('button', { name: 'Save product' }).click()
  await expect(page.getByText('You have saved Product Winter okra Succesfully!')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See it in the shop' })).toBeHidden()
  expect((await page.request.get(`/api/products/${productId}`)).status()).toBe(404)
})

test('staff scan the codes of a product, correct a wrong one, and find the product by the code of its carton', async ({
  page,
  allow,
}) => {
  allow(/409/)
  await signInEditor(page)
  await open(page, '/add')
  const codes = page.getByLabel('Codes on the package')
  await codes.fill('5901234123458')
  await page.getByRole('button', { name: 'Save product' }).click()
  await expect(page.getByText('5901234123458 has a wrong digit.')).toBeVisible()
  await codes.fill('')
  // A scanner types the digits and Enter.
  await codes.pressSequentially('5901234123457')
  await codes.press('Enter')
  await codes.pressSequentially('10614141000415 x 12')
  await saveProduct(page, 'Coded okra')
  const productId = await idOfOpen(page)
  await open(page, `/admin/products/${productId}`)
  await expect(codes).toHaveValue('5901234123457\n10614141000415 × 12')

  await open(page, '/admin/products?q=10614141000415')
  await expect(page.getByRole('link', { name: 'Coded okra' })).toBeVisible()

  await open(page, '/add')
  await codes.fill('5901234123457')
  await fillProduct(page, 'Other okra')
  await expect(page.getByText('Coded okra already has the code 5901234123457.')).toBeVisible()
})

test('a picture that is too big is made smaller with a note; a file that cannot be is refused in a dialog', async ({
  page,
}) => {
  await signInEditor(page)
  await open(page, '/add')
  await saveProduct(page, 'Photographed okra')
  const choose = pictures(page).getByLabel('Choose pictures')
  await choose.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photo() })
  await expect(
    pictures(page).getByText(/^We made photo\.jpg smaller: from \d{3} to \d{2} KB\.$/),
  ).toBeVisible()
  await expect(pictures(page).getByRole('img')).toHaveCount(1)

  await choose.setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.alloc(65_001) })
  const dialog = page.getByRole('dialog', { name: 'File Too Big' })
  await expect(dialog).toContainText('Image is too big to upload. Please resize to max 65KB.')
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(dialog).toBeHidden()
  await expect(pictures(page).getByRole('img')).toHaveCount(1)
})

test('a file that is no picture is refused with a reason, and a document can be downloaded again', async ({
  page,
  allow,
}) => {
  allow(/400/)
  await signInEditor(page)
  await open(page, '/add')
  await saveProduct(page, 'Documented okra')
  await pictures(page)
    .getByLabel('Choose pictures')
    .setInputFiles({ name: 'okra.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') })
  await expect(pictures(page).getByRole('alert')).toContainText('We cannot read this picture')

  const pdf = makePdf('Okra', ['Keep it cool.'])
  await documents(page)
    .getByLabel('Choose documents')
    .setInputFiles({ name: 'Keep okra.pdf', mimeType: 'application/pdf', buffer: pdf })
  const link = documents(page).getByRole('link', { name: 'Keep-okra.pdf' })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('Keep-okra.pdf')
})

test('people without the permission read that the form is not for them', async ({ page }) => {
  await open(page, '/add?productId=101')
  await expect(page.getByRole('heading', { name: "This page is for the shop's staff" })).toBeVisible()
  const signIn = page.getByRole('main').getByRole('link', { name: 'Sign in' })
  await expect(signIn).toHaveAttribute('href', '/login?next=%2Fadmin%2Fproducts%2F101')
  const { email, loginPassword } = await registered(page)
  await call(page, 'POST', '/users/authenticate', { loginId: email, loginPassword })
  await open(page, '/add')
  await expect(page.getByRole('heading', { name: 'You may not do this.' })).toBeVisible()
  await expect(form(page)).toBeHidden()
})

import { tabAndChoose, tabAndType, tabTo } from '../keyboard.ts'
import { expect, open, productAt, test } from '../shopper.ts'

test('from the home page to the placed order by keys alone, and the focus is seen all the way', async ({
  page,
}) => {
  const { name } = await productAt(page, 1, 0)
  const { keyboard } = page
  const main = page.getByRole('main')
  await open(page, '/')

  await tabAndType(page, page.getByRole('combobox', { name: /search/i }), name)
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/shop\/-1\?q=/)
  await expect(main).toBeFocused()
  await tabTo(page, main.getByRole('link', { name }).first())
  await keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(main).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: /^Add to cart/ }))
  await keyboard.press('Enter')
  await expect(page.getByRole('status').getByText('Item has been added to Cart')).toBeVisible()
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: /^Cart/ }), 'Shift+Tab')
  await keyboard.press('Enter')

  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('link', { name })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Checkout' }))
  await keyboard.press('Enter')
  await expect(page.getByLabel('First Name')).toBeFocused()
  await keyboard.type('Hina')
  await tabAndType(page, page.getByLabel('Last Name'), 'Malik')
  await tabAndType(page, page.getByLabel('Email', { exact: true }), 'hina@example.org')
  await tabAndType(page, page.getByLabel('Phone'), '0300 1234567')
  await keyboard.press('Enter')

  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByLabel('First Name')).toHaveValue('Hina')
  await tabTo(page, page.getByRole('radio', { name: 'Pick up' }).or(page.getByRole('radio').first()).first())
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Delivery', exact: true })).toBeChecked()
  await tabAndType(page, page.getByLabel('Address', { exact: true }), '14 Garden Road')
  await tabAndChoose(page, page.getByLabel('Country'), 'Pakistan')
  await expect(page.getByLabel('State / Province').getByRole('option', { name: 'Sindh' })).toBeAttached()
  await tabAndChoose(page, page.getByLabel('State / Province'), 'Sindh')
  await tabAndType(page, page.getByLabel('Town / City'), 'Karachi')
  await tabAndType(page, page.getByLabel('Postal code'), '75300')
  await tabTo(page, page.getByRole('button', { name: 'Place order' }))
  await keyboard.press('Enter')

  await expect(page).toHaveURL(/\/orderDetail\?order=\d+&key=/)
  const dialog = page.getByRole('dialog', { name: 'Submit' })
  await expect(dialog).toContainText(/Order#\d+ has been created\./)
  await tabTo(page, dialog.getByRole('button', { name: 'OK' }))
  await keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Hina Malik')).toBeVisible()
  await expect(page.getByText('14 Garden Road')).toBeVisible()
})

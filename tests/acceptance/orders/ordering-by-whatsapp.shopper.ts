import { expect, open, productAt, putInCart, test } from '../shopper.ts'

test('an order by WhatsApp is placed first, and then offers a message that the shopper sends', async ({
  page,
}) => {
  const product = await productAt(page, 1, 2)
  await putInCart(page, product.address)
  await open(page, '/checkout')
  await page.getByLabel('First Name').fill('Hina')
  await page.getByLabel('Last Name').fill('Malik')
  await page.getByLabel('Phone').fill('0300 1234567')
  await page.getByLabel('Email', { exact: true }).fill('hina@example.org')
  await page.getByRole('button', { name: 'Order by WhatsApp' }).click()

  await expect(page).toHaveURL(/\/orderDetail\?order=\d+&key=/)
  const dialog = page.getByRole('dialog', { name: 'Submit' })
  await expect(dialog).toContainText(/Order#\d+ has been created\./)
  await expect(dialog).not.toContainText(/\bsent\b/)
  const link = dialog.getByRole('link', { name: 'Write to the shop on WhatsApp' })
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
  const address = new URL((await link.getAttribute('href')) ?? '')
  expect(address.origin + address.pathname).toMatch(/^https:\/\/wa\.me\/\d{7,15}$/)
  const text = address.searchParams.get('text') ?? ''
  const order = new URL(page.url())
  expect(text).toContain(`#${order.searchParams.get('order')}`)
  expect(text).toContain(product.name)
  expect(text).toMatch(/Total: about Rs\s.*, at most Rs\s/)
  expect(text).toContain(order.pathname + order.search)
  expect(page.context().pages()).toHaveLength(1)

  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Cash in the shop')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Write to the shop on WhatsApp' })).toBeVisible()
})

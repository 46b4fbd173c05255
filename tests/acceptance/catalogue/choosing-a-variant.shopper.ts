import { violationsOf } from '../axe.ts'
import { expect, open, test } from '../shopper.ts'

const kurti = '/productsingle/3204/LADIES/32'

test('a shopper chooses a size and a colour, sees what is sold out, and orders what they chose', async ({
  page,
}) => {
  await open(page, '/shop/32')
  const card = page.getByRole('article').filter({ hasText: 'Cotton Kurti' })
  await expect(card.getByText('From')).toBeVisible()
  await expect(card.getByRole('button')).toHaveText(['Choose'])
  await card.getByRole('link', { name: 'Cotton Kurti' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cotton Kurti' })).toBeVisible()
  const sizes = page.getByRole('navigation', { name: 'Size' })
  const colours = page.getByRole('navigation', { name: 'Colour' })
  await expect(sizes.getByRole('link')).toHaveText(['S', 'M', 'L', 'XL'])
  await sizes.getByRole('link', { name: 'L', exact: true }).click()
  await expect(sizes.locator('[aria-current]')).toHaveText('L')
  await expect(colours.getByRole('link', { name: 'Navy' })).toHaveText('Navy Sold out for now.')
  await colours.getByRole('link', { name: 'Navy' }).click()
  await expect(page.getByRole('button', { name: 'Out of stock' })).toBeDisabled()
  await sizes.getByRole('link', { name: 'XL' }).click()
  await expect(colours.locator('[aria-current]')).toHaveText('Navy')
  await expect(page.getByText('Rs 1,750.00').first()).toBeVisible()
  const chosen = page.url()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByText('Item has been added to Cart')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await open(page, '/cart')
  const line = page.getByRole('link', { name: 'Cotton Kurti (XL, Navy)' })
  await expect(line).toBeVisible()
  expect(new URL(chosen).pathname).toBe(await line.getAttribute('href'))
})

test('the page of a product with variants is one page for search engines, which lists all of them', async ({
  page,
}) => {
  await open(page, kurti)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const group = data.map(text => JSON.parse(text)).find(one => one['@type'] === 'ProductGroup')
  expect(group).toMatchObject({ name: 'Cotton Kurti', productGroupID: '3204', hasVariant: { length: 12 } })
  await page.getByRole('navigation', { name: 'Size' }).getByRole('link', { name: 'M', exact: true }).click()
  await expect(page).toHaveURL(/\/productsingle\/80/)
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(canonical).toContain('/productsingle/3204/')
})

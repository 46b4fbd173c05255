import { expect, open, test } from '../shopper.ts'

const list = '/shop/-1'

test('a shopper finds food without gluten among everything, and undoes it again', async ({ page }) => {
  await open(page, list)
  const count = page.getByRole('status').filter({ hasText: /\d products/ })
  // Other shoppers' tests add products: the narrowed list is far shorter, whatever they add.
  const counted = async () => Number.parseInt((await count.textContent()) ?? '', 10)
  const all = await counted()
  const filters = page.getByRole('button', { name: 'Filters', exact: true })
  if (await filters.isVisible()) await filters.click()
  await page.getByText('Allergens', { exact: true }).first().click()
  await page.getByRole('checkbox', { name: /Free from cereals with gluten/ }).check()
  await page.getByRole('button', { name: 'Filter Result' }).click()
  await expect(page).toHaveURL(/freeFrom=GLUTEN$/)
  const chip = page.getByRole('link', { name: 'Remove the filter “Free from cereals with gluten”' })
  await expect(chip).toBeVisible()
  await expect.poll(counted).toBeLessThan(all - 50)
  await page.getByRole('list', { name: 'Products' }).getByRole('heading', { level: 2 }).first().click()
  await expect(page).toHaveURL(/productsingle/)
  await expect(page.getByText(/^Contains: .*gluten/)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/freeFrom=GLUTEN$/)
  await chip.click()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  await expect.poll(counted).toBeGreaterThanOrEqual(all)
})

test('a list that is narrowed too far says which filter to remove', async ({ page }) => {
  await open(page, '/shop/1?diet=VEGAN&inStock=1')
  await expect(page.getByRole('heading', { name: 'No products match all of these filters' })).toBeVisible()
  await page.getByRole('link', { name: /Without “Vegan”/ }).click()
  await expect(page).toHaveURL(/\/shop\/1\?inStock=1$/)
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
})

test('a shopper lists the meat that an authority certifies, and reads the claim on its page', async ({
  page,
}) => {
  await open(page, list)
  const filters = page.getByRole('button', { name: 'Filters', exact: true })
  if (await filters.isVisible()) await filters.click()
  await page.getByText('Certified', { exact: true }).first().click()
  await page.getByRole('checkbox', { name: /^Halal/ }).check()
  await page.getByRole('button', { name: 'Filter Result' }).click()
  await expect(page).toHaveURL(/certificate=HALAL$/)
  await expect(page.getByRole('link', { name: 'Remove the filter “Halal”' })).toBeVisible()
  await page.getByRole('list', { name: 'Products' }).getByRole('heading', { level: 2 }).first().click()
  await expect(page).toHaveURL(/productsingle/)
  await expect(page.getByText(/^Halal: .+ no\. /)).toBeVisible()
})

import { violationsOf } from '../axe.ts'
import { expect, open, test } from '../shopper.ts'

test.describe('a shopper who browses a list', () => {
  test('adds the next products below, and finds them again after a reload and on the way back', async ({
    page,
  }) => {
    await open(page, '/shop/-1')
    const cards = page.getByRole('list', { name: 'Products' }).getByRole('article')
    await expect(cards).toHaveCount(10)
    await page.getByRole('link', { name: 'Show more products' }).click()
    await expect(cards).toHaveCount(20)
    await expect(page).toHaveURL('/shop/-1?page=2&from=1')
    await expect(page.getByRole('status').filter({ hasText: 'page 2 of' })).toBeVisible()
    await page.reload()
    await expect(cards).toHaveCount(20)
    const link = cards.nth(14).getByRole('link').first()
    const name = await link.textContent()
    await link.scrollIntoViewIfNeeded()
    const before = await page.evaluate(() => scrollY)
    await link.click()
    await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible()
    await page.goBack()
    await expect(cards).toHaveCount(20)
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(before))
    // The added products are no step of their own.
    await page.goBack()
    await expect(page).toHaveURL('about:blank')
  })

  test('goes on by keyboard at the first new product', async ({ page }) => {
    await open(page, '/shop/-1')
    await page.getByRole('link', { name: 'Show more products' }).focus()
    await page.keyboard.press('Enter')
    const cards = page.getByRole('list', { name: 'Products' }).getByRole('article')
    await expect(cards).toHaveCount(20)
    await expect(cards.nth(10).getByRole('link').first()).toBeFocused()
  })

  test('chooses how many products a page has, and filters keep that', async ({ page }) => {
    await open(page, '/shop/-1')
    await page
      .getByRole('navigation', { name: 'Products on a page' })
      .getByRole('link', { name: '20' })
      .click()
    await expect(page).toHaveURL('/shop/-1?size=20')
    const cards = page.getByRole('list', { name: 'Products' }).getByRole('article')
    await expect(cards).toHaveCount(20)
    await page.getByLabel('Sort by').selectOption('name')
    await expect(page).toHaveURL('/shop/-1?size=20&sort=name')
    await expect(cards).toHaveCount(20)
  })

  test('sees the list in rows, and the next page and visit are in rows at once', async ({ page }) => {
    await open(page, '/shop/-1')
    const cards = page.getByRole('list', { name: 'Products' }).getByRole('article')
    const widths = async () => (await cards.nth(1).boundingBox())?.x === (await cards.nth(0).boundingBox())?.x
    expect(await widths()).toBe(false)
    await page.getByRole('button', { name: 'Rows' }).click()
    await expect.poll(widths).toBe(true)
    await page.goto('/shop/1')
    expect(await widths()).toBe(true)
    await expect(page.getByRole('button', { name: 'Rows' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Large pictures' }).click()
    await expect.poll(widths).toBe(false)
  })

  test('chooses a variant in a sheet, without leaving the list', async ({ page }) => {
    await open(page, '/shop/32')
    await page.getByRole('button', { name: 'Choose the options of Cotton Kurti' }).click()
    const sheet = page.getByRole('dialog', { name: 'Cotton Kurti' })
    await sheet.getByRole('navigation', { name: 'Size' }).getByRole('link', { name: 'XL' }).click()
    await expect(sheet.getByRole('navigation', { name: 'Size' }).locator('[aria-current]')).toHaveText('XL')
    expect(await violationsOf(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Add to cart' }).click()
    await expect(sheet).toBeHidden()
    await expect(page).toHaveURL('/shop/32')
    await open(page, '/cart')
    await expect(page.getByRole('link', { name: /^Cotton Kurti \(XL/ })).toBeVisible()
  })

  test('adds a product with its first choices, and changes them in a sheet', async ({ page }) => {
    await open(page, '/shop/1')
    await page.getByRole('button', { name: 'Add Whole Chicken to the cart' }).click()
    await page.getByRole('status').getByRole('button', { name: 'Change' }).click()
    const sheet = page.getByRole('dialog', { name: 'Whole Chicken' })
    await sheet.getByRole('radio', { name: '8 pieces', exact: true }).check()
    await sheet.getByRole('button', { name: 'Save the change' }).click()
    await expect(sheet).toBeHidden()
    const lines = await page.evaluate(() => JSON.parse(localStorage.getItem('localCart') ?? '[]'))
    expect(lines).toMatchObject([{ productId: 101, quantity: 1, cuttingAttributes: '8 pieces' }])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a shopper adds the next products and chooses how many a page has', async ({ page }) => {
    await page.goto('/shop/-1')
    await page.getByRole('link', { name: 'Show more products' }).click()
    const cards = page.getByRole('list', { name: 'Products' }).getByRole('article')
    await expect(cards).toHaveCount(20)
    await page
      .getByRole('navigation', { name: 'Products on a page' })
      .getByRole('link', { name: '40' })
      .click()
    await expect(cards).toHaveCount(40)
    await expect(page.getByRole('button', { name: 'Rows' })).toBeHidden()
  })
})

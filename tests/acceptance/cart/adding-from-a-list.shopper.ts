import type { Page } from '@playwright/test'
import { expect, open, test } from '../shopper.ts'

/** The first card of a list, with the names of its product and of what adds it. */
async function firstCard(page: Page) {
  const card = page.getByRole('main').getByRole('article').first()
  const name = (await card.getByRole('link').textContent()) ?? ''
  return {
    name,
    add: card.getByRole('button', { name: `Add ${name} to the cart` }),
    quantity: card.getByRole('textbox', { name: `Quantity of ${name}` }),
    more: card.getByRole('button', { name: 'More', exact: true }),
    less: card.getByRole('button', { name: 'Less', exact: true }),
  }
}
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('localCart') ?? '[]'))

test('a product of a list is added from its card, with its first choices, and is in the cart', async ({
  page,
}) => {
  await open(page, '/shop/1')
  const { name, add, quantity, more } = await firstCard(page)
  await add.click()
  await expect(quantity).toHaveValue('1')
  await expect(page.locator('.toasts')).toContainText('Added to your cart: ')
  await more.click()
  await expect(quantity).toHaveValue('2')
  await expect(page).toHaveURL(/\/shop\/1$/)
  await page.getByRole('main').getByRole('article').getByRole('link', { name }).first().click()
  await expect(page.getByRole('main').getByText('In your cart: 2')).toBeVisible()
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('main').getByText('In your cart: 3')).toBeVisible()
  expect(await stored(page)).toHaveLength(1)
})

test('a card shows what is in the cart when its list is opened again, and less takes it out', async ({
  page,
}) => {
  await open(page, '/shop/1')
  const { add, quantity, less } = await firstCard(page)
  await add.click()
  await expect(quantity).toHaveValue('1')
  await page.reload()
  await expect(quantity).toHaveValue('1')
  await less.click()
  await expect(add).toBeFocused()
  await expect(quantity).toBeHidden()
  expect(await stored(page)).toEqual([])
})

test('on another page of the list the other cards show nothing of it', async ({ page }) => {
  await open(page, '/shop/1')
  const { add, quantity } = await firstCard(page)
  await add.click()
  await expect(quantity).toHaveValue('1')
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.getByRole('button', { name: /^Add .* to the cart$/ }).first()).toBeVisible()
  await expect(cards.getByRole('textbox')).toHaveCount(0)
  await page.goBack()
  await expect(quantity).toHaveValue('1')
})

test('a card is used by keyboard alone', async ({ page }) => {
  await open(page, '/shop/1')
  const { add, quantity, more, less } = await firstCard(page)
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(quantity).toHaveValue('1')
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(quantity).toHaveValue('2')
  await less.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(add).toBeFocused()
})

test('a card that is tapped before the page is awake adds its product once', async ({ page }) => {
  await page.goto('/shop/1', { waitUntil: 'commit' })
  const { add, quantity } = await firstCard(page)
  await add.click()
  await expect(quantity).toHaveValue('1')
  expect(await stored(page)).toHaveLength(1)
})

const pagesWithCards = [
  ...['/', '/home1', '/home2', '/home3', '/home4'],
  ...['/shop/1', '/shop/-1?q=chicken', '/productsingle/101/MEAT/1'],
]

for (const address of pagesWithCards)
  test(`every card of a product in stock at ${address} adds it without its page`, async ({ page }) => {
    await open(page, address)
    const cards = page.getByRole('main').locator('article:has(:is(h2, h3) a)')
    const count = await cards.count()
    expect(count).toBeGreaterThan(0)
    await expect(cards.filter({ has: page.locator('button[aria-label^="Add "]') })).toHaveCount(count)
  })

test('a product of the carousel on the home page is added from its card', async ({ page }) => {
  await open(page, '/')
  const carousel = page.getByRole('region', { name: 'Popular' })
  await carousel.scrollIntoViewIfNeeded()
  const add = carousel.getByRole('button', { name: /^Add .* to the cart$/ }).first()
  const name = /^Add (.*) to the cart$/.exec((await add.getAttribute('aria-label')) ?? '')?.[1]
  await add.click()
  await expect(carousel.getByRole('textbox', { name: `Quantity of ${name}` })).toHaveValue('1')
  expect(await stored(page)).toHaveLength(1)
})

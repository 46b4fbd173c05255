import type { Page } from '@playwright/test'
import { expect, open, productAt, test } from '../shopper.ts'

/** Screen readers announce changes in a live region that already existed: this marks those that exist. */
const nameRegions = (page: Page) =>
  page.locator('[role=status]').evaluateAll(regions => {
    for (const region of regions) (region as HTMLElement).dataset.before = 'yes'
  })

const heard = (page: Page, text: string | RegExp) =>
  page.locator('[role=status][data-before]').filter({ hasText: text })

test('changes of the cart are announced', async ({ page }) => {
  await open(page, (await productAt(page, 1, 3)).address)
  await nameRegions(page)
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await expect(heard(page, 'Item has been added to Cart')).toHaveCount(1)
  const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ })
  await expect(cart).toHaveAccessibleName(/1 item/)
  await page.getByRole('button', { name: /^Remove/ }).click()
  await expect(heard(page, /removed/i)).toHaveCount(1)
})

test('the number of results is announced, and so is the number of suggestions while a shopper types', async ({
  page,
}) => {
  await open(page, '/shop/-1?q=goat')
  await nameRegions(page)
  const before = await heard(page, /^\d+ products?/).textContent()
  await page.getByRole('combobox', { name: /search/i }).fill('biryani')
  await expect(heard(page, /^\d+ suggestions?\./)).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=biryani/)
  await expect(heard(page, /^\d+ products?/)).toHaveCount(1)
  expect(await heard(page, /^\d+ products?/).textContent()).not.toBe(before)
})

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  const moves = reducedMotion === 'no-preference'
  test(`the home page ${moves ? 'moves by itself' : 'rests for who wants less motion'}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.clock.install()
    await open(page, '/')
    const slides = page.locator('[aria-roledescription="carousel"]').first()
    const shown = slides.locator('[aria-roledescription="slide"]:not([inert])')
    await expect(shown).toHaveCount(1)
    const first = await shown.getAttribute('aria-label')
    await page.clock.runFor(7_000)
    const then = expect.poll(() => shown.getAttribute('aria-label'))
    await (moves ? then.not.toBe(first) : then.toBe(first))
    const running = await page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity,
          ).length,
    )
    expect(running > 0).toBe(moves)
  })
}

test('with reduced motion the dark scheme comes at once, on the whole page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await open(page, '/')
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const turning = () => document.getAnimations().filter(one => one instanceof CSSTransition).length
  expect(await page.evaluate(turning)).toBe(0)
})

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { screensToShow } from '../../scripts/screens-to-show.ts'
import { alive, expect, open, productAt, putInCart, test } from './shopper.ts'

/** What axe looks at besides, to check the 24 px of WCAG 2.2 (2.5.8). */
const also = { 'target-size': { enabled: true } }
/** What may be wrong in one colour scheme and right in the other. */
const aboutColours = ['color-contrast', 'link-in-text-block', 'image-alt']

/** What axe finds wrong on a page by day and by night, seen from its top, where nothing lies under the header. */
async function faults(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.evaluate(async () => {
      scrollTo({ top: 0, behavior: 'instant' })
      // The other scheme is there from the next frame on.
      await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
    })
    // No frame is from elsewhere: all of it can be looked at from this page, without opening another.
    const look = () => {
      const axe = new AxeBuilder({ page }).setLegacyMode()
      return (colorScheme === 'light' ? axe.options({ rules: also }) : axe.withRules(aboutColours)).analyze()
    }
    // Colours may still be on their way from one scheme to the other: what is wrong is so the second time as well.
    const { violations } = (await look()).violations.length ? await look() : { violations: [] }
    for (const { id, nodes } of violations)
      found.push(`${colorScheme}, ${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
  }
  return found
}

/** What opens on a screen only when somebody wants it. */
const opened: { name: string; open: (page: Page) => Promise<unknown> }[] = [
  {
    name: 'the menu',
    open: async page => {
      await open(page, '/')
      const wide = (page.viewportSize()?.width ?? 0) >= 768
      await page.getByRole('button', { name: wide ? 'Departments' : 'Menu' }).click()
    },
  },
  {
    name: 'the suggestions',
    open: async page => {
      await open(page, '/shop/1')
      await page.getByRole('combobox', { name: /search/i }).pressSequentially('goat')
      await page.getByRole('option').first().waitFor()
      await page.keyboard.press('ArrowDown')
    },
  },
  {
    name: 'the filters',
    open: async page => {
      await open(page, '/shop/1')
      const filters = page.getByRole('button', { name: 'Filters', exact: true })
      if (await filters.isVisible()) await filters.click()
    },
  },
  {
    name: 'a product that was just put into the cart',
    open: async page => putInCart(page, (await productAt(page, 1, 4)).address),
  },
  {
    name: 'what is in the cart, from the header',
    open: async page => {
      await putInCart(page, (await productAt(page, 1, 4)).address)
      const arrow = page.getByRole('button', { name: 'Show what is in the cart' })
      if (!(await arrow.isVisible())) return
      await arrow.click()
      await page.getByRole('link', { name: 'View Cart' }).waitFor()
    },
  },
]

for (const screen of [...screensToShow, ...opened]) {
  test(`${screen.name} has nothing that axe finds wrong`, async ({ page, allow }) => {
    if (screen.name === 'not-found') allow(/404/)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await screen.open(page, process.env.SHOP_DATABASE ?? '')
    await alive(page)
    await page.waitForLoadState('networkidle')
    expect(await faults(page)).toEqual([])
  })
}

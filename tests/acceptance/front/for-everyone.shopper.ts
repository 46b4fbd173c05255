import type { Page } from '@playwright/test'
import { screensToShow } from '../../../scripts/screens/screens-to-show.ts'
import { settled } from '../../../scripts/screens/settled.ts'
import { lookAtEachWidth } from '../look.ts'
import { noteRequests } from '../pictures.ts'
import { byEnglishNames, databaseOfScreens, noteData, noteSeen } from '../pseudo-shop.ts'
import { alive, expect, open, productAt, putInCart, test } from '../shopper.ts'

/** Parts of screens that only open on request. */
const opened: { name: string; open: (page: Page, databaseUrl: string) => Promise<unknown> }[] = [
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
      await page.getByRole('combobox', { name: 'Search' }).pressSequentially('goat')
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
    name: 'the contents of the cart, from the header',
    open: async page => {
      await putInCart(page, (await productAt(page, 1, 4)).address)
      const arrow = page.getByRole('button', { name: 'Show the cart' })
      if (!(await arrow.isVisible())) return
      await arrow.click()
      await page.getByRole('link', { name: 'View Cart' }).waitFor()
    },
  },
]

/** Screens whose state at one width is lost at the other, or is reached in another way: they are opened at each width. */
const openedAtEach = new Set(['the menu', 'the filters', 'the contents of the cart, from the header'])

/** Opens a screen and waits until it is complete. */
async function show(screen: (typeof opened)[number], page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await screen.open(byEnglishNames(page), databaseOfScreens)
  await alive(page)
  await settled(page)
}

for (const screen of [...screensToShow, ...opened]) {
  test(`${screen.name} is for everyone, on a phone and at a computer`, async ({ page, allow }) => {
    if (screen.name === 'not-found') allow(/404/)
    if (screen.name === 'login-mailed-code') allow(/401/)
    if (screen.name === 'services-errors' || screen.name === 'films-errors') allow(/400/)
    const conflicts = ['own-order-age', 'payment-of-change-late', 'phone-order-age', 'variants-conflict']
    if (conflicts.includes(screen.name)) allow(/409/)
    noteData(page)
    const asked = noteRequests(page)
    await show(screen, page)
    noteSeen(page)
    const again = openedAtEach.has(screen.name) ? () => show(screen, page) : undefined
    expect(await lookAtEachWidth(page, { asked, again })).toEqual([])
  })
}

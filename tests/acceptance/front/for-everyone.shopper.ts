import type { Page } from '@playwright/test'
import { screensToShow } from '../../../scripts/screens/screens-to-show.ts'
import { settled } from '../../../scripts/screens/settled.ts'
import { violationsOf } from '../axe.ts'
import { outOfReach } from '../in-reach.ts'
import { faultsOfLinks } from '../links.ts'
import { faultsOfPictures, faultsOfRequests, lookThrough, noteRequests, type Seen } from '../pictures.ts'
import { alive, expect, open, productAt, putInCart, test } from '../shopper.ts'
import { turnInto } from '../widths.ts'

/** Pictures whose placeholder is still there. */
const awaited = 'img.awaited:visible:not([data-there], [inert] *)'

const isForShoppers = (page: Page) => !new URL(page.url()).pathname.startsWith('/admin')

/** The faults of a page at one width: axe's findings, controls that nobody can reach, pictures, and links. */
async function faults(page: Page, before: readonly Seen[] = []): Promise<{ found: string[]; seen: Seen[] }> {
  const lines = [...(await violationsOf(page)), ...(await outOfReach(page))]
  const seen = await lookThrough(page)
  lines.push(
    ...faultsOfPictures(seen, { isForShoppers: isForShoppers(page), before }),
    ...(await faultsOfLinks(page)),
  )
  await expect(page.locator(awaited)).toHaveCount(0)
  return { found: lines.map(line => `${page.viewportSize()?.width} px, ${line}`), seen }
}

/** The part of a 1280 x 1024 window that is left for a page at 400 %. */
const ZOOMED_IN = { width: 320, height: 256 }

/** The width that does not fit the window of a reader who zooms in. */
async function sidewaysZoomedIn(page: Page): Promise<number> {
  await page.setViewportSize(ZOOMED_IN)
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth))
}

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
      const arrow = page.getByRole('button', { name: 'Show the cart' })
      if (!(await arrow.isVisible())) return
      await arrow.click()
      await page.getByRole('link', { name: 'View Cart' }).waitFor()
    },
  },
]

/** Screens whose state at one width is lost at the other, or is reached in another way: they are opened at each width. */
const openedAtEach = new Set(['the menu', 'the filters', 'what is in the cart, from the header'])

/** Opens a screen and waits until it is complete. */
async function show(screen: (typeof opened)[number], page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await screen.open(page, process.env.SHOP_DATABASE ?? '')
  await alive(page)
  await settled(page)
}

for (const screen of [...screensToShow, ...opened]) {
  test(`${screen.name} is for everyone, on a phone and at a computer`, async ({ page, allow }) => {
    if (screen.name === 'not-found') allow(/404/)
    const asked = noteRequests(page)
    await show(screen, page)
    const narrow = await faults(page)
    const onAPhone = isForShoppers(page) ? faultsOfRequests(asked, narrow.seen) : []
    expect(await sidewaysZoomedIn(page), 'scrolls sideways at 400 %').toBe(0)
    await turnInto(page, 'wide')
    if (openedAtEach.has(screen.name)) await show(screen, page)
    else await settled(page)
    const wide = await faults(page, narrow.seen)
    expect([...narrow.found, ...onAPhone, ...wide.found]).toEqual([])
  })
}

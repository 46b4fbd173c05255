import type { APIRequestContext, Page } from '@playwright/test'
import { matchPath } from 'react-router'
import { everyScreen, shopperScreens } from '../../support/every-screen.ts'
import { pageFacts } from '../../support/page-facts.ts'
import { settled } from '../settled.ts'
import { alive, expect, open, putInCart, test } from '../shopper.ts'
import { turnInto } from '../widths.ts'

/** The number of products visited; all other addresses are visited. */
const MOST_PRODUCTS = 40
const AT_ONCE = 6

const isInside = (href: string) => href.startsWith('/') && !href.startsWith('//')
const isProduct = (address: string) => address.startsWith('/productsingle/')
const withoutPlace = (href: string) => href.split('#')[0] as string

/** Requests an address as written in a link; returns the errors, and the links of the page. */
async function visit(request: APIRequestContext, address: string) {
  const answer = await request.get(address, { maxRedirects: 0 })
  const kind = answer.headers()['content-type'] ?? ''
  if (answer.status() !== 200) return { wrong: `${answer.status()} ${address}`, links: [] }
  if (kind.startsWith('image/')) return { wrong: '', links: [] }
  if (!kind.startsWith('text/html')) return { wrong: `${kind} ${address}`, links: [] }
  return { wrong: '', links: pageFacts(await answer.text()).links }
}

test('every link leads to a page that is there, at once', async ({ request }) => {
  const seen = new Set(['/'])
  const wrong: string[] = []
  let wave = ['/']
  let products = 0
  while (wave.length > 0) {
    const found: string[] = []
    const rest = wave.values()
    const follow = async () => {
      for (const address of rest) {
        const page = await visit(request, address)
        if (page.wrong) wrong.push(page.wrong)
        for (const href of page.links) {
          if (!href || href === '#') wrong.push(`"${href}" on ${address}`)
          if (isInside(href)) found.push(withoutPlace(href))
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, follow))
    wave = [...new Set(found)].filter(address => {
      if (seen.has(address) || (isProduct(address) && products >= MOST_PRODUCTS)) return false
      if (isProduct(address)) products += 1
      seen.add(address)
      return true
    })
  }
  expect(wrong).toEqual([])
  expect(seen.size).toBeGreaterThan(100)
  // Every link leads to a screen of its own.
  const kinds = [...seen].filter(address => !address.startsWith('/pictures/'))
  const unknown = kinds.filter(
    address => !everyScreen.some(({ path }) => matchPath(path, address.split('?')[0] as string)),
  )
  expect(unknown).toEqual([])
})

/** Returns the errors in the links of an open page. Runs in the browser. */
function faultsOfLinks(): string[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('a')].flatMap(link => {
    const href = link.getAttribute('href')
    const say = (what: string) => `${what}: ${link.outerHTML.slice(0, 160)}`
    if (!href || href === '#') return say('leads nowhere')
    if (href.startsWith('#'))
      return document.getElementById(decodeURIComponent(href.slice(1))) ? [] : say('no such place')
    if (href.startsWith('/') || /^(mailto|tel):./.test(href)) return []
    if (!href.startsWith('https://')) return say('not https')
    return link.relList.contains('noreferrer') ? [] : say('tells where one comes from')
  })
}

/** Returns the addresses of pictures that did not load, after the whole page was in view. Runs in the browser. */
async function brokenPictures(): Promise<string[]> {
  const broken: string[] = []
  for (const image of document.images) {
    if (!image.checkVisibility() || image.closest('[inert]')) continue
    image.scrollIntoView({ block: 'center', behavior: 'instant' })
    await image.decode().catch(() => {}) // one that cannot be decoded has no width
    if (image.naturalWidth === 0) broken.push(image.currentSrc || image.src)
  }
  return broken
}

const inside = (page: Page) =>
  page
    .locator('a[href^="/"]')
    .evaluateAll(links => [...new Set(links.map(link => link.getAttribute('href') as string))])

/** Follows links that appear only after hydration, or after something on the page was opened; returns them. */
async function followOthers(page: Page, known: readonly string[]): Promise<string[]> {
  const others = (await inside(page)).filter(href => !known.includes(href))
  const wrong: string[] = []
  for (const address of new Set(others.map(withoutPlace))) {
    const found = await visit(page.request, address)
    if (found.wrong && !(await isTakenAway(page, address))) wrong.push(found.wrong)
  }
  expect(wrong).toEqual([])
  return others
}

/** True if staff have just removed a category or a product: the page, loaded again, no longer shows it. */
async function isTakenAway(page: Page, address: string): Promise<boolean> {
  if (!/^\/(category|productsingle)\//.test(address)) return false
  await page.reload()
  await alive(page)
  return !(await inside(page)).map(withoutPlace).includes(address)
}

for (const screen of everyScreen) {
  const { path, address } = screen
  test(`${path} has its pictures, and links that lead somewhere`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, address)
    const { links } = await visit(page.request, new URL(page.url()).pathname)
    for (const width of ['narrow', 'wide'] as const) {
      if (width === 'wide') await turnInto(page, width)
      await settled(page)
      expect(await page.evaluate(faultsOfLinks)).toEqual([])
      // The pictures on shopper screens are all checked by seeing-pictures.shopper.ts.
      if (!shopperScreens.includes(screen)) expect(await page.evaluate(brokenPictures)).toEqual([])
      links.push(...(await followOthers(page, links)))
    }
  })
}

for (const width of ['narrow', 'wide'] as const)
  test(`what the menus of the header hold leads somewhere (${width})`, async ({ page }) => {
    await turnInto(page, width)
    await putInCart(page, '/productsingle/601/MEAT/6')
    const { links } = await visit(page.request, '/productsingle/601/MEAT/6')
    const wide = width === 'wide'
    await page.getByRole('button', { name: wide ? 'Departments' : 'Menu' }).click()
    await expect(page.locator('#shop-menu').getByRole('link').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Show your account' }).click()
    await expect(page.locator('#user-menu').getByRole('link').first()).toBeVisible()
    await page.keyboard.press('Escape')
    if (wide) {
      await page.getByRole('button', { name: 'Show the cart' }).click()
      await expect(page.locator('#cart-peek').getByRole('link').first()).toBeVisible()
    }
    expect(await page.evaluate(faultsOfLinks)).toEqual([])
    await followOthers(page, links)
  })

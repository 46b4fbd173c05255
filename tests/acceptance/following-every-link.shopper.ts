import type { APIRequestContext, Page } from '@playwright/test'
import { matchPath } from 'react-router'
import { everyScreen } from '../support/every-screen.ts'
import { pageFacts } from '../support/page-facts.ts'
import { alive, expect, open, putInCart, test } from './shopper.ts'

/** So many products are visited; all other addresses are. */
const MOST_PRODUCTS = 40
const AT_ONCE = 6

const isInside = (href: string) => href.startsWith('/') && !href.startsWith('//')
const isProduct = (address: string) => address.startsWith('/productsingle/')
const withoutPlace = (href: string) => href.split('#')[0] as string

/** Asks for an address as it stands in a link; answers what is wrong with it, and the links of the page that came. */
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
  // Nothing is offered that has no screen of its own.
  const kinds = [...seen].filter(address => !address.startsWith('/pictures/'))
  const unknown = kinds.filter(
    address => !everyScreen.some(({ path }) => matchPath(path, address.split('?')[0] as string)),
  )
  expect(unknown).toEqual([])
})

/** All that is wrong with the links of a page that is open. Runs in the browser. */
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

/** The addresses of pictures that did not come, after all of the page was in view. Runs in the browser. */
async function brokenPictures(): Promise<string[]> {
  const broken: string[] = []
  for (const image of document.images) {
    if (!image.checkVisibility() || image.closest('[inert]')) continue
    image.scrollIntoView({ block: 'center', behavior: 'instant' })
    await image.decode().catch(() => {}) // what cannot be decoded has no width
    if (image.naturalWidth === 0) broken.push(image.currentSrc || image.src)
  }
  return broken
}

const inside = (page: Page) =>
  page
    .locator('a[href^="/"]')
    .evaluateAll(links => [...new Set(links.map(link => link.getAttribute('href') as string))])

/** Follows the links that stand in a page only since it is alive, or since something in it was opened. */
async function followOthers(page: Page, known: readonly string[]): Promise<void> {
  const others = (await inside(page)).filter(href => !known.includes(href)).map(withoutPlace)
  const wrong: string[] = []
  for (const address of new Set(others)) {
    const found = await visit(page.request, address)
    if (found.wrong && !(await isTakenAway(page, address))) wrong.push(found.wrong)
  }
  expect(wrong).toEqual([])
}

/** Whether a category or a product has just been taken away by staff: then the page that is opened anew knows nothing of it. */
async function isTakenAway(page: Page, address: string): Promise<boolean> {
  if (!/^\/(category|productsingle)\//.test(address)) return false
  await page.reload()
  await alive(page)
  return !(await inside(page)).map(withoutPlace).includes(address)
}

for (const { path, address } of everyScreen) {
  test(`${path} has its pictures, and links that lead somewhere`, async ({ page }) => {
    await open(page, address)
    expect(await page.evaluate(faultsOfLinks)).toEqual([])
    expect(await page.evaluate(brokenPictures)).toEqual([])
    const { links } = await visit(page.request, new URL(page.url()).pathname)
    await followOthers(page, links)
  })
}

test('what the menus of the header hold leads somewhere', async ({ page }) => {
  await putInCart(page, '/productsingle/601/MEAT/6')
  const { links } = await visit(page.request, '/productsingle/601/MEAT/6')
  const wide = (page.viewportSize()?.width ?? 0) >= 768
  await page.getByRole('button', { name: wide ? 'Departments' : 'Menu' }).click()
  await expect(page.locator('#shop-menu').getByRole('link').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Show your account' }).click()
  await expect(page.locator('#user-menu').getByRole('link').first()).toBeVisible()
  await page.keyboard.press('Escape')
  if (wide) {
    await page.getByRole('button', { name: 'Show what is in the cart' }).click()
    await expect(page.locator('#cart-peek').getByRole('link').first()).toBeVisible()
  }
  expect(await page.evaluate(faultsOfLinks)).toEqual([])
  await followOthers(page, links)
})

import type { APIRequestContext, Page } from '@playwright/test'
import { alive } from '../../scripts/screens/alive.ts'
import { pageFacts } from '../support/page-facts.ts'

const isInside = (href: string) => href.startsWith('/') && !href.startsWith('//')
const withoutPlace = (href: string) => href.split('#')[0] as string

/**
 * Requests an address as written in a link; returns the faults, and the addresses in the shop that its page links to. Files
 * and what calls answer (exports, previews of mails) are no pages: they only have to be there.
 */
export async function visit(request: APIRequestContext, address: string) {
  const answer = await request.get(address, { maxRedirects: 0 })
  const kind = answer.headers()['content-type'] ?? ''
  if (answer.status() !== 200) return { wrong: [`${answer.status()} ${address}`], links: [] }
  if (/^(image\/|video\/|application\/pdf|text\/csv)/.test(kind) || address.startsWith('/api/'))
    return { wrong: [], links: [] }
  if (!kind.startsWith('text/html')) return { wrong: [`${kind} ${address}`], links: [] }
  const { links } = pageFacts(await answer.text())
  return {
    wrong: links.filter(href => !href || href === '#').map(href => `"${href}" on ${address}`),
    links: links.filter(isInside).map(withoutPlace),
  }
}

/** Returns the links of an open page that lead nowhere or tell other sites too much. Runs in the browser. */
function linksThatAreWrong(): string[] {
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

const inside = async (page: Page) => {
  const all = page.locator('a[href^="/"]')
  const links = await all.evaluateAll(found => found.map(link => link.getAttribute('href') as string))
  return new Set(links.map(withoutPlace))
}

/** True if staff have just removed a category or a product: the page, loaded again, no longer shows it. */
async function isTakenAway(page: Page, address: string): Promise<boolean> {
  if (!/^\/(category|productsingle)\//.test(address)) return false
  await page.reload()
  await alive(page)
  return !(await inside(page)).has(address)
}

/** The addresses that this worker has followed: a footer need not be followed on every screen. */
const followed = new Set<string>()

/** Returns the faults of the links of an open page: how they are written, and where those into the shop lead. */
export async function faultsOfLinks(page: Page): Promise<string[]> {
  const wrong = await page.evaluate(linksThatAreWrong)
  for (const address of await inside(page)) {
    if (followed.has(address)) continue
    const found = await visit(page.request, address)
    if (found.wrong.length === 0) followed.add(address)
    else if (!(await isTakenAway(page, address))) wrong.push(...found.wrong)
  }
  return wrong
}

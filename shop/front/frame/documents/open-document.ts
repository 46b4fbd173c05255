import type { NavigateOptions } from 'react-router'
import { isOtherPreview } from '../../../content/preview-address.ts'
import { OPENING } from '../../../hours/show-opening.ts'
import { createStore } from '../../../lib/store.ts'
import { documentRouter } from '../../../ui/document-router.ts'
import { type Following, followLinks } from '../../../ui/follow-links.ts'
import { refreshSession } from '../../../ui/session.ts'
import type { ShopData } from '../../../ui/shown-shop.ts'
import { markAlive } from '../when-alive.ts'
import { type IslandParts, Islands } from './islands.tsx'
import { isOtherPage } from './other-pages.ts'
import { forgetPages, pageAgain, pageAt } from './pages-ahead.ts'
import { here, keepScroll, noteStep, onStep, scrollBefore, step, storeScrolls } from './place.ts'
import { focusMain, mainOf, movePicture, scrollToPlace, showHead } from './show-page.ts'

type Going = NavigateOptions & Partial<Following>

const factsOf = (page: Document) => page.getElementById('shop')?.textContent ?? ''

/**
 * Wakes this document, and goes from it to others by putting their content in the place of its own. A page of another kind,
 * with another frame or of another build is loaded in full, as is everything that goes wrong.
 */
export function openDocument(parts: IslandParts, entry: string): void {
  const facts = factsOf(document)
  const next = createStore<string | undefined>(undefined)
  // Its news are text.
  const shop: ShopData = { ...JSON.parse(facts), news: [] }
  const router = documentRouter({ shop, here, onStep, go, next, refresh })
  const islands = new Islands(parts, router, markAlive)
  let turn = 0

  const fits = (page: Document | undefined, address: URL): page is Document =>
    page !== undefined &&
    mainOf(page) !== null &&
    factsOf(page) === facts &&
    [...page.scripts].some(({ text }) => text.includes(entry)) &&
    !isOtherPreview({ currentUrl: new URL(location.href), nextUrl: address })

  /** Fetches a page; returns false if the person went elsewhere meanwhile, and undefined if it must be loaded in full. */
  async function pageToShow(address: URL): Promise<Document | false | undefined> {
    turn += 1
    const asked = turn
    if (isOtherPage(address.pathname)) return undefined
    next.set(address.pathname)
    const page = await pageAt(address.pathname + address.search)
    if (asked !== turn) return false
    next.set(undefined)
    return fits(page, address) ? page : undefined
  }

  /** Fills what the shopper's branch has, and asks, into the page, if the shop has several branches. */
  const fillIn = () => {
    if (shop.branches)
      void import('../../../catalogue/branches/fill-in-branch.ts').then(({ fillInBranch }) =>
        fillInBranch(shop),
      )
  }

  /** Shows a page at the present address; one of the same path keeps its living islands. */
  function show(page: Document, path: string, scroll: () => void) {
    const isSame = here().pathname === path
    try {
      showHead(page)
      islands.renew(mainOf(document) as HTMLElement, mainOf(page) as HTMLElement, isSame)
    } catch (error) {
      location.reload()
      throw error
    }
    dispatchEvent(new Event(OPENING))
    fillIn()
    forgetPages()
    scroll()
    if (!isSame) focusMain()
  }

  async function go(to: string, { replace = false, picture, preventScrollReset }: Going) {
    const { pathname, search } = here()
    const address = new URL(to, location.href)
    if (address.hash && address.pathname + address.search === pathname + search) {
      step(to, replace)
      return scrollToPlace()
    }
    const page = await pageToShow(address)
    if (page === false) return
    if (!page) return location[replace ? 'replace' : 'assign'](address)
    const before = picture?.getBoundingClientRect()
    step(to, replace)
    show(page, pathname, () => preventScrollReset || scrollToPlace())
    if (before) movePicture(before)
  }

  /** A step of the browser's: back, forward, or to a place in this page. */
  async function stepped() {
    const before = here()
    keepScroll()
    noteStep()
    const { pathname, search } = here()
    const y = scrollBefore()
    const scroll = () => scrollTo({ top: y ?? 0, behavior: 'instant' })
    if (pathname + search === before.pathname + before.search) return y !== undefined && scroll()
    const page = await pageToShow(new URL(location.href))
    if (page) show(page, before.pathname, scroll)
    else if (page === undefined) location.reload()
  }

  /** A person who went elsewhere before the answer stays there. */
  async function refresh() {
    const asked = here()
    const page = await pageAgain(asked.pathname + asked.search)
    if (!page || here().pathname + here().search !== asked.pathname + asked.search) return
    if (fits(page, new URL(location.href))) show(page, asked.pathname, () => {})
    else location.reload()
  }

  addEventListener('popstate', stepped)
  addEventListener('pagehide', storeScrolls)
  // Coming back to this document does not load it: meanwhile a person may have signed in or out.
  addEventListener('pageshow', ({ persisted }) => persisted && void refreshSession())
  if (history.scrollRestoration === 'manual' && scrollY === 0) scrollTo(0, scrollBefore() ?? 0)
  followLinks({ ahead: page => isOtherPage(page) || void pageAt(page), go })
  islands.wake(document)
  fillIn()
}

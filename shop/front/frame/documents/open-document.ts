import type { NavigateOptions } from 'react-router'
import { isOtherPreview } from '../../../content/preview-address.ts'
import { createStore } from '../../../lib/store.ts'
import { documentRouter } from '../../../ui/document-router.ts'
import { followLinks } from '../../../ui/follow-links.ts'
import { refreshSession } from '../../../ui/session.ts'
import type { ShopData } from '../../../ui/shop-data.ts'
import { markAlive } from '../alive.ts'
import { type IslandParts, Islands } from './islands.tsx'
import { forgetPages, pageAgain, pageAt } from './pages-ahead.ts'
import { here, keepScroll, noteStep, onStep, scrollBefore, step, storeScrolls } from './place.ts'

/** The elements of the head that are about one page. */
const OF_PAGE = 'meta[name]:not([name=viewport], [name=theme-color]), meta[property], link[rel=canonical]'

const factsOf = (page: Document) => page.getElementById('shop')?.textContent ?? ''
const mainOf = (page: Document) => page.getElementById('content')

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

  const fits = (page: Document | undefined, address: string): page is Document =>
    page !== undefined &&
    mainOf(page) !== null &&
    factsOf(page) === facts &&
    [...page.scripts].some(({ text }) => text.includes(entry)) &&
    !isOtherPreview({ currentUrl: new URL(location.href), nextUrl: new URL(address, location.href) })

  /** Returns the page to show, unless it must be loaded in full; undefined if somebody went elsewhere meanwhile. */
  async function pageToShow(address: string, load: () => void): Promise<Document | undefined> {
    turn += 1
    const asked = turn
    const [path = ''] = address.split(/[?#]/)
    next.set(path)
    const page = await pageAt(address.replace(/#.*/, ''))
    if (asked !== turn) return undefined
    next.set(undefined)
    if (fits(page, address)) return page
    load()
    return undefined
  }

  function show(page: Document, keep: boolean) {
    const main = mainOf(document)
    const fresh = mainOf(page)
    if (!main || !fresh) return
    document.title = page.title
    for (const old of document.head.querySelectorAll(OF_PAGE)) old.remove()
    document.head.append(...page.head.querySelectorAll(OF_PAGE))
    islands.renew(main, fresh, keep)
    // It was used up.
    forgetPages()
  }

  async function go(
    address: string,
    { replace = false, viewTransition, preventScrollReset }: NavigateOptions,
  ) {
    const { pathname, search } = here()
    const target = new URL(address, location.href)
    const swap = (page?: Document) => {
      step(address, replace)
      if (page) show(page, target.pathname === pathname)
      if (!preventScrollReset) scrollToPlace()
      if (target.pathname !== pathname) focusMain()
    }
    if (target.hash && target.pathname + target.search === pathname + search) return swap()
    const page = await pageToShow(address, () => location[replace ? 'replace' : 'assign'](address))
    if (!page) return
    if (viewTransition && 'startViewTransition' in document) document.startViewTransition(() => swap(page))
    else swap(page)
  }

  /** A step of the browser's: back, forward, or to a place in this page. */
  async function stepped() {
    const before = here()
    keepScroll()
    noteStep()
    const { pathname, search, hash } = here()
    if (pathname + search === before.pathname + before.search) return
    const page = await pageToShow(pathname + search + hash, () => location.reload())
    if (!page) return
    show(page, pathname === before.pathname)
    scrollTo({ top: scrollBefore(), behavior: 'instant' })
    if (pathname !== before.pathname) focusMain()
  }

  async function refresh() {
    const page = await pageAgain(location.href)
    if (fits(page, location.href)) show(page, true)
  }

  addEventListener('popstate', stepped)
  addEventListener('pagehide', storeScrolls)
  // Coming back to this document does not load it: meanwhile somebody may have signed in or out.
  addEventListener('pageshow', ({ persisted }) => persisted && void refreshSession())
  if (history.scrollRestoration === 'manual' && scrollY === 0) scrollTo(0, scrollBefore())
  followLinks({ ahead: page => void pageAt(page), go })
  islands.wake(document)
}

function scrollToPlace() {
  const target = here().hash && document.getElementById(decodeURIComponent(here().hash.slice(1)))
  if (target) target.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: 0, behavior: 'instant' })
}

/** After the paint, because a focus makes the browser lay the page out once more. */
function focusMain() {
  requestAnimationFrame(() => setTimeout(() => mainOf(document)?.focus({ preventScroll: true })))
}

import { useSyncExternalStore } from 'react'
import type { Location, NavigateFunction, To } from 'react-router'
import type { Router } from './router.ts'
import type { ShopData } from './shop-data.ts'

type Page = {
  shop: ShopData | undefined
  /** Gives where the page is, as the same object until that changes. */
  here: () => Location
  subscribe: (changed: () => void) => () => void
}

/** The address of `to`, seen from a page at `path`. */
function addressOf(to: To, { pathname, search }: Location): string {
  if (typeof to === 'string') return to
  return (to.pathname ?? pathname) + (to.search ?? (to.pathname ? '' : search)) + (to.hash ?? '')
}

/** The router of documents: going elsewhere loads a page in full. */
export function documentRouter({ shop, here, subscribe }: Page): Router {
  const navigate = ((to: To | number, { replace }: { replace?: boolean } = {}) => {
    if (typeof to === 'number') history.go(to)
    else location[replace ? 'replace' : 'assign'](addressOf(to, here()))
  }) as NavigateFunction
  return {
    useLocation: () => useSyncExternalStore(subscribe, here, here),
    useNavigate: () => navigate,
    useNavigationType: () => 'POP',
    useNextPath: () => undefined,
    useRefresh: () => reload,
    useShop: () => shop,
  }
}

/** What was just said stays (see `toast`). */
async function reload() {
  location.reload()
}

/** The router of a document while the server renders it. */
export function documentAt({ pathname, search }: URL, shop: ShopData | undefined): Router {
  const at: Location = { pathname, search, hash: '', state: null, key: 'default' }
  return documentRouter({ shop, here: () => at, subscribe: () => () => {} })
}

import { useSyncExternalStore } from 'react'
import type { Location, NavigateFunction, NavigateOptions, To } from 'react-router'
import type { Store } from '../lib/store.ts'
import type { Router } from './router.ts'
import type { ShopData } from './shown-shop.ts'

type Page = {
  shop: ShopData | undefined
  /** Gives where the page is, as the same object until that changes. */
  here: () => Location
  onStep: (moved: () => void) => () => void
  go: (address: string, how: NavigateOptions) => void
  /** The path of the page that is loading. */
  next: Pick<Store<string | undefined>, 'use'>
  refresh: () => Promise<void>
}

/** The address of `to`, seen from the page at `from`. */
function addressOf(to: To, from: Location): string {
  if (typeof to === 'string') return to
  const { pathname = from.pathname, search = to.pathname ? '' : from.search, hash = '' } = to
  return pathname + search + hash
}

/** The router of documents. */
export function documentRouter({ shop, here, onStep, go, next, refresh }: Page): Router {
  const navigate = ((to: To | number, how: NavigateOptions = {}) => {
    if (typeof to === 'number') history.go(to)
    else go(addressOf(to, here()), how)
  }) as NavigateFunction
  return {
    useLocation: () => useSyncExternalStore(onStep, here, here),
    useNavigate: () => navigate,
    useNavigationType: () => 'POP',
    useNextPath: () => next.use(),
    useRefresh: () => refresh,
    useShop: () => shop,
  }
}

/** The router of a document while the server renders it: nothing moves. */
export function documentAt({ pathname, search }: URL, shop: ShopData | undefined): Router {
  const at: Location = { pathname, search, hash: '', state: null, key: 'default' }
  return documentRouter({
    shop,
    here: () => at,
    onStep: () => () => {},
    go: () => {},
    next: { use: () => undefined },
    refresh: async () => {},
  })
}

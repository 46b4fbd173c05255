import {
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useRevalidator,
  useRouteLoaderData,
} from 'react-router'
import type { Router } from './router.ts'

/** For parts that only pages with React Router have. */
export { PrefetchPageLinks, useBlocker, useRouteLoaderData, useSearchParams } from 'react-router'

function useRefresh() {
  const { revalidate } = useRevalidator()
  const screen = useMatches().at(-1)?.id ?? ''
  return async () => {
    const data = new URL(`${location.pathname}.data${location.search}`, location.origin)
    data.searchParams.set('_routes', screen)
    await fetch(data, { cache: 'reload' }).catch(() => undefined)
    await revalidate()
  }
}

/** The router of pages with React Router. */
export const appRouter: Router = {
  useLocation,
  useNavigate,
  useNavigationType,
  useNextPath: () => useNavigation().location?.pathname,
  useRefresh,
  useShop: () => useRouteLoaderData('root'),
}

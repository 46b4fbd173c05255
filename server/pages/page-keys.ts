import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { addressOfPage, contentPages } from '../../shop/content/content-pages.ts'
import { isPreview, PREVIEW } from '../../shop/content/preview-address.ts'
import { type Call, pathParameters } from '../../shop/lib/call.ts'
import { isCrooked } from '../edge/crooked-path.ts'

/**
 * The query parameters that a screen reads, for the page cache. A screen without them is not cached. Those of `lists` have commas between
 * their values, whose order has no meaning.
 */
export type ScreenHandle = { reads: readonly string[]; lists?: readonly string[] }

/** The browser caching of cached pages: browsers revalidate each time. */
export const ASK_EACH_TIME = 'public, max-age=0, must-revalidate'

/** True if the answers of a call are cached: they are the same for everyone, and it is known what they show. */
export const isCached = (call: Call): boolean =>
  call.shows !== undefined && call.method === 'GET' && call.who === 'anyone' && !call.greets

/** The keys of longer addresses are found each time: they would take too much memory. */
const LONGEST_KNOWN = 500
/** The pages that have previews. */
const PREVIEWED = new Set(['/', ...contentPages.map(addressOfPage)])
/** The number of addresses whose keys are remembered. */
const MOST_KNOWN = 20_000

/** A picture, also in one of its widths and formats. */
const PICTURE = /^\/pictures\/[0-9a-f]{32}(\/\d{2,4}\.(avif|webp))?$/

/**
 * Finds the cache key of an address: the address with only the parameters that the answer depends on, in a fixed order.
 * `undefined` for anything not cached: files, private screens, calls that do not declare what they show, and unpublished
 * content. `isOurs` is true if this shop made a preview and it has not expired.
 */
export function pageKeys(
  calls: readonly Call[],
  routes: ServerBuild['routes'],
  isOurs: (preview: string) => boolean,
): (url: string) => string | undefined {
  const callAt = callKeys(calls)
  const screenAt = screenKeys(routes, isOurs)
  const find = (url: string): string | undefined => {
    if (!/^\/(?![/\\])/.test(url) || isCrooked(url)) return undefined
    const at = url.indexOf('?')
    const path = at < 0 ? url : url.slice(0, at)
    const query = new URLSearchParams(at < 0 ? '' : url.slice(at))
    if (PICTURE.test(path)) return path
    return path.startsWith('/api/') ? callAt(path, query) : screenAt(path, query)
  }
  const known = new Map<string, string | undefined>()
  return url => {
    // A valid preview expires some time later, so its key is not remembered.
    if (url.length > LONGEST_KNOWN || isPreview(url)) return find(url)
    const before = known.get(url)
    if (before !== undefined || known.has(url)) return before
    const key = find(url)
    if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value as string)
    known.set(url, key)
    return key
  }
}

/** A call refuses an unknown or repeated parameter, so such requests go to the call itself. */
function callKeys(calls: readonly Call[]) {
  const known = calls
    .filter(({ method }) => method === 'GET')
    .flatMap(call =>
      [call.path, ...(call.alias ?? [])].map(path => {
        const named = pathParameters(path)
        return {
          cached: isCached(call),
          open: named.length,
          pattern: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
          reads: Object.keys(call.input.shape).filter(name => !named.includes(name)),
        }
      }),
    )
    // A literal path has priority over one with parameters.
    .sort((one, other) => one.open - other.open)
  return (path: string, query: URLSearchParams) => {
    const call = known.find(({ pattern }) => pattern.test(path))
    if (!call?.cached || [...query.keys()].length > new Set(query.keys()).size) return undefined
    return query.keys().every(name => call.reads.includes(name))
      ? `${path.replace(/\/$/, '')}${queryOf(query, call.reads, { empty: true })}`
      : undefined
  }
}

/** The `.data` of a screen names in `_routes` the parts whose data is requested. */
const DATA = /\.data$/

function screenKeys(routes: ServerBuild['routes'], isOurs: (preview: string) => boolean) {
  const below = (parentId: string | undefined): RouteObject[] =>
    Object.values(routes).flatMap(route =>
      route && (route.parentId ?? '') === (parentId ?? '')
        ? [
            {
              id: route.id,
              path: route.path,
              ...(route.index ? { index: true } : { children: below(route.id) }),
              handle: route.module.handle,
            } as RouteObject,
          ]
        : [],
    )
  const tree = below(undefined)
  return (path: string, query: URLSearchParams) => {
    const isData = DATA.test(path)
    const page = isData ? path.replace(DATA, '').replace(/^\/_(root)?$/, '/') : path
    if (!isWritten(page)) return undefined
    const matches = matchRoutes(tree, page)
    const handle = matches?.at(-1)?.route.handle as ScreenHandle | undefined
    if (!matches || !handle?.reads) return undefined
    const parts = isData ? (query.get('_routes')?.split(',') ?? []) : []
    if (!parts.every(part => matches.some(({ route }) => route.id === part))) return undefined
    if (parts.length > 0)
      query.set(
        '_routes',
        matches.flatMap(({ route: { id } }) => (id && parts.includes(id) ? [id] : [])).join(),
      )
    const preview = PREVIEWED.has(page.replace(/(?<=.)\/$/, '')) ? query.get(PREVIEW) : null
    // An unpublished page is for one reader; all expired previews get the same answer.
    if (preview !== null) return isOurs(preview) ? undefined : `${path}?${PREVIEW}=`
    const tidy = path.length > 1 ? path.replace(/\/$/, '') : path
    return `${tidy}${queryOf(query, isData ? [...handle.reads, '_routes'] : handle.reads, handle)}`
  }
}

/** True if an address can be decoded; the app refuses others. */
function isWritten(path: string): boolean {
  try {
    return Boolean(decodeURI(path))
  } catch {
    return false
  }
}

/** How a query is read: empty parameters may have a meaning, and `lists` may come in any order, and several times. */
type Reading = { empty?: boolean; lists?: readonly string[] }

/** Returns the query with only these parameters, each once, in this order, and the values of lists in one order. */
function queryOf(query: URLSearchParams, reads: readonly string[], { empty, lists = [] }: Reading): string {
  const wanted = new URLSearchParams()
  for (const name of reads) {
    const value = lists.includes(name) ? inOrder(query.getAll(name)) : query.get(name)
    if (value || (empty && value === '')) wanted.set(name, value)
  }
  return wanted.size ? `?${wanted}` : ''
}

/** Returns the values of a list, each once, in one order. */
const inOrder = (typed: readonly string[]): string =>
  [...new Set(typed.join().split(','))].filter(Boolean).sort().join()

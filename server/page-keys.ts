import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { addressOfPage, contentPages } from '../shop/content/content-pages.ts'
import { isPreview, PREVIEW } from '../shop/content/preview-address.ts'
import { type Call, pathParameters } from '../shop/lib/call.ts'

/** What a screen says of itself for the page store: the query parameters that it reads. Without it, it is not kept. */
export type ScreenHandle = { reads: readonly string[] }

/** How browsers may keep what the page store keeps: they ask each time whether it is still right. */
export const ASK_EACH_TIME = 'public, max-age=0, must-revalidate'

/** Whether the answers of a call are kept: they are the same for everybody, and it is known what they show. */
export const isKept = (call: Call): boolean =>
  call.shows !== undefined && call.method === 'GET' && call.who === 'anyone' && !call.greets

/** Longer addresses are answered, but not kept. */
const LONGEST = 500
/** The pages that are looked at before they are published. */
const PREVIEWED = new Set(['/', ...contentPages.map(addressOfPage)])
/** Which keys addresses have, remembered for so many. */
const MOST_KNOWN = 20_000

/** A picture, also in one of its widths and formats. */
const PICTURE = /^\/pictures\/[0-9a-f]{32}(\/\d{2,4}\.(avif|webp))?$/

/**
 * Finds the key under which the answer of an address is kept: the address without what the answer does not depend on,
 * its query in one order. `undefined` for what is not kept: files, private screens, calls that do not say what they show,
 * and what is not published yet. `isOurs` says whether a preview was written by this shop and has not ended.
 */
export function pageKeys(
  calls: readonly Call[],
  routes: ServerBuild['routes'],
  isOurs: (preview: string) => boolean,
): (url: string) => string | undefined {
  const callAt = callKeys(calls)
  const screenAt = screenKeys(routes, isOurs)
  const find = (url: string): string | undefined => {
    if (!/^\/(?![/\\])/.test(url)) return undefined
    const at = url.indexOf('?')
    const path = at < 0 ? url : url.slice(0, at)
    const query = new URLSearchParams(at < 0 ? '' : url.slice(at))
    if (PICTURE.test(path)) return path
    return path.startsWith('/api/') ? callAt(path, query) : screenAt(path, query)
  }
  const known = new Map<string, string | undefined>()
  return url => {
    if (url.length > LONGEST) return undefined
    // What is a preview now has ended some time later.
    if (isPreview(url)) return find(url)
    const before = known.get(url)
    if (before !== undefined || known.has(url)) return before
    const key = find(url)
    if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value as string)
    known.set(url, key)
    return key
  }
}

/** A call refuses a parameter that it does not know, or one that comes twice: then it answers by itself. */
function callKeys(calls: readonly Call[]) {
  const known = calls
    .filter(({ method }) => method === 'GET')
    .flatMap(call =>
      [call.path, ...(call.alias ?? [])].map(path => {
        const named = pathParameters(path)
        return {
          kept: isKept(call),
          open: named.length,
          pattern: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`),
          reads: Object.keys(call.input.shape).filter(name => !named.includes(name)),
        }
      }),
    )
    // An address that names a call in full is never another one's parameter.
    .sort((one, other) => one.open - other.open)
  return (path: string, query: URLSearchParams) => {
    const call = known.find(({ pattern }) => pattern.test(path))
    if (!call?.kept || [...query.keys()].length > new Set(query.keys()).size) return undefined
    return query.keys().every(name => call.reads.includes(name))
      ? `${path.replace(/\/$/, '')}${queryOf(query, call.reads, { empty: true })}`
      : undefined
  }
}

/** The `.data` of a screen names in `_routes` of which parts of it the data is wanted. */
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
    const preview = PREVIEWED.has(page.replace(/(?<=.)\/$/, '')) ? query.get(PREVIEW) : null
    // What is not published yet is for one reader; all others that have ended say the same.
    if (preview !== null) return isOurs(preview) ? undefined : `${path}?${PREVIEW}=`
    const tidy = path.length > 1 ? path.replace(/\/$/, '') : path
    return `${tidy}${queryOf(query, isData ? [...handle.reads, '_routes'] : handle.reads)}`
  }
}

/** Whether an address can be read: others are refused by the app. */
function isWritten(path: string): boolean {
  try {
    return Boolean(decodeURI(path))
  } catch {
    return false
  }
}

/** The query with these parameters only, each once, in this order; empty ones are left out unless they mean something. */
function queryOf(query: URLSearchParams, reads: readonly string[], { empty = false } = {}): string {
  const kept = new URLSearchParams()
  for (const name of reads) {
    const value = query.get(name)
    if (value || (empty && value === '')) kept.set(name, value)
  }
  return kept.size ? `?${kept}` : ''
}

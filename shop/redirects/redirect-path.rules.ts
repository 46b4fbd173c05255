/** The most letters of an address that is stored. */
export const LONGEST_PATH = 500

/** The host that paths are read beside; an address that has another one leaves the shop. */
const SHOP = 'http://shop'

/** Returns a typed address as one of this shop; an absolute address loses its host. Undefined if it is no address or leads elsewhere. */
function readAddress(typed: string): URL | undefined {
  const text = typed.trim().replace(/^https?:\/\/[^/\\?#]+/i, '')
  const path = text === '' && typed.trim() !== '' ? '/' : text
  if (!path.startsWith('/') || hasControls(path) || !path.isWellFormed()) return undefined
  try {
    const address = new URL(path, SHOP)
    return address.origin === SHOP && !address.pathname.startsWith('//') ? address : undefined
  } catch {
    return undefined
  }
}

const hasControls = (text: string) => /[\p{Cc}\u2028\u2029\\]/u.test(text)

/** Returns a path with readable letters; `%25` stays, so that reading it twice changes nothing. */
function readable(path: string): string {
  try {
    return decodeURI(path.replaceAll('%25', '%2525'))
  } catch {
    return path
  }
}

/**
 * Returns the path by which a redirect is found: in lower case, with readable letters, without query and without a slash at its end.
 * Undefined if the text is no path, is the first page, or is too long.
 */
export function cleanPath(typed: string): string | undefined {
  const address = readAddress(typed)
  if (!address) return undefined
  const path = readable(address.pathname)
    .toLowerCase()
    .normalize('NFC')
    .replace(/[/\s]+$/u, '')
  return path === '' || path.length > LONGEST_PATH || hasControls(path) ? undefined : path
}

/** Returns a target as it is sent to browsers: a path of this shop with its query. Undefined if it is none or is too long. */
export function cleanTarget(typed: string): string | undefined {
  const address = readAddress(typed)
  if (!address) return undefined
  const target = `${address.pathname}${address.search}${address.hash}`
  return target.length > LONGEST_PATH ? undefined : target
}

/** Returns a target with the query of the request, unless it has its own. */
export function withQuery(target: string, query: string): string {
  if (query === '' || target.includes('?')) return target
  const [path = '', hash] = target.split('#', 2)
  return `${path}${query}${hash === undefined ? '' : `#${hash}`}`
}

/** Spaces and control characters, which browsers drop from addresses. */
const unseen = /[\p{Cc}\s]/u
const anyHost = 'http://shop.invalid'

/**
 * Returns where to go after the sign-in: the path in its address if it is one of this shop, and not a disguised other host,
 * a scheme or the sign-in itself. Home in every other case.
 */
export function wayBack(next: string | null): string {
  if (!next?.startsWith('/') || next.includes('\\') || unseen.test(next)) return '/'
  const url = URL.parse(next, anyHost)
  if (url?.origin !== anyHost || url.pathname.startsWith('//') || /^\/login\/*$/.test(url.pathname))
    return '/'
  return url.pathname + url.search + url.hash
}

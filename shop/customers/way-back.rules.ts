/** Spaces and control characters, which browsers leave out of addresses while they read them. */
const unseen = /[\p{Cc}\s]/u
const anyHost = 'http://shop.invalid'

/**
 * Where somebody goes after signing in, from what the address of the sign-in names: a path of this shop, whatever an
 * address may hide (another host, a scheme, the sign-in itself). Home in every other case.
 */
export function wayBack(next: string | null): string {
  if (!next?.startsWith('/') || next.includes('\\') || unseen.test(next)) return '/'
  const url = URL.parse(next, anyHost)
  if (url?.origin !== anyHost || url.pathname.startsWith('//') || /^\/login\/*$/.test(url.pathname))
    return '/'
  return url.pathname + url.search + url.hash
}

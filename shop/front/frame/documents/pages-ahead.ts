/** The time for which a page that was fetched ahead may be shown, in milliseconds. */
const FRESH = 10_000
/** A page that takes longer is loaded by the browser, which knows how to say so. In milliseconds. */
const PATIENCE = 20_000
const MOST = 4

type Ahead = { page: Promise<Document | undefined>; since: number }
const pages = new Map<string, Ahead>()

/** Returns the page at an address of the shop, fetched now or a moment ago; undefined if there is none, or it leads elsewhere. */
export function pageAt(address: string): Promise<Document | undefined> {
  const known = pages.get(address)
  if (known && performance.now() - known.since < FRESH) return known.page
  pages.delete(address)
  const page = fetchPage(address, 'default')
  pages.set(address, { page, since: performance.now() })
  for (const [old] of pages) if (pages.size > MOST) pages.delete(old)
  return page
}

/** Fetches a page past the browser's cache. */
export const pageAgain = (address: string) => fetchPage(address, 'reload')

async function fetchPage(address: string, cache: RequestCache): Promise<Document | undefined> {
  try {
    const answer = await fetch(address, {
      cache,
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(PATIENCE),
    })
    if (!answer.ok || answer.redirected) return undefined
    return new DOMParser().parseFromString(await answer.text(), 'text/html')
  } catch {
    return undefined
  }
}

/** Forgets what was fetched ahead: a page that was shown is used up, and the others are older than it. */
export const forgetPages = () => pages.clear()

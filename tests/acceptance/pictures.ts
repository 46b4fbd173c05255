import type { Page } from '@playwright/test'

/** A picture as chosen by a browser: its address, the width of its file and its width on screen, in pixels. */
export type Seen = { from: string; pixels: number; shown: number }

/** All pictures that a visitor sees who scrolls through a page from top to bottom. */
export const lookThrough = (page: Page): Promise<Seen[]> =>
  page.evaluate(async () => {
    const seen: { from: string; pixels: number; shown: number }[] = []
    for (const image of document.images) {
      if (!image.checkVisibility() || image.closest('[inert]')) continue
      image.scrollIntoView({ block: 'center', behavior: 'instant' })
      if (!image.complete)
        await new Promise(arrived => {
          image.addEventListener('load', arrived)
          image.addEventListener('error', arrived)
        })
      const file = new Image()
      file.src = image.currentSrc
      await file.decode().catch(() => {}) // a broken one has no pixels
      // An enlarged one is wider on screen than its place.
      const shown = Math.max(image.clientWidth, Math.round(image.getBoundingClientRect().width))
      seen.push({ from: image.currentSrc, pixels: file.naturalWidth, shown })
    }
    return seen
  })

/**
 * The faults of pictures: those that did not load; for shoppers, also other formats than AVIF and needless pixels. `before`:
 * seen before the page changed its width; a browser uses such a file again, even for a smaller picture.
 */
export function faultsOfPictures(
  seen: readonly Seen[],
  { isForShoppers = true, before = [] }: { isForShoppers?: boolean; before?: readonly Seen[] } = {},
): string[] {
  return seen.flatMap(({ from, pixels, shown }) => {
    if (pixels === 0) return `broken: ${from}`
    if (!isForShoppers) return []
    const { pathname } = new URL(from)
    if (!/^\/(pictures\/[0-9a-f]{32}\/\d+|assets\/[\w.-]+)\.avif$/.test(pathname)) return `no AVIF: ${from}`
    const isUsedAgain = before.some(one => one.from === from)
    return pixels <= 2 * shown || isUsedAgain ? [] : `${pixels} pixels for ${shown}: ${from}`
  })
}

/** Notes the pictures of the shop that a page requests, from its latest navigation on. */
export function noteRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) asked.length = 0
    if (new URL(request.url()).pathname.startsWith('/pictures/')) asked.push(request.url())
  })
  return asked
}

/** The faults of a page's requests: other formats than AVIF, a picture loaded twice, or first one that is not shown. */
export function faultsOfRequests(asked: readonly string[], seen: readonly Seen[]): string[] {
  const [first] = asked
  return [
    ...asked.filter(from => !from.endsWith('.avif')).map(from => `asked for no AVIF: ${from}`),
    ...asked.filter((from, at) => asked.indexOf(from) < at).map(from => `loaded twice: ${from}`),
    ...(first && !seen.some(({ from }) => from === first) ? [`loaded first, and not shown: ${first}`] : []),
  ]
}

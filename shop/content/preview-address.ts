/** The URL parameter that shows a page before it is published. */
export const PREVIEW = 'preview'

/** True if a navigation enters or leaves a preview: the frame of the page then changes. */
export const isOtherPreview = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.searchParams.get(PREVIEW) !== nextUrl.searchParams.get(PREVIEW)

/** True if an address is a preview: its response is for one reader and never cached. */
export const isPreview = (url: string): boolean => {
  const at = url.indexOf('?')
  return at >= 0 && new URLSearchParams(url.slice(at)).has(PREVIEW)
}

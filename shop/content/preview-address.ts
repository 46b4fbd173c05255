/** The parameter of an address that shows a page before it is published. */
export const PREVIEW = 'preview'

/** Whether somebody comes to a preview, or leaves it: then the frame of the page says something else. */
export const isOtherPreview = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.searchParams.get(PREVIEW) !== nextUrl.searchParams.get(PREVIEW)

/** Whether an address asks for such a page: its answer is for one reader, and nobody keeps it. */
export const isPreview = (url: string): boolean => {
  const at = url.indexOf('?')
  return at >= 0 && new URLSearchParams(url.slice(at)).has(PREVIEW)
}

/** The header by which the data of a page name the build of the node that sends them, by its scripts. */
export const BUILD_HEADER = 'x-souk-build'

declare global {
  interface Window {
    /** The routes of React Router and their scripts, with a version of them all. */
    __reactRouterManifest?: { version: string }
  }
}

/** Returns the page whose data are at an address of the router. */
export function pageOfData(address: string): string {
  const url = new URL(address)
  url.searchParams.delete('_routes')
  return (url.pathname.replace(/(\/_)?\.data$/, '') || '/') + url.search
}

/**
 * Loads a page in full if its data come from a node of another build: the scripts of the present page may not understand them. For the
 * browser only.
 */
export function loadOtherBuilds(): void {
  const plain = window.fetch
  window.fetch = async (...given) => {
    const answer = await plain(...given)
    const build = answer.headers.get(BUILD_HEADER)
    if (!build || build === window.__reactRouterManifest?.version) return answer
    location.assign(pageOfData(answer.url))
    // The page that is loaded replaces whatever waits for this.
    return new Promise(() => {})
  }
}

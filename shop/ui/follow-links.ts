/** The time that a pointer or the focus must rest on a link to count as an intent, in milliseconds. */
const RESTS = 65

/** How a link is followed. */
export type Following = {
  /** True if it replaces the current page. */
  replace: boolean
  /** The picture of its card, which moves to its place on the next page, unless this page has such a place itself. */
  picture: HTMLElement | undefined
  /** True if the page stays where it is scrolled to. */
  preventScrollReset: boolean
}

type Ways = {
  /** Called with a page as soon as the person shows intent to open it. */
  ahead: (page: string) => void
  go: (address: string, how: Following) => void
  /** Pages at paths that match still load in full. */
  whole?: RegExp | undefined
}

type Way = { link: HTMLAnchorElement; page: string; here: boolean }

/** Returns the link to another screen that an event happened on. */
function wayOf({ target }: Event): Way | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-way]')
  if (!link || link.origin !== location.origin) return undefined
  const page = link.pathname + link.search
  return { link, page, here: page === location.pathname + location.search }
}

const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Follows every `Link` without a full page load, and names its page `ahead` as soon as the person shows intent: a pointer or
 * the focus rests on it, or a finger touches it; never in data-saving mode. Returns a function that ends it.
 */
export function followLinks({ ahead, go, whole }: Ways): () => void {
  let timer = 0
  function mean(event: Event) {
    const way = wayOf(event)
    clearTimeout(timer)
    if (!way || way.here || way.link.dataset.way === 'late' || savesData()) return
    timer = window.setTimeout(ahead, event.type === 'pointerdown' ? 0 : RESTS, way.page)
  }
  function follow(event: MouseEvent) {
    const { button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event
    const way = wayOf(event)
    if (!way || defaultPrevented || whole?.test(way.link.pathname)) return
    if (button || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    clearTimeout(timer)
    const { link, page } = way
    const stays = link.dataset.way === 'stay'
    const replace = stays || link.dataset.way === 'replace' || link.href === location.href
    const card = document.querySelector('.shown-picture') ? undefined : link.closest('article')
    go(page + link.hash, {
      replace,
      picture: card?.querySelector('img') ?? undefined,
      preventScrollReset: stays,
    })
  }
  const intents = ['pointerover', 'pointerdown', 'focusin']
  for (const intent of intents) document.addEventListener(intent, mean, { passive: true })
  document.addEventListener('click', follow)
  return () => {
    clearTimeout(timer)
    for (const intent of intents) document.removeEventListener(intent, mean)
    document.removeEventListener('click', follow)
  }
}

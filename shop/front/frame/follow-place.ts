import type { Location } from 'react-router'

/** Says where a document is. Going back to another screen of the same window loads it: nothing else would draw it. */
export function followPlace() {
  const listeners = new Set<() => void>()
  let turn = 0
  const read = (): Location => {
    const { pathname, search, hash } = location
    turn += 1
    return { pathname, search, hash, state: null, key: `${turn}` }
  }
  let place = read()
  const moved = () => {
    const before = place
    place = read()
    if (place.pathname + place.search !== before.pathname + before.search) return location.reload()
    for (const listener of listeners) listener()
  }
  addEventListener('popstate', moved)
  addEventListener('click', openOnThisPage)

  /** Where the page already is, a link to it changes nothing, and still opens its place. One that replaces leaves no step back. */
  function openOnThisPage(event: Event) {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || !link.hash || link.href.split('#')[0] !== location.href.split('#')[0]) return
    if (link.dataset.way === 'replace') {
      event.preventDefault()
      location.replace(link.href)
    }
    if (link.href === location.href) setTimeout(moved)
  }
  return {
    here: () => place,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

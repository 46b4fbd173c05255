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
  addEventListener('click', openSamePlace)

  /** A link to the place where the page already is tells nobody, and still opens it. */
  function openSamePlace({ target }: Event) {
    const link = target instanceof Element && target.closest('a')
    if (link && link.href.includes('#') && link.href === location.href) setTimeout(moved)
  }
  return {
    here: () => place,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

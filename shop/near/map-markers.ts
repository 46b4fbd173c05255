import { m } from '../messages/m.ts'

/** Numbers as the language of the shop writes them. */
const written = (number: number) => new Intl.NumberFormat(m.shop_language()).format(number)

/** The marker of the `number`-th place in the list: a button that chooses it, for who points. */
export function placeMarker(place: {
  number: number
  name: string
  on: boolean
  onChoose: () => void
}): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  // Markers stand upon each other and may be out of sight: the keyboard goes through the list, which does the same.
  button.tabIndex = -1
  button.className = 'map-place'
  button.dataset.number = String(place.number)
  button.textContent = written(place.number)
  button.setAttribute('aria-label', m.near_map_place({ number: written(place.number), name: place.name }))
  button.setAttribute('aria-pressed', String(place.on))
  button.addEventListener('click', place.onChoose)
  return button
}

/** What stands where the shop is, or where somebody looks around: nothing to press. */
export function shopMarker(label: string, kind: 'shop' | 'around' = 'shop'): HTMLElement {
  const sign = document.createElement('span')
  sign.className = `map-${kind}`
  sign.setAttribute('role', 'img')
  sign.setAttribute('aria-label', label)
  return sign
}

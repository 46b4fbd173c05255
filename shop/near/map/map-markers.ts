import { m } from '../../messages/m.ts'

/** Formats a number in the language of the shop. */
const written = (number: number) => new Intl.NumberFormat(m.shop_language()).format(number)

/** Creates the marker of the `number`-th place in the list: a button that chooses it, for pointers. */
export function placeMarker(place: {
  number: number
  name: string
  on: boolean
  onChoose: () => void
}): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  // Markers overlap and may be out of sight: keyboard users choose in the list, which does the same.
  button.tabIndex = -1
  button.className = 'map-place'
  button.dataset.number = String(place.number)
  button.textContent = written(place.number)
  button.setAttribute('aria-label', m.near_map_place({ number: written(place.number), name: place.name }))
  button.setAttribute('aria-pressed', String(place.on))
  button.addEventListener('click', place.onChoose)
  return button
}

/** Creates a corner of an area that is being drawn; people without a pointer type the corners. */
export function cornerMarker(): HTMLElement {
  const dot = document.createElement('span')
  dot.className = 'map-corner'
  dot.setAttribute('aria-hidden', 'true')
  return dot
}

/** Creates the marker of the shop, or of the centre of a search; it is not a button. */
export function shopMarker(label: string, kind: 'shop' | 'around' = 'shop'): HTMLElement {
  const sign = document.createElement('span')
  sign.className = `map-${kind}`
  sign.setAttribute('role', 'img')
  sign.setAttribute('aria-label', label)
  return sign
}

/** The content of a page. */
export const mainOf = (page: Document) => page.getElementById('content')

/** The elements of the head that are about one page. */
const OF_PAGE = 'meta[name]:not([name=viewport], [name=theme-color]), meta[property], link[rel=canonical]'

/** Shows what the head of another page says about that page. */
export function showHead(page: Document): void {
  document.title = page.title
  for (const old of document.head.querySelectorAll(OF_PAGE)) old.remove()
  document.head.append(...page.head.querySelectorAll(OF_PAGE))
}

/** Scrolls to the place that the address names, or to the top. */
export function scrollToPlace(): void {
  const target = document.getElementById(placeIn(location.hash))
  if (target) target.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: 0, behavior: 'instant' })
}

function placeIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** After the paint, because a focus makes the browser lay the page out once more. */
export function focusMain(): void {
  requestAnimationFrame(() => setTimeout(() => mainOf(document)?.focus({ preventScroll: true })))
}

const moves = { duration: 220, easing: 'cubic-bezier(0.2, 0, 0, 1)' }

/** Moves the picture of a page from where it was on the card that led there. A view transition takes several times as long. */
export function movePicture(from: DOMRect): void {
  const picture = document.querySelector('.shown-picture')
  if (!picture || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { left, top, width, height } = picture.getBoundingClientRect()
  const transform = `translate(${from.left - left}px, ${from.top - top}px) scale(${from.width / width}, ${from.height / height})`
  picture.animate({ transformOrigin: ['0 0', '0 0'], transform: [transform, 'none'] }, moves)
}

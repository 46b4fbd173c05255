/** The looks of a document that were checked, and the elements that show the ones still to check. */
export type Looks = { seen: Set<string>; show: Element[] }

/**
 * Finds the looks of a document's texts that no earlier call found, and one element for each. A look is all that contrast
 * depends on: the colours and sizes of a text, what is painted behind it, and the classes and place of all elements around it.
 * Pictures count by whether they have a text, and frames always. Runs in the browser, and stores the result in its window.
 */
export function findNewLooks(): void {
  const window = globalThis as unknown as { looks?: Looks }
  const looks: Looks = { seen: window.looks?.seen ?? new Set(), show: [] }
  window.looks = looks
  const looksOf = new Map<Element, string>()
  const lookOf = (element: Element): string => {
    const known = looksOf.get(element)
    if (known) return known
    const around = element.parentElement ? lookOf(element.parentElement) : ''
    const style = getComputedStyle(element)
    const { backgroundImage, opacity, position, color, fontSize, fontWeight, textShadow } = style
    const gradient = backgroundImage.includes('gradient') ? backgroundImage : ''
    const painted = [style.backgroundColor, gradient, opacity, position, style.textDecorationLine]
    const text = [color, fontSize, fontWeight, textShadow]
    const own = [element.localName, element.getAttribute('class'), ...painted, ...text].join()
    const look = `${around}>${own}`
    looksOf.set(element, look)
    return look
  }
  const hasText = (element: Element) =>
    [...element.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  for (const element of document.body.querySelectorAll('*')) {
    const isFrame = element.localName === 'iframe'
    const isPicture = element.matches('img, svg[role=img]')
    if (!isFrame && !isPicture && !element.matches('input, select, textarea') && !hasText(element)) continue
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    const look = isPicture ? `picture ${element.hasAttribute('alt')}` : lookOf(element)
    if (!isFrame && looks.seen.has(look)) continue
    looks.seen.add(look)
    looks.show.push(element)
  }
}

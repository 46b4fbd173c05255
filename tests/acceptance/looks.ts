/**
 * Marks one element for each look of a document's texts that is not in `checked`, and returns the numbers of these looks. A
 * look is all that contrast depends on: the colours and sizes of a text, what is painted behind it, and the classes and place
 * of all elements around it. Pictures count by whether they have a text, and frames always. Runs in the browser.
 */
export function markNewLooks({ checked, mark }: { checked: readonly number[]; mark: string }): number[] {
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
  const seen = new Set(checked)
  const found: number[] = []
  /** A number of 52 bits for a text: two hashes of 26 bits (FNV-1a and the one of Java), as addresses of looks are long. */
  const numberOf = (text: string) => {
    let [one, other] = [0x811c9dc5, 7]
    for (let at = 0; at < text.length; at += 1) {
      one = Math.imul(one ^ text.charCodeAt(at), 0x01000193)
      other = (Math.imul(other, 31) + text.charCodeAt(at)) | 0
    }
    return (one >>> 6) * 2 ** 26 + (other >>> 6)
  }
  const looksOf = new Map<Element, number>()
  const lookOf = (element: Element): number => {
    const known = looksOf.get(element)
    if (known !== undefined) return known
    const around = element.parentElement ? lookOf(element.parentElement) : 0
    const style = getComputedStyle(element)
    const { backgroundImage, opacity, position, color, fontSize, fontWeight, textShadow } = style
    const gradient = backgroundImage.includes('gradient') ? backgroundImage : ''
    const painted = [style.backgroundColor, gradient, opacity, position, style.textDecorationLine]
    const text = [color, fontSize, fontWeight, textShadow]
    const own = [element.localName, element.getAttribute('class'), ...painted, ...text].join()
    const look = numberOf(`${around}>${own}`)
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
    const look = isPicture ? numberOf(`picture ${element.hasAttribute('alt')}`) : lookOf(element)
    if (!isFrame && seen.has(look)) continue
    seen.add(look)
    found.push(look)
    element.setAttribute(mark, '')
  }
  return found
}

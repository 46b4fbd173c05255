/** Returns the readable texts of the page, and its layout. Runs in the browser, so it uses nothing from outside itself. */
export function lookAtPage() {
  const { documentElement, body } = document
  const texts: string[] = [document.title]
  for (const { content } of document.querySelectorAll<HTMLMetaElement>(
    'meta[name=description], meta[property$=title], meta[property$=description], meta[property$=site_name]',
  ))
    texts.push(content)
  // Texts that are the same in every language are marked.
  const silent = 'script, style, noscript, template, textarea, [translate=no]'
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  const written: Text[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    if (!node.data.trim() || node.parentElement?.closest(silent)) continue
    texts.push(node.data)
    if (node.parentElement?.checkVisibility({ visibilityProperty: true })) written.push(node)
  }
  const read = [
    'aria-label',
    'aria-description',
    'aria-valuetext',
    'aria-roledescription',
    'placeholder',
    'alt',
    'title',
  ]
  for (const element of body.querySelectorAll('*'))
    for (const name of read) texts.push(element.getAttribute(name) ?? '')

  const say = (element: Element) => `${element.tagName} ${element.textContent?.slice(0, 60)}`
  const isHidden = (element: Element) =>
    element.clientWidth <= 1 || getComputedStyle(element).clipPath === 'inset(50%)'
  const boxOf = (node: Node) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return range.getBoundingClientRect()
  }
  const cut = written
    .map(node => node.parentElement as HTMLElement)
    .filter(element => {
      const { overflowX, textOverflow } = getComputedStyle(element)
      const clips = overflowX === 'hidden' || overflowX === 'clip'
      return (
        !isHidden(element) &&
        clips &&
        textOverflow !== 'ellipsis' &&
        element.scrollWidth > element.clientWidth + 1
      )
    })
    .map(element => `cut: ${say(element)}`)

  const isRead = (element: Element | null): boolean =>
    element === null || (getComputedStyle(element).clipPath !== 'inset(50%)' && isRead(element.parentElement))
  const isShown = (node: Text) => isRead(node.parentElement)
  const actions = [...body.querySelectorAll<HTMLElement>('a, button, label')].filter(
    element => !isHidden(element) && written.some(node => element.contains(node) && isShown(node)),
  )
  const outside = actions
    .filter(element => {
      const [words, box] = [boxOf(element), element.getBoundingClientRect()]
      const isInline = getComputedStyle(element).display === 'inline'
      return !isInline && (words.left < box.left - 1 || words.right > box.right + 1)
    })
    .filter(
      element =>
        ![...element.querySelectorAll('*')].some(part => getComputedStyle(part).overflowX !== 'visible'),
    )
    .map(element => `sticks out: ${say(element)}`)
  const overlapping = actions.flatMap(one =>
    // The parts of a map are fixed in place.
    [...(one.closest('[data-map]') ? [] : (one.parentElement?.children ?? []))]
      .filter(other => other !== one && actions.includes(other as HTMLElement))
      .filter(other => {
        const [a, b] = [boxOf(one), boxOf(other)]
        const over = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        return over > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2
      })
      .map(other => `overlap: ${say(one)} / ${say(other)}`),
  )
  const sideways =
    documentElement.scrollWidth > innerWidth
      ? [`sideways: ${documentElement.scrollWidth} of ${innerWidth}`]
      : []
  return {
    language: documentElement.lang,
    direction: getComputedStyle(body).direction,
    texts: [...new Set(texts.filter(Boolean))],
    faults: [...sideways, ...cut, ...outside, ...overlapping],
  }
}

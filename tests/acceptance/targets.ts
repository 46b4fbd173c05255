/**
 * Marks the controls whose size axe has to judge: those under 24 px, and those that another control overlaps. All others keep
 * the rule, whatever lies around them; most controls are so. Runs in the browser.
 */
export function markDoubtfulTargets(mark: string): void {
  const leastSize = 24
  for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark)
  const every =
    'a[href], area, button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]'
  const targets = [...document.querySelectorAll(every)].map(element => ({
    element,
    box: element.getBoundingClientRect(),
  }))
  const overlap = (one: DOMRect, other: DOMRect) =>
    one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
  for (const one of targets) {
    const isSmall = one.box.width < leastSize || one.box.height < leastSize
    if (isSmall || targets.some(other => other !== one && overlap(one.box, other.box)))
      one.element.setAttribute(mark, '')
  }
}

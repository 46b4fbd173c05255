import type { Page } from '@playwright/test'

/** The controls on which no click or tap arrives, by the beginnings of their HTML. Runs in the browser. */
function controlsOutOfReach(): string[] {
  const every = 'a[href], button:not([tabindex="-1"]), input, select, textarea, summary, [tabindex="0"]'
  // A link to the content is shown while it has the focus; carousels are turned by their buttons.
  const reachedOtherwise = '[inert], .sr-only, a[href="#content"], [aria-roledescription] li'
  // A modal dialog takes the page away from the reader on purpose; suggestions and menus lie over it.
  const within = document.querySelector('dialog:modal') ?? document
  const liesOverOnPurpose = (hit: Element | null) =>
    hit?.closest(':popover-open, dialog, .toasts, :has(> [role=listbox])')
  /** A control as it is drawn: itself, or its label; none if it is not shown now. */
  const drawnOf = (control: HTMLElement) => {
    const isThere =
      control.checkVisibility({ visibilityProperty: true }) &&
      !control.closest(reachedOtherwise) &&
      getComputedStyle(control).pointerEvents !== 'none'
    const isDrawn = control.checkVisibility({ opacityProperty: true }) && control.clientWidth !== 1
    const shown = isDrawn ? control : control.closest('label')
    return isThere && shown ? [{ control, shown }] : []
  }
  const isHit = ({ shown }: { shown: Element }) =>
    [...shown.getClientRects()].some(({ left, top, width, height }) =>
      [0.5, 0.2, 0.8].some(share => {
        const hit = document.elementFromPoint(left + width * share, top + height * 0.5)
        return hit !== null && (shown.contains(hit) || hit.contains(shown) || liesOverOnPurpose(hit))
      }),
    )
  let left = [...within.querySelectorAll<HTMLElement>(every)].flatMap(drawnOf)
  // By the screenful first: one control at a time takes ten times as long.
  for (let top = 0; top < document.body.scrollHeight && left.length > 0; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' })
    left = left.filter(one => !isHit(one))
  }
  return left.flatMap(one => {
    one.shown.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    return isHit(one) ? [] : [one.control.outerHTML.slice(0, 160)]
  })
}

/** The controls of a page that something lies over, or that lie beside it, at its width now. */
export async function outOfReach(page: Page): Promise<string[]> {
  const found = await page.evaluate(controlsOutOfReach)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  return found.map(control => `out of reach: ${control}`)
}

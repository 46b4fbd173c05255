import { expect, type Locator, type Page } from '@playwright/test'

/** Returns the error in how the current focus is shown; empty if there is none. Runs in the browser. */
function faultOfFocus(): string {
  const focused = document.activeElement
  if (!focused || focused === document.body || focused.id === 'content') return ''
  const say = (what: string) => `${what}: ${focused.outerHTML.slice(0, 160)}`
  // A hidden control is represented by its label.
  const isDrawn = focused.checkVisibility({ opacityProperty: true }) && focused.clientWidth !== 1
  const shown = isDrawn ? focused : focused.closest('label')
  if (!shown) return say('nothing is shown for it')
  const { outlineStyle, outlineWidth } = getComputedStyle(shown)
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return say('no outline')
  const { left, right, top, bottom } = shown.getBoundingClientRect()
  const isInView = [0.1, 0.5, 0.9].some(share =>
    [0.1, 0.5, 0.9].some(other => {
      const hit = document.elementFromPoint(left + (right - left) * other, top + (bottom - top) * share)
      return hit !== null && (shown.contains(hit) || hit.contains(shown))
    }),
  )
  return isInView ? '' : say('covered, or out of view')
}

/**
 * Presses Tab (or another key) until this element has the focus. Every element that gets it on the way must show it, and be
 * at least partly in view.
 */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const wanted = await target.elementHandle()
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press(key)
    expect(await page.evaluate(faultOfFocus)).toBe('')
    if (await wanted?.evaluate(element => element === document.activeElement)) return
  }
  await expect(target).toBeFocused()
}

/** Moves there by Tab, and types. */
export async function tabAndType(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/** Moves there by Tab, and selects by typing the name: again if a slow machine took the letters for several names. */
export async function tabAndChoose(page: Page, target: Locator, name: string): Promise<void> {
  await tabTo(page, target)
  await expect(async () => {
    await page.keyboard.type(name)
    await expect(target.locator('option:checked')).toHaveText(name, { timeout: 500 })
  }).toPass({ intervals: [1_500], timeout: 15_000 })
}

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axeCore from 'axe-core'
import { markNewLooks } from './looks.ts'
import { markDoubtfulTargets } from './targets.ts'

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The attribute of an element that shows a look for the first time. */
const NEW_LOOK = 'data-new-look'
/** The attribute of a control that may be too small. */
const DOUBTFUL = 'data-doubtful-target'

/** All rules, with the one that is off by default: targets of 24 px (WCAG 2.2, 2.5.8). */
const everything: axeCore.RunOptions = { rules: { 'target-size': { enabled: true } } }
/** The rules that a page can break in only one colour scheme. */
const colours: axeCore.RunOptions = { runOnly: ['color-contrast', 'link-in-text-block', 'image-alt'] }

/** Waits until the page has drawn the latest change. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  })

/** Loads axe into each frame that lacks it: its half megabyte is loaded once per document, not once per check. */
async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(await source)
  const rules = [
    { id: 'color-contrast', selector: `[${NEW_LOOK}]` },
    { id: 'target-size', selector: `[${DOUBTFUL}]` },
  ]
  await page.evaluate(rules => {
    const { axe } = window as unknown as { axe: typeof axeCore }
    axe.configure({ rules })
  }, rules)
}

/** Returns the rules that the page breaks in its present state, each with its elements. */
async function look(page: Page, options: axeCore.RunOptions): Promise<string[]> {
  return page.evaluate(async options => {
    const { axe } = window as unknown as { axe: typeof axeCore }
    const { violations } = await axe.run({ ...options, resultTypes: ['violations'], preload: false })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
  }, options)
}

/** Looks again if rules are broken: colours may still be in transition between the schemes. */
const lookTwice = async (...what: Parameters<typeof look>): Promise<string[]> =>
  (await look(...what)).length > 0 ? look(...what) : []

/** The looks whose contrast this worker has checked: those of the header and footer need no check on every page. */
const checked = new Set<number>()

/**
 * Returns axe's findings on the page in its present state, in the light and the dark scheme: rule and elements. Checks from
 * the top of the page, where nothing is hidden by the header. Two rules take longer than all others: contrast is checked on one
 * text for each look that no page has had before, sizes on the controls that may be too small.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  const isStill = await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    return matchMedia('(prefers-reduced-motion: reduce)').matches
  })
  await loadAxe(page)
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await drawn(page)
    const looks = await page.evaluate(markNewLooks, { checked: [...checked], mark: NEW_LOOK })
    if (colorScheme === 'dark' && looks.length === 0) continue
    if (colorScheme === 'light') await page.evaluate(markDoubtfulTargets, DOUBTFUL)
    const broken = await lookTwice(page, colorScheme === 'light' ? everything : colours)
    if (broken.length === 0) for (const look of looks) checked.add(look)
    found.push(...broken.map(line => `${colorScheme}, ${line}`))
  }
  // A page that stood still stays still: its first slide must be there for the checks that follow.
  await page.emulateMedia({ colorScheme: null, reducedMotion: isStill ? 'reduce' : null })
  return found
}

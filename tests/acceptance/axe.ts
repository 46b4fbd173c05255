import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axeCore from 'axe-core'

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** All rules, including the one that is off by default: targets of 24 px (WCAG 2.2, 2.5.8). */
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
}

/** Returns the rules that the page breaks in its present state, each with its elements. */
async function look(page: Page, options: axeCore.RunOptions): Promise<string[]> {
  await loadAxe(page)
  return page.evaluate(async given => {
    const { axe } = window as unknown as { axe: typeof axeCore }
    const { violations } = await axe.run(document, { ...given, resultTypes: ['violations'], preload: false })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
  }, options as object)
}

/**
 * Returns axe's findings on the page in its present state, in the light and the dark scheme: rule and elements. Checks from
 * the top of the page, where nothing is hidden by the header.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  const found: string[] = []
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  for (const [colorScheme, rules] of [
    ['light', everything],
    ['dark', colours],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await drawn(page)
    // Colours may still be in transition between the schemes: a real fault is found the second time as well.
    const broken = (await look(page, rules)).length > 0 ? await look(page, rules) : []
    found.push(...broken.map(line => `${colorScheme}, ${line}`))
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  return found
}

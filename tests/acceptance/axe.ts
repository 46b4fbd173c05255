import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axeCore from 'axe-core'
import { findNewLooks, type Looks } from './looks.ts'

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules that a page can break in only one colour scheme. */
const colours = ['color-contrast', 'link-in-text-block', 'image-alt']
/** All rules, including the one that is off by default: targets of 24 px (WCAG 2.2, 2.5.8). */
const everything: axeCore.RunOptions = { rules: { 'target-size': { enabled: true } } }
/** All rules but contrast, which takes as long as the others together. */
const allButContrast: axeCore.RunOptions = {
  rules: { 'target-size': { enabled: true }, 'color-contrast': { enabled: false } },
}

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

/** Returns the rules that the page breaks in its present state, each with its elements; `atLooks`: only at the new looks. */
async function look(page: Page, options: axeCore.RunOptions, atLooks = false): Promise<string[]> {
  return page.evaluate(
    async ({ options, atLooks }) => {
      const { axe, looks } = window as unknown as { axe: typeof axeCore; looks: Looks }
      if (atLooks && looks.show.length === 0) return []
      const where = atLooks ? { include: looks.show as unknown as axeCore.ContextProp } : document
      const { violations } = await axe.run(where as axeCore.ElementContext, {
        ...options,
        resultTypes: ['violations'],
        preload: false,
      })
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`,
      )
    },
    { options: options as object, atLooks },
  )
}

/** Looks again if rules are broken: colours may still be in transition between the schemes. */
const lookTwice = async (...what: Parameters<typeof look>): Promise<string[]> =>
  (await look(...what)).length > 0 ? look(...what) : []

/**
 * Returns axe's findings on the page in its present state, in the light and the dark scheme: rule and elements. Checks from
 * the top of the page, where nothing is hidden by the header. The first time, every text is checked for contrast in the light
 * scheme; in the dark one, and at another width of the same page, one text for each look that is new.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await loadAxe(page)
  const isFirst = await page.evaluate(() => !('looks' in window))
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await drawn(page)
    const isLight = colorScheme === 'light'
    await page.evaluate(findNewLooks)
    const broken = [
      ...(isLight ? await lookTwice(page, isFirst ? everything : allButContrast) : []),
      ...(isLight && isFirst ? [] : await lookTwice(page, { runOnly: colours }, true)),
    ]
    found.push(...broken.map(line => `${colorScheme}, ${line}`))
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  return found
}

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds wrong on the page as it stands, in the light and in the dark scheme: rule and places. */
export async function violationsOf(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // No frame is from elsewhere: all of it can be looked at from this page, without opening another.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    for (const { id, nodes } of violations)
      found.push(`${colorScheme}, ${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  return found
}

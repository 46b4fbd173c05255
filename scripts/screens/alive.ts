import type { Page } from '@playwright/test'

/** Waits until the page is hydrated: React has taken over the server's HTML. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.alive === 'yes')
}

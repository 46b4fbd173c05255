import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'

/** Chooses two pictures in the form of a product that is not saved yet. */
export async function choosePictures(page: Page): Promise<void> {
  const demo = new URL('../../shop/media/demo/', import.meta.url)
  const files = ['aubergines.webp', 'bananas.webp'].map(name => fileURLToPath(new URL(name, demo)))
  await page.locator('input[type=file]').setInputFiles(files)
  await page.locator('form img').nth(1).waitFor()
}

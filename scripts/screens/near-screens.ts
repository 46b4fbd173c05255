import type { Page } from '@playwright/test'
import { alive } from './alive.ts'

/** Scrolls to the map, which is drawn once it is in view. */
export async function showMap(page: Page): Promise<void> {
  await page.locator('[data-map]').scrollIntoViewIfNeeded()
  await page.locator('[data-map=there]').waitFor()
}

/** The screens about places nearby. */
export const nearScreens = [
  { name: 'place-an-order', open: (page: Page) => page.goto('/placean-order') },
  {
    name: 'suggested-addresses',
    open: async (page: Page) => {
      await page.goto('/placean-order')
      await alive(page)
      const form = page.locator('form').filter({ has: page.getByRole('combobox', { name: 'Radius' }) })
      await form.getByRole('combobox').first().fill('Karachi')
      await form.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'shops-nearby',
    open: async (page: Page) => {
      await page.goto('/placean-order')
      const form = page.locator('form').filter({ has: page.getByRole('combobox', { name: 'Radius' }) })
      await form.getByRole('combobox').first().fill('Karachi')
      await form.locator('[name=radius]').fill('20')
      await form.locator('[type=submit]').click()
      await page.locator('main li input').first().waitFor()
      await showMap(page)
    },
  },
]

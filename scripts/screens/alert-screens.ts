import type { Page } from '@playwright/test'
import { alive } from './alive.ts'

const soldOut = '/productsingle/113/MEAT/1'

/** Opens a sold-out product of the demo, and asks for a mail when it is back. */
async function ask(page: Page): Promise<void> {
  await page.goto(soldOut)
  await alive(page)
  await page.getByRole('button', { name: 'Tell me when it is back' }).click()
}

/** The states of a sold-out product; `signIn` signs in to an account. */
export const alertScreens = (signIn: (page: Page) => Promise<void>) => [
  { name: 'product-sold-out', open: (page: Page) => page.goto(soldOut) },
  {
    name: 'product-alert',
    open: async (page: Page) => {
      await ask(page)
      await page.getByLabel('Your e-mail').waitFor()
    },
  },
  {
    name: 'product-alert-errors',
    open: async (page: Page) => {
      await ask(page)
      await page.getByRole('button', { name: 'Send me that mail' }).click()
    },
  },
  {
    name: 'product-alert-asked',
    open: async (page: Page) => {
      await signIn(page)
      await ask(page)
      await page.getByRole('button', { name: 'Do not write' }).waitFor()
    },
  },
]

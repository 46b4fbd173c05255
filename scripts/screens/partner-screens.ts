import type { Locator, Page } from '@playwright/test'

type Awaited = (page: Page) => Locator
type Open = (page: Page, databaseUrl: string) => Promise<void>
type As = (address: string, awaited: Awaited) => Open

const firstRow: Awaited = page => page.locator('tbody tr').first()
const heading: Awaited = page => page.getByRole('heading', { level: 2 }).first()

/** The screens of the partner directory; `asManager` opens them. */
export const partnerScreens = (asManager: As): { name: string; open: Open }[] => [
  { name: 'partners', open: asManager('/admin/partners', firstRow) },
  { name: 'partner', open: asManager('/admin/partners/5', heading) },
  {
    name: 'partner-errors',
    open: async (page, databaseUrl) => {
      await asManager('/admin/partners/new', heading)(page, databaseUrl)
      await page.locator('form button[type=submit]').click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'partner-position',
    open: async (page, databaseUrl) => {
      await asManager('/admin/partners/5', heading)(page, databaseUrl)
      await page.getByRole('button', { name: 'Find the position' }).click()
      await page.getByRole('button', { name: 'Undo' }).waitFor()
      await page.getByRole('textbox', { name: 'Latitude' }).fill('24.9')
    },
  },
  {
    name: 'partner-remove',
    open: async (page, databaseUrl) => {
      await asManager('/admin/partners/2', heading)(page, databaseUrl)
      await page.getByRole('button', { name: 'Remove', exact: true }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
]

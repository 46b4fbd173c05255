import type { Locator, Page } from '@playwright/test'

type Awaited = (page: Page) => Locator
type Open = (page: Page, databaseUrl: string) => Promise<void>
type As = (address: string, awaited: Awaited) => Open

const heading: Awaited = page => page.getByRole('heading', { level: 2 }).first()
const row: Awaited = page => page.locator('main li a').first()
const found: Awaited = page => page.locator('#rule-preview')

/** The screens of collections; `asManager` opens them. */
export const collectionScreens = (asManager: As): { name: string; open: Open }[] => [
  { name: 'office-collections', open: asManager('/admin/collections', row) },
  { name: 'collection-by-rule', open: asManager('/admin/collections/1', found) },
  { name: 'collection-by-hand', open: asManager('/admin/collections/2', heading) },
  {
    name: 'collection-errors',
    open: async (page, databaseUrl) => {
      await asManager('/admin/collections/new', heading)(page, databaseUrl)
      await page.locator('form button[type=submit]').click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'collection-remove',
    open: async (page, databaseUrl) => {
      await asManager('/admin/collections/2', heading)(page, databaseUrl)
      await page.getByRole('button', { name: 'Remove', exact: true }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
]

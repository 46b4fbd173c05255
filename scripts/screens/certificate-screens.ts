import type { Locator, Page } from '@playwright/test'

type Open = (page: Page, databaseUrl: string) => Promise<void>
type As = (address: string, awaited: (page: Page) => Locator) => Open

const heading = (page: Page) => page.getByRole('heading', { level: 2 }).first()

/** The screens of certificates; `asManager` opens them. */
export const certificateScreens = (asManager: As): { name: string; open: Open }[] => [
  {
    name: 'certificates',
    open: asManager('/admin/certificates', page => page.locator('tbody tr').first()),
  },
  { name: 'certificate', open: asManager('/admin/certificates/2', heading) },
  {
    name: 'certificate-errors',
    open: async (page, databaseUrl) => {
      await asManager('/admin/certificates/new', heading)(page, databaseUrl)
      await page.locator('form button[type=submit]').click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    name: 'certificate-subjects',
    open: async (page, databaseUrl) => {
      await asManager('/admin/certificates/2', heading)(page, databaseUrl)
      await page.getByRole('combobox', { name: 'Find a product, brand, supplier, lot or branch' }).fill('tea')
      await page.locator('[role=listbox] [role=option]').first().waitFor()
    },
  },
  {
    name: 'certificate-of-supplier',
    open: asManager('/admin/certificates/new?supplierId=1', page =>
      page.getByRole('list', { name: 'Certified things' }),
    ),
  },
  {
    name: 'certificate-withdraw',
    open: async (page, databaseUrl) => {
      await asManager('/admin/certificates/3', heading)(page, databaseUrl)
      await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
]

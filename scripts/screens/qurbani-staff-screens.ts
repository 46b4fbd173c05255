import type { Locator, Page } from '@playwright/test'

type Awaited = (page: Page) => Locator
type Open = (page: Page, databaseUrl: string) => Promise<void>
type As = (address: string, awaited: Awaited) => Open

const herd = '/admin/qurbani/1/herd'
const firstRow: Awaited = page => page.locator('tbody tr').first()
const heading: Awaited = page => page.getByRole('heading', { level: 2 }).first()
/** A new animal, one with another weight, and one on a day that does not exist. */
const csv = `tag,kind,weight,day
201,COW,940,1
C-101,COW,880,1
G-102,GOAT,90,9
`

/** The screens that set up Qurbani seasons, edit their animals and assign shares; `asManager` opens them. */
export const qurbaniStaffScreens = (asManager: As): { name: string; open: Open }[] => [
  { name: 'qurbani-seasons', open: asManager('/admin/qurbani', heading) },
  { name: 'qurbani-season', open: asManager('/admin/qurbani/seasons/1', heading) },
  {
    name: 'qurbani-season-errors',
    open: async (page, databaseUrl) => {
      await asManager('/admin/qurbani/seasons/new', heading)(page, databaseUrl)
      await page.getByRole('button', { name: 'Add an offer' }).first().click()
      await page.getByRole('button', { name: 'Save season' }).click()
    },
  },
  { name: 'qurbani-herd', open: asManager(herd, firstRow) },
  {
    name: 'qurbani-animal',
    open: async (page, databaseUrl) => {
      await asManager(herd, firstRow)(page, databaseUrl)
      await firstRow(page).getByRole('button').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'qurbani-herd-import',
    open: async (page, databaseUrl) => {
      await asManager(herd, firstRow)(page, databaseUrl)
      await page.getByRole('button', { name: 'Import a herd' }).click()
      const file = { name: '1448', mimeType: 'text/csv', buffer: Buffer.from(csv) }
      await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)
      await page.getByRole('dialog').getByRole('row').nth(3).waitFor()
    },
  },
  { name: 'qurbani-assign', open: asManager('/admin/qurbani/1/assign', heading) },
]

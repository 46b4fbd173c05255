import type { Locator, Page } from '@playwright/test'
import type { StaffRedirect } from '../../shop/redirects/redirects.contract.ts'

type Open = (page: Page, databaseUrl: string) => Promise<void>
type AsManager = (address: string, awaited: (page: Page) => Locator) => Open

const redirect = (fromPath: string, toPath: string, times: number): StaffRedirect => ({
  ...{ fromPath, toPath, times },
  lastAt: times > 0 ? '2026-11-22T08:00:00.000Z' : null,
  updatedDate: '2026-11-20T08:00:00.000Z',
})
const rows = [
  redirect('/collections/eid-offers-for-the-whole-family-2024', '/category/MEAT', 0),
  redirect('/pages/halal', '/about', 38),
  redirect('/products/whole-chicken', '/productsingle/101/MEAT/1', 412),
]
const answers = {
  '**/api/redirects/findForStaff*': { rows, total: 3 },
  '**/api/redirects/findMissing*': [
    { path: '/collections/ramadan-boxes', times: 57, lastAt: '2026-11-22T08:00:00.000Z' },
    { path: '/blogs/news/how-to-keep-mince-fresh', times: 1, lastAt: '2026-11-21T17:30:00.000Z' },
  ],
}
const view = (viewId: number, name: string, query: string, shared: boolean) => ({
  ...{ viewId, name, query, shared },
  mayChange: true,
})
const views = [
  view(1, 'Never followed', 'sort=times', false),
  view(2, 'Old pages of the shop before this one', 'q=%2Fpages', true),
]
const file = 'Redirect from,Redirect to\n/cart,/shop/1\n/pages/about,//elsewhere\n/a,/b\n/b,/a\n'

/** Answers with redirects, whatever the shop has. */
async function withRedirects(page: Page): Promise<void> {
  for (const [address, json] of Object.entries(answers))
    await page.route(address, route => route.fulfill({ json }))
}

/** The screens of old addresses; `asManager` opens them. */
export function redirectScreens({ asManager }: { asManager: AsManager }): { name: string; open: Open }[] {
  const listed = (then: (page: Page) => Promise<void> = async () => {}, saved: object[] = []) => ({
    open: async (page: Page, database: string) => {
      await withRedirects(page)
      await page.route('**/api/savedViews/find/*', route => route.fulfill({ json: saved }))
      const shown = (at: Page) => at.locator('section:has(#missing-pages) li').first()
      await asManager('/admin/redirects', shown)(page, database)
      await then(page)
    },
  })
  const imported = (lines: string) => ({
    open: async (page: Page, database: string) => {
      const place = (at: Page) => at.locator('textarea')
      await asManager('/admin/redirects/import', place)(page, database)
      await page.locator('textarea').fill(lines)
      await page.locator('main form button[type=submit]').click()
      if (lines) await page.locator('#import-preview').waitFor()
    },
  })
  return [
    { name: 'redirects', ...listed() },
    {
      name: 'redirects-errors',
      ...listed(async page => {
        await page.locator('main button').filter({ hasText: /./ }).first().click()
        const dialog = page.getByRole('dialog')
        await dialog.locator('form:not([method=dialog]) button[type=submit]').last().click()
      }),
    },
    {
      name: 'saved-views',
      ...listed(async page => {
        await page.locator('button[popovertarget]').last().waitFor()
        await page.locator('nav + div button[popovertarget]').first().click()
      }, views),
    },
    { name: 'redirects-import', ...imported('/pages/delivery-areas,/faq\n/pages/returns,/return-policy') },
    { name: 'redirects-wrong-lines', ...imported(file) },
    { name: 'redirects-import-errors', ...imported('') },
  ]
}

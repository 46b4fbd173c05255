import type { Locator, Page } from '@playwright/test'
import { collectionScreens } from './collection-screens.ts'

type As = (
  address: string,
  awaited: (page: Page) => Locator,
) => (page: Page, databaseUrl: string) => Promise<void>

/** The first item of a sortable list. */
const first = (page: Page) => page.locator('main ol > li').first()

/** The screens on which staff write pages, news and the contents of a home page, and make collections; `as` opens them with the permission. */
export const contentScreens = (as: As) => [
  ...collectionScreens(as),
  { name: 'news', open: as('/admin/news', first) },
  {
    name: 'news-item',
    open: async (page: Page, databaseUrl: string) => {
      await as('/admin/news', first)(page, databaseUrl)
      await first(page).getByRole('button').nth(1).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'pages', open: as('/admin/pages', page => page.locator('main a[href="/admin/pages/faq"]')) },
  { name: 'page-faq', open: as('/admin/pages/faq', first) },
  {
    name: 'page-flyer',
    open: async (page: Page, databaseUrl: string) => {
      await as('/admin/pages/blogs', first)(page, databaseUrl)
      await first(page).getByRole('button').nth(1).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'home-choice', open: as('/admin/home', page => page.getByRole('radio').first()) },
]

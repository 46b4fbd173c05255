import type { Locator, Page } from '@playwright/test'

type Open = (page: Page, databaseUrl: string) => Promise<void>
type AsManager = (address: string, awaited: (page: Page) => Locator) => Open

/** Marks an allergen by its place in its row. */
const mark = (page: Page, allergen: string, place: number) =>
  page.locator(`input[name="allergen ${allergen}"]`).nth(place).check()

/** The facts of a food in its form, with errors, and the page of those that are missing. */
export const factsScreens = (asManager: AsManager) => [
  {
    name: 'facts-form',
    open: async (page: Page, databaseUrl: string) => {
      const save = (at: Page) => at.getByRole('button', { name: 'Save product' })
      await asManager('/admin/products/4201', save)(page, databaseUrl)
      await page
        .getByRole('textbox', { name: 'Ingredients' })
        .fill('*Wheat* flour, water, *milk*, yeast, salt')
      await mark(page, 'GLUTEN', 1)
      await mark(page, 'MILK', 1)
      await mark(page, 'SESAME', 2)
      await page.getByRole('checkbox', { name: 'Vegan', exact: true }).check()
      await save(page).click()
      await page.getByText('is wrong, because it contains').waitFor()
    },
  },
  {
    name: 'facts-gaps',
    open: asManager('/admin/facts', page => page.getByRole('table', { name: 'Missing food facts' })),
  },
]

import type { Locator, Page } from '@playwright/test'
import type { Placements } from '../../shop/search/words/placements.contract.ts'
import { alive } from './alive.ts'
import { redirectScreens } from './redirect-screens.ts'

type Open = (page: Page, databaseUrl: string) => Promise<void>
type AsManager = (address: string, awaited: (page: Page) => Locator) => Open

const product = (productId: number, productName: string, shown = true) => ({ productId, productName, shown })
const placements: Placements = {
  term: 'chicken',
  pinned: [product(108, 'Chicken Keema'), product(106, 'Boneless Chicken Breast')],
  buried: [product(113, 'Chicken Soup Bones', false)],
  results: [
    product(108, 'Chicken Keema'),
    product(106, 'Boneless Chicken Breast'),
    product(101, 'Whole Chicken'),
    product(109, 'Chicken Wings'),
    product(104, 'Chicken Drumsticks'),
  ],
}
const answers = {
  '**/api/search/findMisses*': [
    { term: 'camel hump', times: 14, lastDay: '2026-11-20' },
    { term: 'gluten free samosa pastry for Eid', times: 3, lastDay: '2026-11-18' },
  ],
  '**/api/search/findPlacedTerms*': [
    { term: 'chicken', pinned: 2, buried: 1 },
    { term: 'dates for ramadan', pinned: 1, buried: 0 },
  ],
  '**/api/search/findPlacements*': placements,
}

/** Answers with searches and places of products, whatever the shop has. */
async function withWords(page: Page): Promise<void> {
  for (const [address, json] of Object.entries(answers))
    await page.route(address, route => route.fulfill({ json }))
}

/** The screens of search: results of other words, suggestions, and the words that staff teach it; `asManager` opens those. */
export function searchScreens({ asManager }: { asManager: AsManager }): { name: string; open: Open }[] {
  const results = (q: string) => async (page: Page) => {
    await page.goto(`/shop/-1?q=${q}`)
    await alive(page)
  }
  const words = (query: string, awaited: (page: Page) => Locator) => async (page: Page, database: string) => {
    await withWords(page)
    await asManager(`/admin/search-words${query}`, awaited)(page, database)
  }
  const placed = (page: Page) => page.getByRole('list', { name: 'The results now' })
  return [
    { name: 'search-corrected', open: results('boneles%20chiken') },
    { name: 'search-some-words', open: results('beef%20thermometer') },
    { name: 'search-did-you-mean', open: results('chops%20brain') },
    {
      name: 'search-suggestions',
      open: async page => {
        await page.goto('/shop/1')
        await alive(page)
        await page.getByRole('combobox', { name: 'Search' }).pressSequentially('spice')
        await page.getByRole('option').first().waitFor()
      },
    },
    {
      name: 'search-words',
      open: words('', page => page.getByRole('link', { name: /^camel hump$/ })),
    },
    {
      name: 'search-words-errors',
      open: async (page, database) => {
        await words('?add=camel%20hump', at => at.getByRole('dialog'))(page, database)
        await page.getByRole('button', { name: 'Save', exact: true }).click()
      },
    },
    { name: 'search-placed', open: words('?term=chicken', placed) },
    ...redirectScreens({ asManager }),
  ]
}

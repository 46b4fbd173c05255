import type { Locator, Page } from '@playwright/test'
import type { StockValue } from '../../shop/lots/value/stock-value.contract.ts'
import type { Margins } from '../../shop/orders/sales/margin.contract.ts'

type Open = (page: Page, databaseUrl: string) => Promise<void>
type AsManager = (address: string, awaited: (page: Page) => Locator) => Open

const meat = { revenue: 184_250.5, cost: 121_900.25, margin: 51_100.25, percent: 29.54, unknown: 11_250 }
const dairy = { revenue: 42_800, cost: 44_120, margin: -1_320, percent: -3.08, unknown: 0 }
const pots = { revenue: 6_400, cost: 0, margin: 0, percent: null, unknown: 6_400 }
const margins: Margins = {
  ...{ since: '2026-10-30', until: '2026-11-28', revenue: 233_450.5, cost: 166_020.25 },
  ...{ margin: 49_780.25, percent: 23.07, unknown: 17_650 },
  byDepartment: [
    { department: 'MEAT', ...meat },
    { department: 'DAIRY', ...dairy },
    { department: 'GROCERY', ...pots },
  ],
  byProduct: [
    { productId: 101, productName: 'Beef Mince with a Long Name for the Grill', ...meat },
    { productId: 310, productName: 'Yoghurt', ...dairy },
    { productId: 311, productName: 'Clay Pot', ...pots },
  ],
}
const value = { products: 2, cost: 312_480.5, price: 455_900, unknownProducts: 1, unknownPrice: 8_400 }
const stockValue: StockValue = {
  ...value,
  byDepartment: [
    { department: 'MEAT', ...value, unknownProducts: 0, unknownPrice: 0 },
    { department: 'GROCERY', products: 0, cost: 0, price: 0, unknownProducts: 1, unknownPrice: 8_400 },
  ],
}
const valued = [
  {
    ...{ productId: 101, productName: 'Beef Mince with a Long Name for the Grill', sku: 'BEF-014' },
    ...{ unitName: 'kg', quantity: 212.75, cost: 212_480.5, price: 305_900 },
  },
  {
    ...{ productId: 102, productName: 'Whole Chicken', sku: 'CHK-001', unitName: 'piece', quantity: 150 },
    ...{ cost: 100_000, price: 150_000 },
  },
  {
    ...{ productId: 311, productName: 'Clay Pot', sku: 'POT-003', unitName: 'piece', quantity: 12 },
    ...{ cost: null, price: 8_400 },
  },
]

/** Answers with costs, whatever the shop has bought. */
async function withCosts(page: Page): Promise<void> {
  const answers = {
    '**/api/orders/findMargin?*': margins,
    '**/api/stockValue/find': stockValue,
    '**/api/stockValue/find?*': stockValue,
    '**/api/stockValue/findProducts*': { rows: valued, total: valued.length },
  }
  for (const [address, json] of Object.entries(answers))
    await page.route(address, route => route.fulfill({ json }))
}

/** The reports about costs; `asManager` opens them. */
export function reportScreens({ asManager }: { asManager: AsManager }): { name: string; open: Open }[] {
  return [
    {
      name: 'report-margin',
      open: async (page, databaseUrl) => {
        await withCosts(page)
        const table = (at: Page) => at.getByRole('table', { name: 'Margin by product' })
        await asManager('/admin/reports', table)(page, databaseUrl)
        await page.getByRole('heading', { name: 'Margin', exact: true }).scrollIntoViewIfNeeded()
      },
    },
    {
      name: 'stock-value',
      open: async (page, databaseUrl) => {
        await withCosts(page)
        await asManager('/admin/reports/stock-value', at => at.locator('tbody tr').last())(page, databaseUrl)
      },
    },
  ]
}

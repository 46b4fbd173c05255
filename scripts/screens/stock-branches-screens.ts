import type { Locator, Page } from '@playwright/test'
import type { ProductAtBranch } from '../../shop/catalogue/branches/products-at-branches.contract.ts'
import type { StockMovement } from '../../shop/office/catalogue/stock-ledger.contract.ts'
import type { StaffBranch } from '../../shop/settings/branches/branches.contract.ts'

type Open = (page: Page, databaseUrl: string) => Promise<void>
type AsManager = (address: string, awaited: (page: Page) => Locator) => Open

const market: StaffBranch = {
  ...{ branchId: 1, branchName: 'Gulshan-e-Iqbal', country: 'PK', isMain: true, collects: true },
  ...{ address: '12 Market Hall Road, Gulshan-e-Iqbal, Karachi', phone1: '+92 21 3456 7890', phone2: '' },
  ...{ position: null, paymentMethods: null, active: true, updatedDate: '2026-11-20T09:30:00.000Z' },
}
const clifton = { ...market, branchId: 2, branchName: 'Clifton', isMain: false }
const saddar = { ...market, branchId: 3, branchName: 'Saddar Town and Harbour', isMain: false }

const atMarket: ProductAtBranch = {
  ...{ branchId: 1, branchName: market.branchName, isMain: true, sold: true },
  ...{ unitPrice: null, salePrice: null, onHand: 64, held: 2, lowAt: 5, updatedDate: null },
}
const atClifton = {
  ...{ ...atMarket, branchId: 2, branchName: clifton.branchName, isMain: false },
  ...{ unitPrice: 920, salePrice: 899, onHand: 12, updatedDate: '2026-11-20T09:30:00.000Z' },
}
const atSaddar = { ...atMarket, branchId: 3, branchName: saddar.branchName, sold: false, onHand: 0 }

const delivered: StockMovement = {
  ...{ movementId: 1, change: 24, onHand: 70, cause: 'DELIVERY', orderNum: null, otherBranch: null },
  ...{ movedBy: 'bilal@example.org', note: null, movedAt: '2026-11-20T06:10:00.000Z' },
}
const moved = [
  { movementId: 3, change: 6, onHand: 64, otherBranch: saddar.branchName },
  { movementId: 2, change: -12, onHand: 58, otherBranch: clifton.branchName, note: 'Van of Friday' },
].map(movement => ({ ...delivered, cause: 'TRANSFER', ...movement }))

/** Answers as a shop with three branches does: the shop of the screens has one. */
async function withBranches(page: Page): Promise<void> {
  const answers = {
    '**/api/branches/findForStaff*': [market, clifton, saddar],
    '**/api/products/findAtBranches/*': [atMarket, atClifton, atSaddar],
    '**/api/stock/findMovements*': { rows: [...moved, delivered], total: 3 },
  }
  for (const [address, json] of Object.entries(answers))
    await page.route(address, route => route.fulfill({ json }))
}

/** The stock and the prices of a product in a shop with several branches. */
export function stockBranchesScreens(asManager: AsManager): { name: string; open: Open }[] {
  const dialog = (page: Page) => page.getByRole('dialog')
  const opened =
    (address: string, awaited: (page: Page) => Locator): Open =>
    async (page, databaseUrl) => {
      await withBranches(page)
      await asManager(address, awaited)(page, databaseUrl)
    }
  const transfer = (page: Page) => page.getByRole('button', { name: 'Transfer to another branch' })
  const branches = (page: Page) => page.getByRole('list', { name: 'Branches' })
  const stock = opened('/admin/stock/101', transfer)
  const product = opened('/admin/products/6201', branches)
  return [
    { name: 'stock-of-branch', open: stock },
    {
      name: 'stock-transfer',
      open: async (page, databaseUrl) => {
        await stock(page, databaseUrl)
        await transfer(page).click()
        await dialog(page).locator('button[type=submit]').last().click()
        await dialog(page).locator('[aria-invalid=true]').waitFor()
      },
    },
    { name: 'product-branches', open: product },
    {
      name: 'product-at-branch',
      open: async (page, databaseUrl) => {
        await product(page, databaseUrl)
        await branches(page).getByRole('button').nth(1).click()
        await dialog(page).locator('input[name=unitPrice]').fill('dear')
        await dialog(page).locator('button[type=submit]').last().click()
        await dialog(page).locator('[aria-invalid=true]').waitFor()
      },
    },
    {
      name: 'stock-list-of-branches',
      open: opened('/admin/stock', page => page.locator('select:has(option[value="3"])').first()),
    },
  ]
}

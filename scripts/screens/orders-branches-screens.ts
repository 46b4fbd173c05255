import type { Locator, Page } from '@playwright/test'
import { withBranches } from './branches-screens.ts'

type Open = (page: Page, databaseUrl: string) => Promise<void>
type How = {
  /** Opens an address as a manager, and waits for the awaited element. */
  asManager: (address: string, awaited: (page: Page) => Locator) => Open
  /** Does the same at the address for an order that is ready to pick. */
  onOrder: (addressOf: (orderNum: string) => string, awaited: (page: Page) => Locator) => Open
}

/** Names the branch of each row of a list, as a shop with several branches does. */
const namesBranches = (page: Page, address: string) =>
  page.route(address, async route => {
    const answer = await (await route.fetch()).json()
    const branchName = (at: number) => (at % 2 ? 'Clifton' : 'Gulshan-e-Iqbal')
    const rows = answer.rows.map((row: object, at: number) => ({ ...row, branchName: branchName(at) }))
    await route.fulfill({ json: { ...answer, rows } })
  })

/** The lists of orders, a phone order and the report in a shop with several branches. */
export function ordersBranchesScreens({ asManager, onOrder }: How): { name: string; open: Open }[] {
  const withNames =
    (open: Open): Open =>
    async (page, databaseUrl) => {
      await withBranches(page)
      await namesBranches(page, '**/api/orders/findBoard*')
      await namesBranches(page, '**/api/orders/findToPick*')
      await open(page, databaseUrl)
    }
  const board = onOrder(
    () => '/admin/orders',
    page => page.locator('tbody tr').first(),
  )
  const picking = onOrder(
    () => '/admin/picking',
    page => page.getByRole('progressbar').first(),
  )
  const branch = (page: Page) => page.getByRole('combobox', { name: 'Branch' })
  return [
    { name: 'office-orders-of-branches', open: withNames(board) },
    { name: 'picking-of-branches', open: withNames(picking) },
    { name: 'phone-order-of-branches', open: withNames(asManager('/admin/phone-order', branch)) },
    { name: 'report-of-branches', open: withNames(asManager('/admin/reports', branch)) },
  ]
}

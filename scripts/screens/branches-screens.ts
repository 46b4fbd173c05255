import type { Locator, Page } from '@playwright/test'
import type { StaffBranch } from '../../shop/settings/branches/branches.contract.ts'

type Open = (page: Page, databaseUrl: string) => Promise<void>
type AsManager = (address: string, awaited: (page: Page) => Locator) => Open

const market: StaffBranch = {
  ...{
    branchId: 1,
    branchName: 'Gulshan-e-Iqbal',
    country: 'PK',
    isMain: true,
    collects: true,
    active: true,
  },
  address: '12 Market Hall Road, Gulshan-e-Iqbal, Karachi',
  ...{ phone1: '+92 21 3456 7890', phone2: '+92 21 3456 7891', paymentMethods: null },
  position: { latitude: 24.918, longitude: 67.0971 },
  updatedDate: '2026-11-20T09:30:00.000Z',
}
const clifton: StaffBranch = {
  ...{ ...market, branchId: 2, branchName: 'Clifton', isMain: false, phone2: '', paymentMethods: ['CASH'] },
  ...{ address: '4 Sea View Parade, Clifton, Karachi', phone1: '+92 21 3456 7800' },
  position: { latitude: 24.8138, longitude: 67.03 },
}
const saddar: StaffBranch = {
  ...{ ...clifton, branchId: 3, branchName: 'Saddar', collects: false, active: false },
  address: '77 Zaibunnisa Street, Saddar, Karachi',
}

/** Answers as a shop with three branches does: the shop of the screens has one, so that its checkout stays as it is. */
export const withBranches = (page: Page) =>
  page.route('**/api/branches/findForStaff*', route => route.fulfill({ json: [market, clifton, saddar] }))

/** The branches in the settings of the shop, and sections that each branch has. */
export function branchesScreens(asManager: AsManager): { name: string; open: Open }[] {
  const rows = (page: Page) => page.getByRole('region').first().getByRole('listitem')
  const dialog = (page: Page) => page.getByRole('dialog')
  const opened =
    (section: string, awaited: (page: Page) => Locator): Open =>
    async (page, databaseUrl) => {
      await withBranches(page)
      await asManager(`/admin/settings/${section}`, awaited)(page, databaseUrl)
    }
  const list = opened('branches', page => rows(page).last())
  return [
    { name: 'settings-branches', open: list },
    {
      name: 'settings-branch',
      open: async (page, databaseUrl) => {
        await list(page, databaseUrl)
        await page.getByRole('region').first().getByRole('button').first().click()
        await dialog(page).locator('label:has(input[name=methods])').last().click()
        for (const box of await dialog(page).locator('fieldset input[type=checkbox]').all())
          await box.uncheck()
        await dialog(page).locator('button[type=submit]').last().click()
        await dialog(page).locator('[aria-invalid=true]').first().waitFor()
      },
    },
    {
      name: 'settings-branch-close',
      open: async (page, databaseUrl) => {
        await list(page, databaseUrl)
        await rows(page).nth(1).getByRole('button').last().click()
        await dialog(page).waitFor()
      },
    },
    {
      name: 'settings-hours-of-branch',
      open: opened('hours', page => page.locator('input[type=checkbox]').first()),
    },
    {
      name: 'settings-delivery-of-branch',
      open: opened('delivery', page => page.getByRole('region').nth(2)),
    },
  ]
}

import type { Page } from '@playwright/test'
import { askOnce } from '../database/ask-once.ts'

const bilal = {
  loginId: 'bilal.keeper',
  email: 'bilal@example.org',
  loginPassword: 'four crates of okra',
  firstName: 'Bilal',
  lastName: 'Siddiqui',
}

let ready: Promise<unknown> | undefined

/** Opens the account of somebody who keeps the catalogue. */
async function prepare(page: Page, databaseUrl: string): Promise<void> {
  await page.request.post('/api/users/register', { data: bilal })
  await askOnce(
    databaseUrl,
    `insert into staff_roles (cust_id, role, branch_id)
     select cust_id, 'catalogue', 1 from customers where login_id = '${bilal.loginId}'`,
  )
}

/** Opens a screen as somebody who keeps the catalogue. */
const asKeeper = (address: string) => async (page: Page, databaseUrl: string) => {
  ready ??= prepare(page, databaseUrl)
  await ready
  const { loginId, loginPassword } = bilal
  await page.request.post('/api/users/authenticate', { data: { loginId, loginPassword } })
  await page.goto(address)
  await page.getByRole('button', { name: 'Save product' }).waitFor()
}

/** The screens of the shop's people. */
export const staffScreens = [
  {
    name: 'add-errors',
    open: async (page: Page, databaseUrl: string) => {
      await asKeeper('/add')(page, databaseUrl)
      await page.getByRole('button', { name: 'Save product' }).click()
    },
  },
  { name: 'add-product', open: asKeeper('/add?productId=6201') },
  { name: 'add-signed-out', open: (page: Page) => page.goto('/add') },
]

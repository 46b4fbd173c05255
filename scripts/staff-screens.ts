import type { Locator, Page } from '@playwright/test'
import { askOnce } from '../database/ask-once.ts'

const bilal = {
  loginId: 'bilal.keeper',
  email: 'bilal@example.org',
  loginPassword: 'four crates of okra',
  firstName: 'Bilal',
  lastName: 'Siddiqui',
}

let ready: Promise<unknown> | undefined

/** Opens the account of somebody who manages the shop. */
async function prepare(page: Page, databaseUrl: string): Promise<void> {
  await page.request.post('/api/users/register', { data: bilal })
  await askOnce(
    databaseUrl,
    `insert into staff_roles (cust_id, role, branch_id)
     select cust_id, 'manager', 1 from customers where login_id = '${bilal.loginId}'
     on conflict do nothing`,
  )
}

/** Opens a screen as that person, and waits until what this names is there. */
const asManager =
  (address: string, awaited: (page: Page) => Locator) => async (page: Page, databaseUrl: string) => {
    ready ??= prepare(page, databaseUrl)
    await ready
    const { loginId, loginPassword } = bilal
    await page.request.post('/api/users/authenticate', { data: { loginId, loginPassword } })
    await page.goto(address)
    await awaited(page).waitFor()
  }

const button = (name: string) => (page: Page) => page.getByRole('button', { name })

/** The screens of the shop's people. */
export const staffScreens = [
  {
    name: 'add-errors',
    open: async (page: Page, databaseUrl: string) => {
      await asManager('/add', button('Save product'))(page, databaseUrl)
      await page.getByRole('button', { name: 'Save product' }).click()
    },
  },
  { name: 'add-product', open: asManager('/add?productId=6201', button('Save product')) },
  { name: 'add-signed-out', open: (page: Page) => page.goto('/add') },
  { name: 'settings', open: asManager('/settings', button('Save settings')) },
  {
    name: 'settings-errors',
    open: async (page: Page, databaseUrl: string) => {
      await asManager('/settings', button('Save settings'))(page, databaseUrl)
      await page.getByLabel('Name of the shop').fill('')
      await page.getByLabel('Address of place 1').fill('http://souk.example')
      await page.getByRole('button', { name: 'Save settings' }).click()
    },
  },
  {
    name: 'report',
    open: asManager('/report', page => page.getByRole('table', { name: 'Best selling products' })),
  },
]

import type { Locator, Page } from '@playwright/test'
import { askOnce } from '../../database/ask-once.ts'

type Awaited = (page: Page) => Locator
type Open = (page: Page, databaseUrl: string) => Promise<void>
type How = {
  /** Opens an address as a manager, and waits for the awaited element. */
  asManager: (address: string, awaited: Awaited) => Open
  /** The same, at the address for an order that is ready to pick. */
  onOrder: (addressOf: (orderNum: string) => string, awaited: Awaited) => Open
}

const box = (page: Page) => page.getByRole('main').locator('input').first()

/** The counter: a sale without a name, and an order that its customer collects. */
export const counterScreens = ({ asManager, onOrder }: How): { name: string; open: Open }[] => [
  {
    name: 'counter',
    open: async (page, databaseUrl) => {
      await asManager('/admin/counter', box)(page, databaseUrl)
      for (const sku of ['RIC-001', 'CHS-001', 'CHK-002']) {
        await page.locator('input[role=combobox]').fill(sku)
        await page.locator('input[role=combobox]').press('Enter')
        await page.locator('input[role=combobox][value=""]').waitFor()
      }
      await page.getByRole('main').locator('form li').nth(2).waitFor()
      await page.getByRole('main').locator('form dl').waitFor()
    },
  },
  {
    name: 'counter-age',
    open: async (page, databaseUrl) => {
      await asManager('/admin/counter', box)(page, databaseUrl)
      await page.locator('input[role=combobox]').fill('STR-002')
      await page.locator('input[role=combobox]').press('Enter')
      await page.locator('input[name=ageChecked]').waitFor()
    },
  },
  {
    name: 'counter-drawer',
    open: async (page, databaseUrl) => {
      await asManager('/admin/counter', box)(page, databaseUrl)
      await askOnce(
        databaseUrl,
        `insert into cash_counts (branch_id, number, currency, exponent, float, expected, counted, kept, reason, counted_by, counted_at, covered)
         select branch_id, number, 'PKR', 2, 200000, 978000, 978000 - missing, 200000,
           case when missing > 0 then 'A note of Rs 10 was torn.' else '' end, (select min(cust_id) from staff_roles),
           now() - (3 - number) * interval '1 day', 0
         from branches, (values (1, 0), (2, 1000)) as c (number, missing) where is_main on conflict do nothing`,
      )
      await page.reload()
      await page.locator('#drawer li').first().waitFor()
    },
  },
  {
    name: 'counter-drawer-count',
    open: async (page, databaseUrl) => {
      await asManager('/admin/counter', box)(page, databaseUrl)
      await page.getByRole('button', { name: 'Count the drawer' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'counter-order',
    open: async (page, databaseUrl) => {
      let orderNum = ''
      await onOrder(number => {
        orderNum = number
        return '/admin/counter'
      }, box)(page, databaseUrl)
      await askOnce(
        databaseUrl,
        `insert into order_bags (order_id, kind, bags, counted_by)
         select order_id, 'COLD', 2, (select min(cust_id) from staff_roles) from orders
         where order_num = '${orderNum}' on conflict do nothing`,
      )
      await box(page).fill(orderNum)
      await box(page).press('Enter')
      await page.locator('#counter-order').waitFor()
    },
  },
]

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

const box = (page: Page) => page.getByRole('main').locator('form input').first()

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

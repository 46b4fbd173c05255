import type { Locator, Page } from '@playwright/test'
import { askOnce } from '../../database/ask-once.ts'

type Open = (page: Page, databaseUrl: string) => Promise<void>
/** Opens the address for an order that is ready to pick, and waits for the awaited element. */
type OnOrder = (addressOf: (orderNum: string) => string, awaited: (page: Page) => Locator) => Open

/** The page that prints orders, and its question about one that is on paper already. */
export const printScreens = ({ onOrder }: { onOrder: OnOrder }): { name: string; open: Open }[] => [
  {
    name: 'order-print',
    open: onOrder(
      order => `/admin/orders/print?orders=${order}`,
      page => page.getByRole('article').first(),
    ),
  },
  {
    name: 'order-print-again',
    open: async (page, databaseUrl) => {
      let orderNum = ''
      const printed = onOrder(
        order => {
          orderNum = order
          return `/admin/orders/print?orders=${order}`
        },
        page => page.getByRole('article').first(),
      )
      await printed(page, databaseUrl)
      await askOnce(
        databaseUrl,
        `insert into order_events (order_id, order_status, happened_by, cust_id)
         select order_id, 'PRINTED', 'staff', (select min(cust_id) from staff_roles) from orders where order_num = '${orderNum}'`,
      )
      await page.getByRole('button', { name: 'Print now' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
]

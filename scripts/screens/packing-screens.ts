import type { Locator, Page } from '@playwright/test'
import { askOnce } from '../../database/ask-once.ts'
import { stateAll } from './food-screens.ts'

type Open = (page: Page, databaseUrl: string) => Promise<void>
type How = {
  /** Opens the address for an order that is ready to pick, as a manager. */
  onOrder: (addressOf: (orderNum: string) => string, awaited: (page: Page) => Locator) => Open
}

/** Opens a screen of an order whose three bags were counted, and whose chicken was weighed; of its second line everything is stated. */
const onBags =
  ({ onOrder }: How, after: string, awaited: (page: Page) => Locator): Open =>
  async (page, databaseUrl) => {
    const first = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
    let orderNum = ''
    await onOrder(number => {
      orderNum = number
      return `/admin/packing/${number}`
    }, first)(page, databaseUrl)
    await askOnce(
      databaseUrl,
      `insert into order_bags (order_id, kind, bags, counted_by)
       select order_id, kind, bags, (select min(cust_id) from staff_roles) from orders,
         (values ('DRY', 1), ('COLD', 2)) as b (kind, bags) where order_num = '${orderNum}'
       on conflict do nothing`,
    )
    await askOnce(
      databaseUrl,
      `update products set codes = '[{"code":"04006381333931","quantity":1000}]'
       where product_id = 101 and codes = '[]'`,
    )
    await askOnce(
      databaseUrl,
      stateAll(
        `product_id in (select product_id from order_items join orders using (order_id) where order_num = '${orderNum}' and order_items.position = 1)`,
      ),
    )
    await page.goto(`/admin/packing/${orderNum}${after}`)
    await awaited(page).waitFor()
  }

/** The screens of packing. */
export const packingScreens = (how: How): { name: string; open: Open }[] => [
  {
    name: 'packing-order',
    open: onBags(how, '', page => page.getByRole('group').first()),
  },
  {
    name: 'packing-labels',
    open: async (page, databaseUrl) => {
      await onBags(how, '/labels', page => page.locator('svg[data-code]').nth(3))(page, databaseUrl)
      await page.locator('input[value=roll]').check({ force: true })
    },
  },
]

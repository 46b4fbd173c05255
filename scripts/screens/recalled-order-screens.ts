import type { Locator, Page } from '@playwright/test'
import { askOnce } from '../../database/ask-once.ts'
import { chicken, mutton } from './demo-lines.ts'

type Open = (page: Page, databaseUrl: string) => Promise<void>
type AsManager = (address: string, awaited: (page: Page) => Locator) => Open

let placed: Promise<{ orderNum: string; link: string }> | undefined

/** Places an order whose first line has something of a recalled lot; its customer got a part of its price back in cash. */
async function place(page: Page, databaseUrl: string): Promise<{ orderNum: string; link: string }> {
  const answer = await fetch(new URL('/api/orders/save', page.url()), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      customer: {
        ...{ firstName: 'Amina', lastName: 'Khan', email: 'amina@example.org', phone1: '0300 7654333' },
      },
      orders: { pickupType: 'IN STORE', pickupTime: 'MORNING' },
      orderItems: [
        { ...chicken, quantity: 2 },
        { ...mutton, quantity: 1 },
      ],
    }),
  })
  const { orders } = (await answer.json()) as { orders: { orderNum: string; link: string } }
  await askOnce(
    databaseUrl,
    `with o as (update orders set order_status = 'CLOSED' where order_num = '${orders.orderNum}' returning order_id),
     i as (select order_item_id, product_id, order_id from order_items join o using (order_id) where position = 1),
     l as (
       insert into lots (product_id, branch_id, code, date_kind, expires_on, blocked_at, blocked_why, recalled_at)
       select product_id, 1, 'GP-' || order_id, 'USE_BY', current_date + 4, now(), 'Salmonella', now() from i returning lot_id),
     v as (insert into lot_movements (lot_id, change, cause, order_item_id, moved_at)
       select lot_id, c.change, c.cause, c.line, now() from l, i,
         lateral (values (2, 'OPENING', null), (-2, 'PICKED', i.order_item_id)) as c (change, cause, line)),
     r as (insert into recalls (reason, advice, refunds, started_by)
       select 'Salmonella was found in this batch.', 'Do not eat it. Bring it back, or throw it away.', true, min(cust_id)
       from staff_roles returning recall_id),
     n as (insert into recall_lots (recall_id, lot_id) select recall_id, lot_id from r, l)
     insert into recall_orders (recall_id, order_id, state, outcome, done_at, lines, amount, refunded, way)
     select recall_id, order_id, 'DONE', 'HANDED_OVER', now(),
       jsonb_build_array(jsonb_build_object('orderItemId', order_item_id, 'lotId', lot_id, 'counts', 2)), 90000, 90000, 'DESK'
     from r, i, l`,
  )
  return orders
}

/** An order with recalled goods, as its customer and as staff see it. */
export function recalledOrderScreens(asManager: AsManager): { name: string; open: Open }[] {
  const opened =
    (
      address: (order: { orderNum: string; link: string }) => string,
      awaited: (page: Page) => Locator,
    ): Open =>
    async (page, databaseUrl) => {
      await asManager('/admin/orders', shown => shown.getByRole('heading', { level: 1 }))(page, databaseUrl)
      placed ??= place(page, databaseUrl)
      await page.goto(address(await placed))
      await awaited(page).first().waitFor()
    }
  return [
    {
      name: 'order-recalled',
      open: opened(
        ({ orderNum, link }) => `/orderDetail?order=${orderNum}&key=${link}`,
        page => page.locator('.text-rose'),
      ),
    },
    {
      name: 'office-order-recalled',
      open: opened(
        ({ orderNum }) => `/admin/orders/${orderNum}`,
        page => page.getByRole('main').locator('a[href^="/admin/recalls/"]'),
      ),
    },
  ]
}

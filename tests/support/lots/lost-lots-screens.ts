import type { Page } from '@playwright/test'
import { inDatabase } from '../../acceptance/account-screens.ts'
import { call } from '../../acceptance/registered.ts'
import { open } from '../../acceptance/shopper.ts'
import { signInAs } from '../../acceptance/staff-orders.ts'
import { guestOrder } from '../test-shop.ts'
import { variantsScreen } from '../variants/variants-screen.ts'

/** Products of the demo shop that are in lots, and one that is not. */
const IN_LOTS = 607
const RECALLED = 616
const NOT_IN_LOTS = 'Masoor Daal'

/** The latest lot of a product of which something is left. */
async function lotOf(productId: number): Promise<number> {
  const [lot] = (await inDatabase(
    'select lot_id as id from lots where product_id = $1 and on_hand > 1 order by lot_id desc limit 1',
    [productId],
  )) as { id: number }[]
  return lot?.id as number
}

/** A recall of a lot of which a customer has something who is to be called; returns its id and the number of the order. */
async function recallToCall(page: Page): Promise<{ recallId: number; orderNum: string }> {
  const items = [
    { productId: 601, quantity: 1, cuttingAttributes: 'Cubes', packagingAttributes: '1 lb tray' },
  ]
  const { orders } = await call<{ orders: { orderNum: string } }>(
    page,
    'POST',
    '/orders/save',
    guestOrder(items),
  )
  const { orderNum } = orders
  const [recall] = (await inDatabase(
    `with r as (
       insert into recalls (reason, advice, refunds, started_by)
       select 'Glass was found in it.', 'Do not eat it.', false, min(cust_id) from staff_roles returning recall_id
     ), l as (
       insert into recall_lots (recall_id, lot_id) select recall_id, (select min(lot_id) from lots where lot_id not in
         (select lot_id from recall_lots)) from r
     )
     insert into recall_orders (recall_id, order_id, state, outcome, done_at)
     select recall_id, order_id, 'DONE', 'HANDED_OVER', now() from r, orders where order_num = $1
     returning recall_id as id`,
    [orderNum],
  )) as { id: number }[]
  return { recallId: recall?.id as number, orderNum }
}

/** The screens that receive a delivery, change a lot, recall one, and give a product variants. */
export const lotsScreens = {
  'the variants of a product': variantsScreen,
  'a delivery': {
    call: 'POST /receipts/save',
    open: async (page: Page) => {
      await signInAs(page, 'catalogue')
      await open(page, '/admin/receipts/new')
      await page.getByLabel('Supplier').selectOption('Jodia Bazaar Wholesale')
      await page.getByLabel('Number of the note').fill('JB-77001')
      await page.getByRole('combobox', { name: 'Find a product' }).fill(NOT_IN_LOTS)
      await page.getByRole('option', { name: NOT_IN_LOTS }).click()
      await page.getByRole('group', { name: NOT_IN_LOTS }).getByLabel('Quantity').fill('20')
    },
    press: (page: Page) => page.getByRole('button', { name: 'Receive it' }).click(),
    shown: (page: Page) =>
      page.getByRole('heading', { name: 'Delivery from Jodia Bazaar Wholesale' }).waitFor(),
  },
  'a change of a lot': {
    call: 'POST /lots/move',
    open: async (page: Page) => {
      await signInAs(page, 'catalogue')
      await open(page, `/admin/lots/${await lotOf(IN_LOTS)}`)
      const facts = page.getByRole('region', { name: 'The lot' })
      await facts.getByLabel('Reason').selectOption('Waste')
      await facts.getByLabel('Thrown away').fill('1')
      await facts.getByLabel('Note').fill('A torn bag')
    },
    press: (page: Page) => page.getByRole('button', { name: 'Record it' }).click(),
    shown: (page: Page) =>
      page.getByRole('region', { name: 'Changes' }).getByText('A torn bag').first().waitFor(),
  },
  'a call to a customer of a recall': {
    call: 'POST /recalls/noteCall',
    open: async (page: Page) => {
      await signInAs(page, 'manager')
      await open(page, '/admin')
      const { recallId } = await recallToCall(page)
      await open(page, `/admin/recalls/${recallId}`)
    },
    press: (page: Page) => page.getByRole('button', { name: /^Called the customer of/ }).click(),
    shown: (page: Page) => page.getByRole('button', { name: /^Undo the call to the customer of/ }).waitFor(),
  },
  'a recall': {
    call: 'POST /recalls/start',
    open: async (page: Page) => {
      await signInAs(page, 'catalogue')
      await open(page, `/admin/recalls/new?lot=${await lotOf(RECALLED)}`)
      await page.getByLabel('Reason').fill('Salmonella was found in this batch.')
      await page.getByLabel('Advice').fill('Do not eat it.')
      await page.getByRole('button', { name: 'Recall…' }).click()
    },
    press: (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Start the recall' }).click(),
    shown: (page: Page) => page.getByRole('heading', { name: /^Recall \d+$/ }).waitFor(),
  },
}

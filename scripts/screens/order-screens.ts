import type { Locator, Page } from '@playwright/test'
import { askOnce } from '../../database/ask-once.ts'
import { fillPlace } from './delivery-screens.ts'

type Open = (page: Page, databaseUrl: string) => Promise<void>
type How = {
  /** Opens an address as a manager, and waits for the awaited element. */
  asManager: (address: string, awaited: (page: Page) => Locator) => Open
  /** Places an order that is ready to pick, and returns its number. */
  placePrinted: (page: Page, databaseUrl: string) => Promise<string>
}

/** Cash for an order, of which a part was paid back; then the order was closed. */
const cashOf = (orderNum: string) => `
  with paid as (
    update orders set order_status = 'CLOSED', payment_state = 'PART_REFUNDED' where order_num = '${orderNum}' returning *
  ), moved as (
    select order_id, order_status, kind, amount, staff.cust_id from paid
    cross join lateral (values ('IN', grand_total), ('BACK', 5000)) as v(kind, amount)
    cross join lateral (select cust_id from customers where login_id = 'bilal.staff') as staff
  ), entries as (
    insert into cash_entries (order_id, kind, amount, written_by) select order_id, kind, amount, cust_id from moved
  )
  insert into order_events (order_id, kind, order_status, amount, happened_by, cust_id)
  select order_id, 'CASH_' || kind, order_status, amount, 'staff', cust_id from moved`

/** An order that is ready, and not paid. */
const ready = (orderNum: string) => `update orders set order_status = 'OPEN' where order_num = '${orderNum}'`

/** An order that is weighed and paid, whose products ask for an age. */
const aged = (orderNum: string) => `
  with ordered as (
    update orders set order_status = 'OPEN' where order_num = '${orderNum}' returning order_id, grand_total
  ), lines as (
    update order_items i set age_from = 18, item_status = 'PACKED',
      final_weight = case when weighed then wanted_steps * quantity_step * coalesce(nominal_measure, 1000) / 1000 end
    from ordered where i.order_id = ordered.order_id
  )
  insert into cash_entries (order_id, kind, amount, written_by)
  select order_id, 'IN', grand_total, (select min(cust_id) from staff_roles) from ordered`

/** An order by card, of which the card covers nothing. */
const uncovered = (orderNum: string) =>
  `update orders set payment_method = 'CARD', payment_state = 'PAID' where order_num = '${orderNum}'`

/** The same, after its rest was asked for. */
const askedFor = (orderNum: string) => `
  with ordered as (
    update orders set payment_method = 'CARD', payment_state = 'PAID' where order_num = '${orderNum}' returning order_id, grand_total
  )
  insert into payment_requests (order_id, amount, reason) select order_id, grand_total, 'Two more chickens, as you wished.' from ordered`

/** The first line of an order was replaced by its second one. */
const swapIn = (orderNum: string) => `
  update order_items i set item_status = 'SUBSTITUTED', line_price = 0, line_tax = 0, replaced_by_item_id = r.order_item_id
  from order_items r, orders o where o.order_num = '${orderNum}' and i.order_id = o.order_id and r.order_id = o.order_id
    and i.position = 0 and r.position = 1`

/** The customer is asked if another product may replace the first line. */
const offerIn = (orderNum: string) => `
  insert into substitution_offers (order_id, order_item_id, product_id, steps, quantity_step, line_price, line_cap, answer_by)
  select order_id, order_item_id, 103, 2, 1000, 89000, 98000, now() + interval '1 hour'
  from order_items join orders using (order_id) where order_num = '${orderNum}' and order_items.position = 0`

/** Picks all lines of an order but its second one, which is not there. */
const picked = (orderNum: string) => `
  update order_items set item_status = case when position = 1 then 'UNAVAILABLE' else 'PICKED' end, picked_at = now(),
    picked_by = (select min(cust_id) from staff_roles), final_weight = case when weighed and position > 1 then 300 end
  where order_id = (select order_id from orders where order_num = '${orderNum}')`

/** The screens on which staff change the money, the end and the details of an order, and what its customer sees of it. */
export function orderScreens({ asManager, placePrinted }: How) {
  const numbers = new Map<string, Promise<string>>()
  /** Opens an order of its own for each change, which is made once. */
  const onOwn = (change: (orderNum: string) => string, awaited: (page: Page) => Locator): Open => {
    const prepare = async (page: Page, databaseUrl: string) => {
      const orderNum = await placePrinted(page, databaseUrl)
      const statement = change(orderNum)
      if (statement) await askOnce(databaseUrl, statement)
      return orderNum
    }
    return async (page, databaseUrl) => {
      await asManager('/admin/orders', at => at.getByRole('main'))(page, databaseUrl)
      const key = String(change)
      const known = numbers.get(key) ?? prepare(page, databaseUrl)
      numbers.set(key, known)
      await page.goto(`/admin/orders/${await known}`)
      await awaited(page).waitFor()
    }
  }
  const unchanged = () => ''
  const button = (name: string) => (page: Page) => page.getByRole('button', { name })
  return [
    {
      name: 'order-receive-cash',
      open: async (page: Page, databaseUrl: string) => {
        await onOwn(unchanged, button('Mark cash as received'))(page, databaseUrl)
        await page.getByRole('button', { name: 'Mark cash as received' }).click()
      },
    },
    { name: 'order-picked', open: onOwn(picked, page => page.getByText('Looked for by')) },
    { name: 'order-with-cash', open: onOwn(cashOf, button('Pay cash back')) },
    {
      name: 'order-pay-back',
      open: async (page: Page, databaseUrl: string) => {
        await onOwn(cashOf, button('Pay cash back'))(page, databaseUrl)
        await page.getByRole('button', { name: 'Pay cash back' }).click()
      },
    },
    {
      name: 'order-pay-back-sure',
      open: async (page: Page, databaseUrl: string) => {
        await onOwn(cashOf, button('Pay cash back'))(page, databaseUrl)
        await page.getByRole('button', { name: 'Pay cash back' }).click()
        await page.locator('input[name=reason]').fill('0.5')
        await page.getByRole('button', { name: 'Continue' }).click()
      },
    },
    {
      name: 'order-close-unpaid',
      open: async (page: Page, databaseUrl: string) => {
        await onOwn(ready, (page: Page) => page.getByRole('button', { name: 'Close', exact: true }))(
          page,
          databaseUrl,
        )
        await page.getByRole('button', { name: 'Close', exact: true }).click()
        await page.getByRole('dialog').waitFor()
      },
    },
    {
      name: 'order-age',
      open: async (page: Page, databaseUrl: string) => {
        const close = (page: Page) => page.getByRole('button', { name: 'Close', exact: true })
        await onOwn(aged, close)(page, databaseUrl)
        await close(page).click()
        await page.locator('dialog input[name=ageChecked]').waitFor()
      },
    },
    {
      name: 'order-ask-for-rest',
      open: async (page: Page, databaseUrl: string) => {
        await onOwn(uncovered, button('Ask for the rest by link'))(page, databaseUrl)
        await page.getByRole('button', { name: 'Ask for the rest by link' }).click()
        await page.getByRole('button', { name: 'Send the request' }).click()
      },
    },
    { name: 'order-rest-asked', open: onOwn(askedFor, button('Withdraw')) },
    {
      name: 'order-reopen',
      open: async (page: Page, databaseUrl: string) => {
        await onOwn(cashOf, button('Open again'))(page, databaseUrl)
        await page.getByRole('button', { name: 'Open again' }).click()
      },
    },
    {
      name: 'order-details',
      open: async (page: Page, databaseUrl: string) => {
        await onOwn(unchanged, button('Change delivery details'))(page, databaseUrl)
        await page.getByRole('button', { name: 'Change delivery details' }).click()
        await page.locator('select[name=pickupType]').selectOption('DELIVERY')
        await page.getByRole('button', { name: 'See the new price' }).click()
      },
    },
    {
      name: 'order-details-price',
      open: async (page: Page, databaseUrl: string) => {
        await onOwn(unchanged, button('Change delivery details'))(page, databaseUrl)
        await page.getByRole('button', { name: 'Change delivery details' }).click()
        await page.locator('select[name=pickupType]').selectOption('DELIVERY')
        await fillPlace(page, 'Punjab', 'Lahore', '54000')
        await page.getByRole('button', { name: 'See the new price' }).click()
        await page.getByRole('button', { name: 'Save anyway' }).waitFor()
      },
    },
    {
      name: 'order-offered',
      open: async (page: Page, databaseUrl: string) => {
        await onOwn(offerIn, button('Change items'))(page, databaseUrl)
        await page.getByRole('link', { name: 'See it as the customer does' }).click()
        await page.getByRole('button', { name: 'Yes, bring it' }).waitFor()
      },
    },
    {
      name: 'picking-offered',
      open: async (page: Page, databaseUrl: string) => {
        await onOwn(offerIn, button('Change items'))(page, databaseUrl)
        await page.goto(page.url().replace('/orders/', '/picking/'))
        await page.locator('li button[aria-expanded]').nth(1).click()
        await page.getByRole('button', { name: 'Another product' }).waitFor()
      },
    },
    {
      name: 'order-swapped',
      open: async (page: Page, databaseUrl: string) => {
        await onOwn(swapIn, button('Change items'))(page, databaseUrl)
        await page.getByRole('link', { name: 'See it as the customer does' }).click()
        await page.getByRole('article').waitFor()
      },
    },
  ]
}

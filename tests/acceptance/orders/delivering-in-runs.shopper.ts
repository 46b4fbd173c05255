import type { Page } from '@playwright/test'
import { inDatabase } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { call } from '../registered.ts'
import { expect, open, test } from '../shopper.ts'
import { type GuestOrder, guestOrders, signInAs } from '../staff-orders.ts'

const today = `(now() at time zone (select time_zone from branches where is_main))::date`

/** Makes an order of a guest a delivery that is packed, to an address of its own. */
async function toDeliver(page: Page, place: number, firstName: string): Promise<GuestOrder> {
  const order = await guestOrders(page, place, firstName)
  await inDatabase(
    `update orders set pickup_type = 'DELIVERY', order_status = 'OPEN', slot_id = null, slot_starts_at = null,
       slot_ends_at = null, address = '${place} Garden Road', city = 'Karachi', postal_code = '74200'
     where order_num = '${order.orderNum}'`,
  )
  return order
}

/** Puts orders into a run of the person who is signed in. */
async function runOf(page: Page, orders: readonly GuestOrder[], name: string): Promise<void> {
  const { custId } = await call<{ custId: number }>(page, 'GET', '/session')
  await inDatabase(
    `with run as (
       insert into runs (branch_id, day, run_name, driver_id, currency, exponent)
       select branch_id, ${today}, '${name}', ${custId}, 'PKR', 2 from branches where is_main returning run_id
     ) insert into run_stops (run_id, order_id, position)
     select run_id, order_id, n from run, unnest(array[${orders.map(({ orderNum }) => `'${orderNum}'`)}])
       with ordinality as o (order_num, n) join orders using (order_num)`,
  )
}

const dialog = (page: Page) => page.getByRole('dialog')
const stopOf = (page: Page, { orderNum }: GuestOrder) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: `#${orderNum}` })

test('the office puts deliveries into a run, puts its stops in another order without a mouse, and takes one out', async ({
  page,
}) => {
  await signInAs(page, 'driver')
  await signInAs(page, 'orders')
  await open(page, '/admin')
  const [first, second] = [await toDeliver(page, 40, 'Amina'), await toDeliver(page, 41, 'Yusuf')]
  await open(page, '/admin/runs')
  for (const { orderNum } of [first, second])
    await page.getByRole('checkbox', { name: `Choose #${orderNum}` }).check()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Put into a run' }).click()
  const run = page.getByRole('article').filter({ hasText: `#${first.orderNum}` })
  const stops = run.getByRole('listitem')
  await expect(stops).toHaveText([
    new RegExp(`#${first.orderNum}.*40 Garden Road`),
    new RegExp(`#${second.orderNum}.*41 Garden Road`),
  ])
  await expect(page.getByRole('checkbox', { name: `Choose #${first.orderNum}` })).toBeHidden()

  const handle = run.getByRole('button', { name: `Move #${first.orderNum}` })
  await handle.focus()
  for (const [key, text] of [
    ['Space', 'place 1 of 2'],
    ['ArrowDown', 'is at place 2 of 2'],
    ['Space', 'is now at place 2 of 2'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByText(text)).toBeAttached()
  }
  await expect(stops.first()).toContainText(`#${second.orderNum}`)
  await run.getByRole('button', { name: `Take #${second.orderNum} out of the run` }).click()
  await expect(stops).toHaveText([new RegExp(`#${first.orderNum}`)])
  await expect(page.getByRole('checkbox', { name: `Choose #${second.orderNum}` })).toBeVisible()
  await run.getByRole('button', { name: 'Remove the run' }).click()
  await expect(run).toBeHidden()
})

test('two hand-overs that are answered at the same moment are both seen', async ({ page }) => {
  await signInAs(page, 'driver')
  await open(page, '/admin')
  const orders = [await toDeliver(page, 44, 'Sana'), await toDeliver(page, 45, 'Omar')]
  const name = `Run of ${orders[0]?.orderNum}`
  await runOf(page, orders, name)
  // The answers to the first hand-over and to the second come together.
  await page.addInitScript(() => {
    const ask = window.fetch
    const wait: (() => void)[] = []
    window.fetch = async (...given) => {
      const answer = await ask(...given)
      if (!String(given[0]).endsWith('/runs/stop')) return answer
      const body = await answer.json()
      await new Promise<void>(done => {
        wait.push(done)
        if (wait.length === 2) for (const go of wait) go()
      })
      return Object.assign(answer, { json: async () => body })
    }
  })
  await open(page, '/admin/my-run')
  const run = page.getByRole('region', { name })
  await run.getByRole('button', { name: 'Leave now' }).click()
  await expect(run.getByText('On the road')).toBeVisible()
  await run.getByText('Not sent yet').waitFor({ state: 'hidden' })
  // Nothing is loaded again: what is seen is what the answers say.
  await page.route('**/api/runs/mine**', () => {})
  for (const { orderNum } of orders) {
    await run.getByRole('button', { name: 'Hand over' }).click()
    await expect(dialog(page).getByRole('heading', { name: `#${orderNum}` })).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Hand over' }).click()
    await expect(stopOf(page, { orderNum } as GuestOrder)).toContainText('Taken by')
  }
  await expect(run.getByText('Not sent yet')).toHaveCount(0)
  for (const order of orders) await expect(stopOf(page, order)).toContainText('Taken by', { timeout: 1 })
})

test('a driver leaves, takes a refused line back, hands over with the cash, and the run is settled to the coin', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'driver')
  await open(page, '/admin')
  const [given, away] = [await toDeliver(page, 42, 'Maryam'), await toDeliver(page, 43, 'Hamza')]
  await inDatabase(
    `insert into order_items (order_id, position, product_id, product_name, sku, dept_name, wanted_steps, quantity_step,
       measuring_unit, unit_price, sale_price, charged_price, line_price, line_tax, updated_by)
     select order_id, 100, product_id, 'Jar of honey', sku, 'Groceries', 1, 1000, 'piece', 0, 0, 0, 0, 0, 'customer'
     from order_items join orders using (order_id) where order_num = '${given.orderNum}' limit 1`,
  )
  const name = `Run of ${given.orderNum}`
  await runOf(page, [given, away], name)
  await open(page, '/admin/my-run')
  const run = page.getByRole('region', { name })
  await run.getByRole('button', { name: 'Leave now' }).click()
  await expect(run.getByText('On the road')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const [{ link_key: key } = {}] = await inDatabase(
    `select link_key from orders where order_num = '${away.orderNum}'`,
  )
  const guest = await (await browser.newContext()).newPage()
  await open(guest, `/orderDetail?order=${away.orderNum}&key=${key}`)
  await expect(guest.getByText('There is one stop before yours.')).toBeVisible()
  await guest.context().close()
  await run.getByRole('button', { name: 'I am there' }).click()
  await expect(stopOf(page, given)).toContainText('At the door')
  await run.getByRole('button', { name: 'Jar of honey is refused' }).click()
  await dialog(page).getByRole('button', { name: 'Take it back' }).click()
  await expect(dialog(page).getByText('Please enter a reason.')).toBeVisible()
  await dialog(page).getByLabel('Reason').fill('The lid is open')
  await dialog(page).getByRole('button', { name: 'Take it back' }).click()
  await expect(run.getByText('Refused: The lid is open')).toBeVisible()
  await run.getByRole('button', { name: 'Hand over' }).click()
  await dialog(page).getByLabel('Who took it?').fill('Uncle Rashid')
  const cash = await dialog(page).getByLabel('Cash collected').inputValue()
  await dialog(page).getByRole('button', { name: 'Hand over' }).click()
  await expect(stopOf(page, given)).toContainText('Taken by Uncle Rashid')
  await run.getByRole('button', { name: 'Nobody home' }).click()
  await dialog(page).getByLabel('Note').fill('Rang twice')
  await dialog(page).getByRole('button', { name: 'Nobody home' }).click()
  await expect(run.getByText('All stops are done. Hand the cash in at the shop.')).toBeVisible()

  await signInAs(page, 'orders')
  await open(page, '/admin/runs')
  const card = page.getByRole('article', { name })
  await card.getByRole('button', { name: 'Settle the cash' }).click()
  await expect(dialog(page).getByLabel('Counted')).toHaveValue(cash)
  await dialog(page).getByRole('button', { name: 'Settle the cash' }).click()
  await expect(card.getByText('Settled', { exact: true })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: `Choose #${away.orderNum}` })).toBeVisible()
  await open(page, `/admin/orders/${given.orderNum}`)
  const history = page.getByRole('region', { name: 'History' })
  for (const says of ['Left with a driver', 'Refused at the door', 'Handed over to', 'Uncle Rashid'])
    await expect(history.getByText(says).first()).toBeVisible()
})

test('a driver goes on without a connection, and what was tapped is sent in its order later', async ({
  page,
  allow,
}) => {
  await signInAs(page, 'driver')
  await open(page, '/admin')
  const [one, two] = [await toDeliver(page, 44, 'Noor'), await toDeliver(page, 45, 'Zara')]
  const name = `Run of ${one.orderNum}`
  await runOf(page, [one, two], name)
  await open(page, '/admin/my-run')
  const run = page.getByRole('region', { name })
  await expect(run).toBeVisible()
  allow(/ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await run.getByRole('button', { name: 'Leave now' }).click()
  for (const taker of ['Noor', 'Zara']) {
    await run.getByRole('button', { name: 'Hand over' }).click()
    await dialog(page).getByLabel('Who took it?').fill(taker)
    await dialog(page).getByRole('button', { name: 'Hand over' }).click()
    await expect(run.getByText(`Taken by ${taker}`)).toBeVisible()
  }
  await expect(run.getByText('Not sent yet')).toHaveCount(2)
  await expect(page.getByRole('region', { name: '3 changes are not saved' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(run.getByText('All stops are done. Hand the cash in at the shop.')).toBeVisible()
  await expect(page.getByRole('region', { name: /not saved/ })).toBeHidden()
  const closed = await inDatabase(
    `select order_status from orders where order_num in ('${one.orderNum}', '${two.orderNum}')`,
  )
  expect(closed).toEqual([{ order_status: 'CLOSED' }, { order_status: 'CLOSED' }])
})

test('a tap of a driver waits for an older one that had no answer: both arrive in their order', async ({
  page,
  allow,
}) => {
  await signInAs(page, 'driver')
  await open(page, '/admin')
  const order = await toDeliver(page, 47, 'Hira')
  const name = `Run of ${order.orderNum}`
  await runOf(page, [order], name)
  await open(page, '/admin/my-run')
  const run = page.getByRole('region', { name })
  // The line drops for the first tap only. No browser event says that it is back.
  allow(/ERR_INTERNET_DISCONNECTED/)
  await page.route('**/api/runs/depart', route => route.abort('internetdisconnected'), { times: 1 })
  await run.getByRole('button', { name: 'Leave now' }).click()
  await expect(page.getByRole('region', { name: 'One change is not saved' })).toBeVisible()
  await run.getByRole('button', { name: 'I am there' }).click()
  await expect(page.getByRole('region', { name: /not saved/ })).toBeHidden()
  await expect(stopOf(page, order)).toContainText('At the door')
  await expect(run.getByText('Not sent yet')).toHaveCount(0)
  // A tap is shown as done before it is sent.
  const states = () =>
    inDatabase(
      `select r.state as run, s.state as stop from runs r join run_stops s using (run_id) where run_name = '${name}'`,
    )
  await expect.poll(states).toEqual([{ run: 'OUT', stop: 'ARRIVED' }])
})

test('an amount that has changed at the desk is asked again at the door, and a driver has no other screen', async ({
  page,
  allow,
}) => {
  await signInAs(page, 'driver')
  await open(page, '/admin')
  const order = await toDeliver(page, 46, 'Fatima')
  const name = `Run of ${order.orderNum}`
  await runOf(page, [order], name)
  await open(page, '/admin/my-run')
  const run = page.getByRole('region', { name })
  await run.getByRole('button', { name: 'Leave now' }).click()
  await run.getByRole('button', { name: 'Hand over' }).click()
  await inDatabase(
    `update orders set price = price - 100, grand_total = grand_total - 100 where order_num = '${order.orderNum}'`,
  )
  allow(/409/)
  await dialog(page).getByRole('button', { name: 'Hand over' }).click()
  await expect(page.getByText(/The customer pays Rs.[\d,.]+ now\./)).toBeVisible()
  await page.getByRole('button', { name: 'Enter again' }).click()
  await run.getByRole('button', { name: 'Hand over' }).click()
  await dialog(page).getByRole('button', { name: 'Hand over' }).click()
  await expect(run.getByText('All stops are done. Hand the cash in at the shop.')).toBeVisible()

  await page.getByRole('button', { name: 'Menu of the office' }).click()
  await expect(page.getByRole('link', { name: 'My deliveries' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Orders' })).toHaveCount(0)
  await open(page, '/admin/orders')
  await expect(page.getByRole('table')).toHaveCount(0)
})

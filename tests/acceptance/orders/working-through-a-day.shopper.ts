import type { Browser, Page } from '@playwright/test'
import { askOnce } from '../../../database/ask-once.ts'
import { countRequests, settled } from '../../../scripts/screens/settled.ts'
import { openShopForTests, type ShopForTests } from '../../../scripts/testing/shop-for-tests.ts'
import { home } from '../../support/test-addresses.ts'
import { violationsOf } from '../axe.ts'
import { endTheDay } from '../end-the-day.ts'
import { call } from '../registered.ts'
import { expect, open, test } from '../shopper.ts'
import { signInAs } from '../staff-orders.ts'
import { widths } from '../widths.ts'

// A shop of its own, because the day counts all of its orders and all of its cash.
let shop: ShopForTests
test.beforeAll(async () => {
  shop = await openShopForTests('day')
})
test.afterAll(() => shop.close())

const ask = (sql: string) => askOnce(shop.databaseUrl, sql)

type Goods = { productId: number; name: string }
type Placed = { orderId: number; orderNum: string; address: string }
type Slot = { slotId: number }

const ORDERS = 40
/** The orders of which the first line is replaced: at once, and after a question. */
const [REPLACED, ASKED] = [
  [0, 1, 2],
  [3, 4],
]
/** The order of the guest who halves it. */
const HALVED = 5

/** A phone or a computer in this shop; staff are signed in at it. */
async function device(browser: Browser, width: keyof typeof widths, role?: string): Promise<Page> {
  const page = await (await browser.newContext({ ...widths[width], baseURL: shop.address })).newPage()
  countRequests(page)
  if (role) await signInAs(page, role, ask)
  return page
}

/** Three windows of a day with room for everyone, and three products of a kind that cost Rs 100 each. */
async function prepare(owner: Page): Promise<{ slots: Slot[]; goods: Goods[] }> {
  await ask(
    `update slot_patterns set deleted_at = now(); update slots set is_made = false;
     update products set unit_price = 10000, sale_price = 10000, options_attributes = '[]', tax_exempt_flag = 'Y'
       where category_id = 38;
     update availabilities set on_hand = 500000 where availability_id in
       (select availability_id from stock join products using (product_id) where category_id = 38)`,
  )
  await call(owner, 'POST', '/slotPatterns/save', {
    ...{ patternName: 'Rounds', method: 'DELIVERY', weekdays: [0, 1, 2, 3, 4, 5, 6], capacity: 20 },
    ...{ starts: '16:00', ends: '22:00', every: 120, length: 120, cutOffMinutes: 60 },
  })
  const { days } = await call<{ days: { slots: Slot[] }[] }>(owner, 'POST', '/slots/find', {
    pickupType: 'DELIVERY',
    ...home,
  })
  const { productList } = await call<{ productList: { productId: number; productName: string }[] }>(
    owner,
    'GET',
    '/products/findProductsByCategory/38',
  )
  const goods = productList.slice(0, 3).map(({ productId, productName: name }) => ({ productId, name }))
  return { slots: days.at(-1)?.slots ?? [], goods }
}

/** A guest orders for a window; every other order has two lines. */
async function place(page: Page, at: number, { slots, goods }: Awaited<ReturnType<typeof prepare>>) {
  const lines = [goods[at % 3], ...(at % 2 ? [goods[(at + 1) % 3]] : [])]
  const wish = REPLACED.includes(at) ? 'BEST MATCH' : 'ASK'
  const { orders } = await call<{ orders: { orderId: number; orderNum: string; link: string } }>(
    page,
    'POST',
    '/orders/save',
    {
      customer: {
        ...{ firstName: 'Guest', lastName: `Number ${at + 1}`, email: `guest${at + 1}@example.org` },
        phone1: `0300 77700${String(at).padStart(2, '0')}`,
      },
      orders: {
        pickupType: 'DELIVERY',
        ...home,
        address: `${at + 1} Garden Road`,
        slotId: slots[at % 3]?.slotId,
      },
      orderItems: lines.map(one => ({
        ...{ productId: one?.productId, quantity: at === HALVED ? 4 : 1, substitution: wish },
      })),
    },
  )
  const { orderId, orderNum, link } = orders
  return { orderId, orderNum, address: `/orderDetail?order=${orderNum}&key=${link}` }
}

/** The guest halves a line by the link of the order. */
async function halve(page: Page, { address }: Placed, name: string): Promise<void> {
  await open(page, `${address}&change=1`)
  const amount = page.getByRole('textbox', { name: `Quantity of ${name}` })
  await amount.fill('2')
  await amount.press('Enter')
  await page.getByRole('button', { name: 'Save the changes' }).click()
  await expect(page.getByText('Your order is changed.')).toBeVisible()
}

/** The picker opens the products that may replace a line. */
async function replace(page: Page, { orderNum }: Placed, name: string) {
  await open(page, `/admin/picking/${orderNum}`)
  await page.getByRole('button', { name: `Replace ${name}` }).click()
  return page.getByRole('region', { name: `Replace ${name}` })
}

/** A picker takes lines of a window and picks them, until there are none for anyone. */
async function pickWindow(page: Page, { slotId }: Slot): Promise<void> {
  await open(page, `/admin/picking/wave?window=${slotId}`)
  const yours = page.getByRole('region', { name: 'Yours' })
  const lines = { name: /^\d+ piece / }
  const line = yours.getByRole('button', { ...lines, pressed: false, disabled: false })
  const done = yours.getByRole('button', { ...lines, pressed: true })
  const next = page.getByRole('button', { name: /^Take the next/ })
  await expect(next.or(page.getByRole('region', { name: 'With others' })).first()).toBeVisible()
  // In this order: what was just taken is a line before the button is gone.
  while ((await next.isVisible()) || (await line.count()) > 0) {
    const picked = await done.count()
    if ((await line.count()) > 0) {
      await line.first().click()
      await expect(done).toHaveCount(picked + 1)
    } else {
      const answered = page.waitForResponse(/picking\/claim/, { timeout: 5_000 }).catch(() => {})
      // The other picker may take the last ones at this moment: the button is then gone.
      await next.click({ timeout: 2_000 }).catch(() => {})
      await answered
      await expect(next.and(page.locator(':disabled'))).toHaveCount(0)
    }
  }
}

/** The picker hands on each order of a window that is complete. */
async function handOn(page: Page, { slotId }: Slot, orders: number): Promise<void> {
  await open(page, `/admin/picking/wave?window=${slotId}`)
  const complete = page.getByRole('region', { name: 'Complete orders' })
  const button = complete.getByRole('button', { name: 'All picked: open the order' })
  for (let left = orders; left > 0; left -= 1) {
    await expect(button).toHaveCount(left)
    await button.first().click()
  }
  await expect(complete).toBeHidden()
}

/** The office puts all orders of a window into a run of a driver. */
async function planRun(office: Page, driver: Page, left: number): Promise<void> {
  const { custId } = await call<{ custId: number }>(driver, 'GET', '/session')
  const windows = office.getByRole('checkbox', { name: /^Choose all of/ })
  await expect(windows).toHaveCount(left)
  await windows.first().check()
  await office.getByLabel('Driver').last().selectOption(String(custId))
  await office.getByRole('button', { name: 'Put into a run' }).click()
  await expect(windows).toHaveCount(left - 1)
}

/** A driver brings every order of the run, and takes what is due at each door. */
async function bring(page: Page): Promise<void> {
  await open(page, '/admin/my-run')
  const run = page.getByRole('main').getByRole('region').first()
  await run.getByRole('button', { name: 'Leave now' }).click()
  const allDone = page.getByText('All stops are done. Hand the cash in at the shop.')
  const give = run.getByRole('button', { name: 'Hand over' })
  await expect(give).toBeEnabled()
  for (let stop = 1; !(await allDone.isVisible()); stop += 1) {
    await give.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click()
    await expect(run.getByText('Taken by')).toHaveCount(stop)
    // The way to the next door: by then the answers are there.
    await settled(page)
    await expect(give.or(allDone).first()).toBeVisible()
  }
}

test('a grocer works through a day: forty orders in three windows, two pickers, five replacements, three runs, and the cash is right', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const [owner, guest] = [await device(browser, 'wide', 'owner'), await device(browser, 'narrow')]
  const world = await prepare(owner)
  const { slots, goods } = world
  expect(slots).toHaveLength(3)
  const nameAt = (at: number) => goods[at % 3]?.name ?? ''
  const placed: Placed[] = []
  for (let at = 0; at < ORDERS; at += 1) placed.push(await place(guest, at, world))
  const at = (index: number) => placed[index] as Placed

  await test.step('a guest halves the order before the cut-off, and is refused after it', async () => {
    await halve(guest, at(HALVED), nameAt(HALVED))
    await ask(
      `update slots set order_by = now() - interval '1 minute' where slot_id = ${slots[HALVED % 3]?.slotId}`,
    )
    await open(guest, at(HALVED).address)
    await expect(guest.getByText('It is too late to change or cancel this order here.')).toBeVisible()
    await expect(guest.getByRole('link', { name: 'Change the order' })).toBeHidden()
    const late = await guest.request.post('/api/orders/cancelOwn', {
      data: {
        ...{ orderNum: at(HALVED).orderNum, version: 2 },
        link: new URL(at(HALVED).address, shop.address).searchParams.get('key'),
      },
    })
    expect(late.status()).toBe(409)
  })

  await call(owner, 'POST', '/orders/markPrinted', { orderIds: placed.map(({ orderId }) => orderId) })
  const pickers = [await device(browser, 'narrow', 'picker'), await device(browser, 'narrow', 'picker')]
  const [first, second] = pickers as [Page, Page]

  await test.step('three products are replaced at once, and two after the customers said yes by the link', async () => {
    for (const order of REPLACED) {
      const choices = await replace(first, at(order), nameAt(order))
      await choices
        .getByRole('button', { name: /Replace$/ })
        .first()
        .click()
      await expect(first.getByText('Substituted', { exact: true })).toBeVisible()
    }
    for (const order of ASKED) {
      const choices = await replace(second, at(order), nameAt(order))
      await choices.getByRole('button', { name: 'Ask the customer' }).first().click()
      await second.getByRole('dialog').getByRole('button', { name: 'Send the question' }).click()
      await expect(second.getByText('The customer was asked about')).toBeVisible()
      await open(guest, at(order).address)
      await guest.getByRole('button', { name: 'Yes, bring it' }).click()
      await expect(guest.getByText(/^Thank you. We bring/)).toBeVisible()
    }
  })

  await test.step('two pickers share the lines of each window on their phones', async () => {
    for (const slot of slots) await Promise.all(pickers.map(page => pickWindow(page, slot)))
    expect(await violationsOf(first)).toEqual([])
    const perWindow = slots.map((_, window) => placed.filter((_, order) => order % 3 === window).length)
    for (const [window, slot] of slots.entries()) await handOn(first, slot, perWindow[window] ?? 0)
  })

  // The day of the windows comes.
  for (const [at, { slotId }] of slots.entries())
    await ask(
      `update orders set slot_starts_at = today + interval '${16 + 2 * at} hours', slot_ends_at = today + interval '${18 + 2 * at} hours'
       from (select date_trunc('day', now() at time zone 'Asia/Karachi') at time zone 'Asia/Karachi' as today) d
       where slot_id = ${slotId}`,
    )
  const drivers = [
    await device(browser, 'narrow', 'driver'),
    await device(browser, 'narrow', 'driver'),
    await device(browser, 'narrow', 'driver'),
  ]
  await test.step('three runs bring all orders and their cash', async () => {
    await open(owner, '/admin/runs')
    for (const [at, driver] of drivers.entries()) await planRun(owner, driver, drivers.length - at)
    await Promise.all(drivers.map(bring))
    await open(owner, '/admin/runs')
    const settle = owner.getByRole('button', { name: 'Settle the cash' })
    for (let left = drivers.length; left > 0; left -= 1) {
      await expect(settle).toHaveCount(left)
      await settle.first().click()
      await owner.getByRole('dialog').getByRole('button', { name: 'Settle the cash' }).click()
      await expect(owner.getByRole('dialog')).toBeHidden()
    }
    await expect(owner.getByText('Settled', { exact: true })).toHaveCount(drivers.length)
  })

  const [sums] = await ask(
    `select sum(grand_total)::int as total, sum(paid)::int as paid, count(*)::int as closed from orders where order_status = 'CLOSED'`,
  )
  expect(sums).toMatchObject({ closed: ORDERS, paid: sums?.total })
  const [runs] = await ask(
    `select sum(counted)::int as counted, sum(difference)::int as difference from runs`,
  )
  expect(runs).toEqual({ counted: sums?.total, difference: 0 })
  await open(owner, '/admin/reports')
  const money = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(
    (sums?.total as number) / 100,
  )
  await expect(owner.getByRole('region', { name: 'Cash', exact: true })).toContainText(`Rs ${money}`)

  await test.step('a sale at the counter and cash that is paid back: the drawer is counted at the end, right to the coin', async () => {
    const cash = await endTheDay(owner, ask, { productId: goods[0]?.productId, orderId: at(HALVED).orderId })
    expect(cash).toEqual({
      ...{ runs: sums?.total, drawer: 26_000, paid: cash.runs + 26_000 },
      ...{ difference: 0, kept: 200_000 },
    })
  })
})

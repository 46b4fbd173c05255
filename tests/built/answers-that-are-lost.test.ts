import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, expect as expectPage, type Page } from '@playwright/test'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askOnce } from '../../database/ask-once.ts'
import { chromiumArguments, ensureChromium } from '../../scripts/chromium.ts'
import { openDatabaseForTests, startBuiltShop, stopped } from '../../scripts/testing/shop-for-tests.ts'
import { calls } from '../../shop/contract.ts'
import { byPiece, byWeight, cardOrder } from '../acceptance/card-orders.ts'
import { bookByCall, choose, fillBooker, seasonNow } from '../acceptance/qurbani-bookings.ts'
import { call, registered } from '../acceptance/registered.ts'
import { open } from '../acceptance/shopper.ts'
import { signInAs } from '../acceptance/staff-orders.ts'
import { cashScreens } from '../support/cash-screens.ts'
import { lotsScreens } from '../support/lots/lost-lots-screens.ts'
import { ownOrderScreen } from '../support/orders/own-order-screen.ts'
import { type DatabaseLink, openDatabaseLink } from '../support/stand-ins/database-link.ts'
import { guestOrder } from '../support/test-shop.ts'

const name = `lost-${randomBytes(4).toString('hex')}`
const folder = join(import.meta.dirname, '..', '..', 'data', name)

let database: Awaited<ReturnType<typeof openDatabaseForTests>>
let link: DatabaseLink
let shop: Awaited<ReturnType<typeof startBuiltShop>>
let browser: Browser
beforeAll(async () => {
  database = await openDatabaseForTests(name, folder)
  process.env.SHOP_DATABASE = database.url
  link = await openDatabaseLink(database.url)
  shop = await startBuiltShop({
    DATA_FOLDER: folder,
    DATABASE_URL: link.url,
    TRUSTED_PROXIES: '127.0.0.1,::1',
  })
  browser = await chromium.launch({ executablePath: await ensureChromium(() => {}), args: chromiumArguments })
})
afterAll(async () => {
  await browser?.close()
  if (shop) await stopped(shop.process)
  link?.close()
  await database?.close()
  await rm(folder, { recursive: true, force: true })
})

const inDatabase = (sql: string) => askOnce(database.url, sql)

/** A screen that sends a change: how it is opened, sends it, and shows that it was made; and the call that it makes. */
type Screen = {
  call: string
  open: (page: Page) => Promise<unknown>
  press: (page: Page) => Promise<unknown>
  shown: (page: Page) => Promise<unknown>
  /** The screen hears of the change, and shows it before anybody can send it again. */
  hearsOfIt?: boolean
}

const dialog = (page: Page) => page.getByRole('dialog')
const money = (page: Page) => page.getByRole('region', { name: 'Payment' })
const pay = (page: Page, { orderNum, link }: { orderNum: string; link: string }) =>
  page.request.post('/api/payment/practise', {
    data: { orderNum, link, step: { does: 'pay', paymentMethod: 'pm_card_visa' } },
  })

/** Signs in staff who look at an order that was paid by card. */
async function openPaidOrder(page: Page, item: object): Promise<void> {
  const order = await cardOrder(page, item)
  await pay(page, order)
  await signInAs(page, 'orders')
  await open(page, `/admin/orders/${order.orderNum}`)
}

/** Signs in a manager who looks at a representative with a commission that is due. */
async function openRepresentative(page: Page): Promise<void> {
  const { email } = await registered(page, 'Hamza')
  const [asking] = await inDatabase(
    `update customers set representative_asked_at = now()
     where contact_id = (select contact_id from contacts where email = '${email}') returning cust_id as "custId"`,
  )
  await signInAs(page, 'manager')
  await call(page, 'POST', '/representatives/approve', { custId: asking?.custId, rate: 10 })
  const [{ code } = { code: '' }] = await inDatabase(
    `select code from representatives where cust_id = ${asking?.custId}`,
  )
  const { orders } = await call<{ orders: { orderId: number } }>(page, 'POST', '/orders/save', {
    customer: { firstName: 'Amina', lastName: 'Yusuf', email: 'amina@example.org', phone1: '0300 7654321' },
    orders: { pickupType: 'IN STORE', pickupTime: 'MORNING', representative: code },
    orderItems: [byPiece],
  })
  for (const orderStatus of ['PRINTED', 'OPEN', 'CLOSED'])
    await call(page, 'POST', '/orders/changeStatus', { orderId: orders.orderId, orderStatus })
  await open(page, `/admin/representatives/${asking?.custId}`)
  await page.getByRole('button', { name: 'Pay' }).click()
  await dialog(page).getByLabel('Payment method').fill('In cash')
}

const screens: Record<string, Screen> = {
  'an order of a guest': {
    call: 'POST /orders/save',
    open: async page => {
      await page.addInitScript(
        line => localStorage.setItem('localCart', line),
        JSON.stringify([
          { productId: 101, quantity: 1, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' },
        ]),
      )
      await open(page, '/cart')
      await page.getByRole('button', { name: 'Checkout' }).click()
      await page.getByLabel('First Name').fill('Bilal')
      await page.getByLabel('Last Name').fill('Siddiqui')
      await page.getByLabel('Email', { exact: true }).fill('bilal@example.org')
      await page.getByLabel('Phone').fill('0300 1234567')
      await page.getByRole('button', { name: 'Checkout' }).click()
      await page.waitForURL(/\/checkout$/)
    },
    press: page => page.getByRole('button', { name: 'Place order' }).click(),
    shown: page => page.waitForURL(/\/orderDetail\?order=\d+&key=/),
  },
  'a booking of a Qurbani share': {
    call: 'POST /qurbani/book',
    open: async page => {
      await open(page, '/qurbani')
      await page.getByText('Day 3', { exact: true }).click()
      await choose(page, 'Share of a cow', 1)
      await page.getByLabel('Names').fill('Zainab Qureshi')
      await page.getByLabel('Distribution of the meat').selectOption('Give it all away')
      await fillBooker(page)
    },
    press: page => page.getByRole('button', { name: 'Book and pay' }).click(),
    shown: page => page.waitForURL(/\/payment\?order=\d+&key=/),
  },
  'an order by phone': {
    call: 'POST /orders/savePhoneOrder',
    open: async page => {
      await signInAs(page, 'orders')
      await open(page, '/admin/phone-order')
      await page.getByLabel('Phone number').fill(`0312 ${String(Date.now()).slice(-7)}`)
      await page.keyboard.press('Enter')
      await page.getByLabel('Name', { exact: true }).fill('Salma Iqbal')
      const goods = page.getByRole('combobox', { name: 'Add items' })
      await goods.pressSequentially('CHK-001')
      await goods.press('Enter')
      await page.getByLabel('Amount of Whole Chicken').waitFor()
      await page.getByLabel('Packing: Whole Chicken').selectOption('Plain bag')
      await page.getByLabel('Cut: Whole Chicken').selectOption('Whole')
      await expectPage(page.locator('dl > div').last()).not.toContainText('Rs 0.00')
    },
    press: page => page.keyboard.press('Control+Enter'),
    shown: page => page.getByText(/Order #\d+ is placed/).waitFor(),
  },
  'a refund': {
    call: 'POST /payment/refund',
    open: async page => {
      await openPaidOrder(page, byPiece)
      await money(page).getByRole('button', { name: 'Refund' }).click()
      await dialog(page).getByLabel('Amount').fill('100')
      await dialog(page).getByLabel('Reason').fill('One was missing')
    },
    press: async page => {
      await dialog(page).getByRole('button', { name: 'Continue' }).click()
      await dialog(page).getByRole('button', { name: 'Refund' }).click()
    },
    shown: page => money(page).getByRole('listitem').filter({ hasText: 'One was missing' }).waitFor(),
  },
  'a captured payment': {
    call: 'POST /payment/take',
    open: async page => {
      await openPaidOrder(page, byWeight)
      await money(page).getByRole('button', { name: 'Capture payment' }).click()
      await dialog(page).getByLabel('Amount').fill('50')
    },
    press: page => dialog(page).getByRole('button', { name: 'Capture' }).click(),
    shown: page => dialog(page).waitFor({ state: 'hidden' }),
  },
  'cash for a share': {
    call: 'POST /qurbani/receiveCash',
    open: async page => {
      const { orderNum } = await bookByCall(page, { names: ['Hina Malik'], deposit: true })
      const { seasonId } = await seasonNow(page)
      await signInAs(page, 'manager')
      await open(page, `/admin/qurbani/${seasonId}/shares`)
      await page.getByRole('searchbox').fill(orderNum)
      await page.getByRole('region', { name: 'Totals of these shares' }).getByText('1 in full').waitFor()
      await expectPage(page.getByRole('button', { name: 'Hina Malik' })).toHaveCount(1)
      await page.getByRole('button', { name: 'Hina Malik' }).click()
      await page.getByRole('button', { name: 'Receive cash' }).click()
      await page.getByRole('dialog', { name: 'Receive cash' }).getByLabel('Amount').fill('400')
    },
    press: page =>
      page.getByRole('dialog', { name: 'Receive cash' }).getByRole('button', { name: 'Record it' }).click(),
    shown: page => page.getByText('Rs 400.00 received.').waitFor(),
  },
  'a movement of stock': {
    call: 'POST /stock/move',
    open: async page => {
      await signInAs(page, 'catalogue')
      await open(page, '/admin/stock/601')
      const move = page.getByRole('form', { name: 'Record a stock movement' })
      await move.getByLabel('Quantity').fill('5')
      await move.getByLabel('Note').fill('Truck of Friday')
    },
    press: page => page.getByRole('button', { name: 'Record it' }).click(),
    shown: page => page.getByRole('row', { name: /Delivery.*Truck of Friday/ }).waitFor(),
  },
  'a payment to a representative': {
    call: 'POST /representatives/pay',
    open: openRepresentative,
    press: page => dialog(page).getByRole('button', { name: 'Record it' }).click(),
    shown: page => page.getByText('The payment is recorded.').waitFor(),
  },
  ...cashScreens,
  ...lotsScreens,
  'a change of an own order': ownOrderScreen,
  'a transfer to another branch': {
    call: 'POST /stock/transfer',
    open: async page => {
      await inDatabase(
        `insert into branches (branch_name, address, city, country, phone1, time_zone)
         select 'Clifton', '4 Sea View Parade', '', 'PK', '+92 21 3456 7800', 'Asia/Karachi'
         where not exists (select from branches where branch_name = 'Clifton')`,
      )
      await signInAs(page, 'catalogue')
      await open(page, '/admin/stock/602')
      await page.getByRole('button', { name: 'Transfer to another branch' }).click()
      await dialog(page).getByLabel('Quantity').fill('5')
    },
    press: page => dialog(page).getByRole('button', { name: 'Transfer' }).click(),
    shown: page => page.getByRole('row', { name: /To Clifton/ }).waitFor(),
  },
}

test('each call that may be repeated has a screen here', () => {
  const repeatable = calls.filter(one => one.repeatable).map(({ method, path }) => `${method} ${path}`)
  expect(
    Object.values(screens)
      .map(screen => screen.call)
      .sort(),
  ).toEqual(repeatable.sort())
})

const countOf = async (what: string): Promise<number> =>
  Number(
    (await inDatabase(`select count(*) as count from idempotency_keys where call = '${what}'`))[0]?.count,
  )

test.for(Object.entries(screens))(
  '%s whose answer is lost after the commit is made once, and the person who sent it sees it',
  async ([, screen]) => {
    const page = await browser.newPage({ baseURL: shop.address })
    try {
      await screen.open(page)
      const before = await countOf(screen.call)
      link.loseNextCommit()
      await screen.press(page)
      if (!screen.hearsOfIt) {
        const problem = page.getByText('The shop cannot do this right now.').filter({ visible: true })
        await problem.first().waitFor()
        expect(await countOf(screen.call)).toBe(before + 1)
        await expectPage(page.getByText('Nothing was changed')).toHaveCount(0)
        await screen.press(page)
      }
      await screen.shown(page)
      expect(await countOf(screen.call)).toBe(before + 1)
    } finally {
      await page.close()
    }
  },
)

const order = () =>
  fetch(`${shop.address}/api/orders/save`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(
      guestOrder([
        { productId: 601, quantity: 1, cuttingAttributes: 'Cubes', packagingAttributes: '1 lb tray' },
      ]),
    ),
  })

test('while the database stands still, orders are refused long before a statement times out, and afterwards placed', async () => {
  expect((await order()).status).toBe(200)
  const other = new Client({ connectionString: link.url, query_timeout: 5_000 })
  await other.connect()
  link.stop()
  const refusals = Promise.all([order(), order()])
  const timesOut = other.query('select 1').catch(() => 'a connection timed out')
  expect(await Promise.race([refusals.then(() => 'refused'), timesOut])).toBe('refused')
  const refused = await refusals
  expect(refused.map(({ status }) => status)).toEqual([503, 503])
  expect(refused[0]?.headers.get('retry-after')).toBe('5')
  // Known as silent: nobody waits any more.
  expect((await order()).status).toBe(503)
  link.goOn()
  await other.end().catch(() => {})
  await expect.poll(async () => (await order()).status).toBe(200)
}, 60_000)

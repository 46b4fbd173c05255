import type { Locator, Page } from '@playwright/test'
import { askOnce } from '../../database/ask-once.ts'
import { alive } from './alive.ts'
import { branchesScreens } from './branches-screens.ts'
import { certificateScreens } from './certificate-screens.ts'
import { choosePictures } from './choose-pictures.ts'
import { contentScreens } from './content-screens.ts'
import { counterScreens } from './counter-screens.ts'
import { chicken } from './demo-lines.ts'
import { factsScreens } from './facts-screens.ts'
import { variantsScreens } from './goods/variants-screens.ts'
import { importScreens } from './import-screens.ts'
import { lotScreens } from './lot-screens.ts'
import { orderScreens } from './order-screens.ts'
import { ordersBranchesScreens } from './orders-branches-screens.ts'
import { ownerScreens } from './owner-screens.ts'
import { packingScreens } from './packing-screens.ts'
import { partnerScreens } from './partner-screens.ts'
import { peopleScreens } from './people-screens.ts'
import { phoneScreens } from './phone-screens.ts'
import { pickedScreens } from './picked-screens.ts'
import { printScreens } from './print-screens.ts'
import { qurbaniStaffScreens } from './qurbani-staff-screens.ts'
import { recallScreens } from './recall-screens.ts'
import { recalledOrderScreens } from './recalled-order-screens.ts'
import { reportScreens } from './report-screens.ts'
import { runScreens } from './run-screens.ts'
import { searchScreens } from './search-screens.ts'
import { settingsScreens } from './settings-screens.ts'
import { slaughterScreens } from './slaughter-screens.ts'
import { stockBranchesScreens } from './stock-branches-screens.ts'
import { windowsScreens } from './windows-screens.ts'

const bilal = {
  loginId: 'bilal.staff',
  email: 'bilal@example.org',
  loginPassword: 'four crates of okra',
  firstName: 'Bilal',
  lastName: 'Siddiqui',
}

let ready: Promise<unknown> | undefined

/** Opens the account of a manager. */
async function prepare(page: Page, databaseUrl: string): Promise<void> {
  await page.request.post('/api/users/register', { data: bilal })
  await askOnce(
    databaseUrl,
    `insert into staff_roles (cust_id, role)
     select cust_id, 'manager' from customers where login_id = '${bilal.loginId}'
     on conflict do nothing`,
  )
}

/** Opens a screen as that manager, and waits for the awaited element. */
const asManager =
  (address: string, awaited: (page: Page) => Locator) => async (page: Page, databaseUrl: string) => {
    ready ??= prepare(page, databaseUrl)
    await ready
    const { loginId, loginPassword } = bilal
    await page.request.post('/api/users/authenticate', { data: { loginId, loginPassword } })
    await page.goto(address)
    await awaited(page).waitFor()
  }

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const button = (name: string) => (page: Page) => page.getByRole('button', { name })

let printed: Promise<string> | undefined

/** Places an order that is ready to pick, once; returns its number. */
async function placePrinted(page: Page, databaseUrl: string): Promise<string> {
  const found = await page.request.get('/api/products/findProductsByCategory/40')
  const { productList } = (await found.json()) as { productList: { productId: number; minimum: number }[] }
  // Without the browser's session: the signed-in manager has a different address.
  const answer = await fetch(new URL('/api/orders/save', page.url()), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      customer: {
        firstName: 'Zainab',
        lastName: 'Qureshi',
        email: 'zainab@example.org',
        phone1: '0300 7654321',
      },
      orders: { notes: 'Please ring twice.' },
      orderItems: [
        { ...chicken, quantity: 2, cuttingAttributes: '8 pieces', notes: 'No neck, please' },
        // Paneer is in lots.
        { productId: 4503, quantity: 2 },
        ...productList.slice(0, 3).map(({ productId, minimum }) => ({ productId, quantity: minimum })),
      ],
    }),
  })
  const { orders } = (await answer.json()) as { orders: { orderNum: string } }
  await askOnce(
    databaseUrl,
    `update orders set order_status = 'PRINTED' where order_num = '${orders.orderNum}'`,
  )
  return orders.orderNum
}

/** Like `asManager`, at the address for an order that is ready to pick. */
const onOrder =
  (addressOf: (orderNum: string) => string, awaited: (page: Page) => Locator) =>
  async (page: Page, databaseUrl: string) => {
    await page.goto('/admin')
    printed ??= placePrinted(page, databaseUrl)
    await asManager(addressOf(await printed), awaited)(page, databaseUrl)
  }

/** Opens the form of a new product and goes on there. */
const onNew = (goOn: (page: Page) => Promise<void>) => async (page: Page, databaseUrl: string) => {
  await asManager('/admin/products/new', button('Save product'))(page, databaseUrl)
  await goOn(page)
}

/** The screens of staff. */
export const staffScreens = [
  ...ownerScreens,
  { name: 'add-errors', open: onNew(page => page.getByRole('button', { name: 'Save product' }).click()) },
  { name: 'add-pictures', open: onNew(choosePictures) },
  { name: 'add-product', open: asManager('/admin/products/6201', button('Save product')) },
  { name: 'product-with-cuts', open: asManager('/admin/products/114', button('Save product')) },
  {
    name: 'office-products',
    open: asManager('/admin/products', page => page.getByRole('table', { name: 'Products' })),
  },
  {
    name: 'product-preview',
    open: async (page: Page, databaseUrl: string) => {
      await asManager('/admin/products/101', button('Preview'))(page, databaseUrl)
      await page.getByRole('button', { name: 'Preview' }).click()
    },
  },
  {
    name: 'product-grid',
    open: async (page: Page, databaseUrl: string) => {
      const first = (at: Page) => at.locator('[data-row="0"][data-column="0"]')
      await asManager('/admin/products/grid', first)(page, databaseUrl)
      await first(page).fill('12')
    },
  },
  ...variantsScreens(asManager),
  ...factsScreens(asManager),
  ...certificateScreens(asManager),
  ...lotScreens(asManager),
  ...recallScreens(asManager),
  ...recalledOrderScreens(asManager),
  { name: 'stock', open: asManager('/admin/stock/101', button('Record it')) },
  { name: 'stock-list', open: asManager('/admin/stock', heading) },
  ...stockBranchesScreens(asManager),
  { name: 'categories', open: asManager('/admin/categories', heading) },
  { name: 'brands', open: asManager('/admin/brands', heading) },
  { name: 'departments', open: asManager('/admin/departments', button('Add a department')) },
  {
    name: 'demo-goods',
    open: async (page: Page, databaseUrl: string) => {
      await asManager('/admin/products', button('Remove the demo products'))(page, databaseUrl)
      await page.getByRole('button', { name: 'Remove the demo products' }).click()
    },
  },
  ...importScreens(asManager),
  ...peopleScreens(asManager),
  ...contentScreens(asManager),
  ...qurbaniStaffScreens(asManager),
  ...slaughterScreens(asManager),
  { name: 'add-signed-out', open: (page: Page) => page.goto('/admin/products/new') },
  { name: 'settings', open: asManager('/admin/settings', button('Save settings')) },
  ...settingsScreens(asManager),
  ...[...branchesScreens(asManager), ...partnerScreens(asManager)],
  {
    name: 'settings-errors',
    open: async (page: Page, databaseUrl: string) => {
      await asManager('/admin/settings', button('Save settings'))(page, databaseUrl)
      await page.getByLabel('Name of the shop').fill('')
      await page.getByLabel('Address of place 1').fill('http://souk.example')
      await page.getByRole('button', { name: 'Save settings' }).click()
    },
  },
  {
    name: 'office-orders',
    open: onOrder(
      () => '/admin/orders',
      page => page.locator('tbody tr').first(),
    ),
  },
  {
    name: 'office-orders-chosen',
    open: async (page: Page, databaseUrl: string) => {
      const first = (at: Page) => at.locator('tbody tr').first()
      await onOrder(() => '/admin/orders', first)(page, databaseUrl)
      await first(page).getByRole('checkbox').check()
    },
  },
  { name: 'order-staff', open: onOrder(order => `/admin/orders/${order}`, button('Change items')) },
  {
    name: 'order-change',
    open: async (page: Page, databaseUrl: string) => {
      await onOrder(order => `/admin/orders/${order}`, button('Change items'))(page, databaseUrl)
      await page.getByRole('button', { name: 'Change items' }).click()
      await page.getByRole('combobox', { name: 'Add items' }).fill('chicken')
      await page.getByRole('listbox').getByRole('option').first().waitFor()
    },
  },
  {
    name: 'order-reject',
    open: async (page: Page, databaseUrl: string) => {
      await onOrder(order => `/admin/orders/${order}`, button('Reject'))(page, databaseUrl)
      await page.getByRole('button', { name: 'Reject' }).click()
      await page.getByRole('button', { name: 'Reject the order' }).click()
    },
  },
  ...orderScreens({ asManager, placePrinted }),
  ...windowsScreens({ asManager, placePrinted }),
  ...ordersBranchesScreens({ asManager, onOrder }),
  ...printScreens({ onOrder }),
  ...pickedScreens({ onOrder }),
  {
    name: 'picking',
    open: onOrder(
      () => '/admin/picking',
      page => page.getByRole('progressbar').first(),
    ),
  },
  {
    name: 'picking-order',
    open: onOrder(
      order => `/admin/picking/${order}`,
      page => page.getByRole('button', { name: 'Enter the weight' }).first(),
    ),
  },
  {
    name: 'wave',
    open: async (page: Page, databaseUrl: string) => {
      const line = page.locator('section button[aria-pressed]').first()
      const next = page.locator('main .sticky.bottom-4 button')
      await onOrder(
        () => '/admin/picking/wave',
        () => line.or(next).first(),
      )(page, databaseUrl)
      if (await next.isVisible()) await next.click()
      await line.waitFor()
    },
  },
  {
    name: 'order-money',
    open: async (page: Page, databaseUrl: string) => {
      const money = (page: Page) => page.locator('#order-money')
      await onOrder(order => `/admin/orders/${order}`, money)(page, databaseUrl)
    },
  },
  {
    name: 'payments-compared',
    // An empty table takes no room on a phone; its row count is still shown.
    open: asManager('/admin/reports/payments', page => page.getByRole('region').getByRole('status')),
  },
  ...reportScreens({ asManager }),
  ...searchScreens({ asManager }),
  ...packingScreens({ onOrder }),
  ...counterScreens({ asManager, onOrder }),
  ...runScreens({ asManager }),
  ...phoneScreens({ asManager, onOrder }),
  { name: 'today', open: asManager('/admin', page => page.getByRole('heading', { name: 'Salam' })) },
  { name: 'outbox', open: asManager('/admin/outbox', page => page.getByRole('table', { name: 'Messages' })) },
  {
    name: 'outbox-templates',
    open: asManager('/admin/outbox/templates', page => page.getByRole('heading', { level: 2 }).first()),
  },
  {
    name: 'outbox-message',
    open: async (page: Page, databaseUrl: string) => {
      await asManager('/admin/outbox', page => page.getByRole('table', { name: 'Messages' }))(
        page,
        databaseUrl,
      )
      await page.getByRole('button', { name: 'Read the message' }).first().click()
      await page.getByRole('dialog').waitFor()
      await alive(page)
    },
  },
  {
    name: 'palette',
    open: async (page: Page, databaseUrl: string) => {
      await asManager('/admin', page => page.getByRole('heading', { name: 'Salam' }))(page, databaseUrl)
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').fill('chick')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'report',
    open: async (page: Page, databaseUrl: string) => {
      const best = (page: Page) => page.getByRole('table', { name: 'Best selling products' })
      await asManager('/admin/reports', best)(page, databaseUrl)
      await page.getByText('As a table').click()
    },
  },
]

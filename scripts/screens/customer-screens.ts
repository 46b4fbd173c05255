import type { Page } from '@playwright/test'
import { alive } from './alive.ts'
import { biryani, chicken, goods, mutton } from './demo-lines.ts'

const amina = { email: 'amina@example.org', loginPassword: 'three warm parathas' }
const home = {
  address: '14 Garden Road',
  city: 'Karachi',
  stateProvince: 'Sindh',
  country: 'Pakistan',
  postalCode: '75300',
}
const carts = [
  [{ ...biryani, quantity: 3 }],
  [{ ...mutton, quantity: 2 }],
  goods,
  [{ ...chicken, quantity: 1 }],
]
const reached = [
  ['NEW'],
  ['NEW', 'PRINTED', 'OPEN'],
  ['NEW', 'PRINTED', 'OPEN', 'CLOSED'],
  ['NEW', 'REJECTED'],
]

let ready: Promise<void> | undefined

/** Makes a call as the pages of this browser do; throws if it was refused. */
export async function post(page: Page, path: string, data: object) {
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value
  const answer = await page.request.post(`/api${path}`, {
    data,
    headers: token ? { 'x-xsrf-token': token } : {},
  })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return answer.json()
}

/** Opens an account with an address and some orders. */
async function prepare(page: Page): Promise<void> {
  await post(page, '/users/register', {
    ...amina,
    firstName: 'Amina',
    lastName: 'Yusuf',
    phone1: '+92 300 1234567',
  })
  await post(page, '/users/authenticate', { loginId: amina.email, loginPassword: amina.loginPassword })
  const { custId } = await (await page.request.get('/api/session')).json()
  await post(page, '/address/save', { custId, ...home })
  for (const orderItems of carts)
    await post(page, '/orders/save', {
      orders: {
        pickupType: 'DELIVERY',
        pickupTime: 'DAYTIME',
        ...home,
        notes: orderItems.length > 1 ? 'Please ring twice' : '',
      },
      orderItems,
    })
}

/** Signs in to an account that has orders. */
export async function signInAsAmina(page: Page): Promise<void> {
  ready ??= prepare(page)
  await ready
  await post(page, '/users/authenticate', { loginId: amina.email, loginPassword: amina.loginPassword })
}

/** Shows orders as if the shop had processed them: one on its way, one done and one rejected. */
async function withProgress(page: Page): Promise<void> {
  await page.route('**/api/orders/findOrdersWithItems', async route => {
    const fetched = await route.fetch()
    if (!fetched.ok()) return route.fulfill({ response: fetched })
    const answer = await fetched.json()
    for (const [index, { orders, events }] of answer.orderCustomer.entries()) {
      const way = reached[index] ?? []
      orders.orderStatus = way.at(-1)
      const at = (hours: number) => new Date(Date.parse(orders.createDate) + hours * 3_600_000).toISOString()
      events.splice(
        0,
        events.length,
        ...way.map((orderStatus, step) => ({
          kind: 'STATUS',
          orderStatus,
          reason: reasonOf(orderStatus),
          happenedAt: at(step),
        })),
      )
    }
    return route.fulfill({ json: answer })
  })
}

const reasonOf = (orderStatus: string) =>
  orderStatus === 'REJECTED' ? 'The lamb did not pass our check this morning.' : null

/** Opens an address of the account with orders in all states. */
async function openAccount(page: Page, address: string): Promise<void> {
  await signInAsAmina(page)
  await withProgress(page)
  await page.goto(address)
  await alive(page)
}

/** Tracks the order at this position of the list. */
async function track(page: Page, place: number): Promise<void> {
  await openAccount(page, '/dashboard?tab=orders&last=5')
  await page.getByRole('rowheader').nth(place).getByRole('button').click()
  await page.getByRole('link', { name: 'Track this order' }).click()
}

const opened = async (page: Page, address: string) => {
  await openAccount(page, address)
  await page.getByRole('rowheader').nth(1).getByRole('button').click()
}

/** Orders an order again, of which one product has become dearer and one is sold out. */
async function orderAgain(page: Page): Promise<void> {
  await page.route('**/api/orders/again/**', async route => {
    const answer = await (await route.fetch()).json()
    const [line, ...others] = answer.lines
    const soldOut = { ...line, line: null, quantity: 0, was: null, trouble: 'SOLD_OUT' }
    answer.lines = [{ ...line, was: line.lineTotal - 60 }, ...others, soldOut]
    return route.fulfill({ json: answer })
  })
  await signInAsAmina(page)
  const { orderCustomer } = await post(page, '/orders/findOrdersWithItems', { limit: 15 })
  const { orderNum, link } = orderCustomer[1].orders
  await page.goto(`/orderDetail?order=${orderNum}&key=${link}`)
  await alive(page)
  await page.getByText('Order again', { exact: true }).click()
}

/** Shows an order as usual: its first product is pinned, its second needs a choice. */
async function openUsual(page: Page): Promise<void> {
  await signInAsAmina(page)
  await page.route('**/api/usual/find**', async route => {
    const found = await route.fetch()
    if (!found.ok()) return route.fulfill({ response: found })
    const { orderCustomer } = await post(page, '/orders/findOrdersWithItems', { limit: 15 })
    const { orderNum } = orderCustomer[1].orders
    const { lines } = await (await page.request.get(`/api/orders/again/${orderNum}`)).json()
    const items = lines.map((line: object, at: number) => ({
      ...line,
      ...(at === 1 ? { line: null, trouble: 'OPTION' } : {}),
      ...{ pinned: at === 0, times: 3 },
    }))
    return route.fulfill({ json: { items } })
  })
  await page.goto('/usual')
  await alive(page)
}

/** The screens of an account with orders, and its checkout. */
export const customerScreens = [
  { name: 'dashboard', open: (page: Page) => openAccount(page, '/dashboard') },
  { name: 'dashboard-signed-out', open: (page: Page) => page.goto('/dashboard') },
  { name: 'dashboard-orders', open: (page: Page) => opened(page, '/dashboard?tab=orders&last=5') },
  { name: 'dashboard-profile', open: (page: Page) => openAccount(page, '/dashboard?tab=profile') },
  { name: 'dashboard-track', open: (page: Page) => track(page, 1) },
  { name: 'dashboard-rejected', open: (page: Page) => track(page, 3) },
  { name: 'orders', open: (page: Page) => openAccount(page, '/orders') },
  { name: 'orders-opened', open: (page: Page) => opened(page, '/orders') },
  { name: 'cart-again', open: orderAgain },
  { name: 'usual', open: openUsual },
  {
    name: 'usual-empty',
    open: async (page: Page) => {
      await page.route('**/api/usual/find**', route => route.fulfill({ json: { items: [] } }))
      await signInAsAmina(page)
      await page.goto('/usual')
      await alive(page)
    },
  },
  {
    name: 'lists',
    open: async (page: Page) => {
      await signInAsAmina(page)
      const { orderCustomer } = await post(page, '/orders/findOrdersWithItems', { limit: 15 })
      const { lines } = await (
        await page.request.get(`/api/orders/again/${orderCustomer[1].orders.orderNum}`)
      ).json()
      const saved = lines.flatMap(({ line }: { line: object | null }) => line ?? [])
      for (const listName of ['For Friday', 'For guests'])
        await post(page, '/lists/save', { listName, lines: saved })
      await post(page, '/stockAlerts/ask', { productId: 113 })
      await page.goto('/lists')
      await alive(page)
      await page.locator('main li button[aria-expanded="false"]').last().click()
    },
  },
  { name: 'notification', open: (page: Page) => openAccount(page, '/notification') },
  { name: 'notification-signed-out', open: (page: Page) => page.goto('/notification') },
  {
    name: 'dashboard-unknown-order',
    open: (page: Page) => openAccount(page, '/dashboard?tab=track&order=777'),
  },
]

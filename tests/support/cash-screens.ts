import type { Page } from '@playwright/test'
import type { StaffOrder } from '../../shop/orders/desk/staff-order.fields.ts'
import { byPiece } from '../acceptance/card-orders.ts'
import { call } from '../acceptance/registered.ts'
import { open } from '../acceptance/shopper.ts'
import { signInAs } from '../acceptance/staff-orders.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const money = (page: Page) => page.getByRole('region', { name: 'Payment' })
const history = (page: Page) => page.getByRole('region', { name: 'History' }).getByRole('listitem')

const guest = {
  ...{ firstName: 'Amina', lastName: 'Yusuf' },
  ...{ email: 'amina@example.org', phone1: '0300 7654321' },
}

type Placed = { orderId: number; orderNum: string }

/** Places an order of a guest who pays in cash, and signs in staff who may work on it. */
async function placeForStaff(page: Page): Promise<Placed> {
  const { orders } = await call<{ orders: Placed }>(page, 'POST', '/orders/save', {
    customer: guest,
    orders: { pickupType: 'IN STORE', pickupTime: 'MORNING' },
    orderItems: [byPiece],
  })
  await signInAs(page, 'orders')
  return orders
}

const openOrder = async (page: Page, { orderNum }: Placed) => open(page, `/admin/orders/${orderNum}`)

/** The screens that take and pay back the cash of an order, and open it again. */
export const cashScreens = {
  'cash for an order': {
    call: 'POST /payment/receiveCash',
    open: async (page: Page) => {
      await openOrder(page, await placeForStaff(page))
      await money(page).getByRole('button', { name: 'Mark cash as received' }).click()
    },
    press: (page: Page) => dialog(page).getByRole('button', { name: 'Cash received' }).click(),
    shown: (page: Page) => history(page).filter({ hasText: 'Cash received' }).waitFor(),
    hearsOfIt: true,
  },
  'a sale at the counter': {
    call: 'POST /counter/sell',
    open: async (page: Page) => {
      await signInAs(page, 'orders')
      await open(page, '/admin/counter')
      const goods = page.getByRole('combobox', { name: 'Search products' })
      await goods.pressSequentially('RIC-001')
      await goods.press('Enter')
      await page.locator('form dl').waitFor()
    },
    press: (page: Page) => page.getByRole('button', { name: 'Paid in cash: done' }).click(),
    shown: (page: Page) => page.getByRole('region', { name: /^Sold: #/ }).waitFor(),
  },
  'cash that is paid back': {
    call: 'POST /payment/payBackCash',
    open: async (page: Page) => {
      const placed = await placeForStaff(page)
      await openOrder(page, placed)
      await money(page).getByRole('button', { name: 'Mark cash as received' }).click()
      await dialog(page).getByRole('button', { name: 'Cash received' }).click()
      await dialog(page).waitFor({ state: 'hidden' })
      await money(page).getByRole('button', { name: 'Pay cash back' }).click()
      await dialog(page).getByLabel('Amount').fill('10')
      await dialog(page).getByLabel('Reason', { exact: true }).fill('Weighed less')
    },
    press: async (page: Page) => {
      await dialog(page).getByRole('button', { name: 'Continue' }).click()
      await dialog(page).getByRole('button', { name: 'Yes, I paid it back' }).click()
    },
    shown: (page: Page) => history(page).filter({ hasText: 'Cash paid back' }).waitFor(),
  },
  'a rest that is asked for by link': {
    call: 'POST /payment/askForRest',
    open: async (page: Page) => {
      const { orders } = await call<{ orders: Placed & { link: string } }>(page, 'POST', '/orders/save', {
        ...{ customer: guest, orderItems: [byPiece] },
        orders: { pickupType: 'IN STORE', pickupTime: 'MORNING', paymentMethod: 'CARD' },
      })
      const { orderNum, link } = orders
      const step = { does: 'pay', paymentMethod: 'pm_card_visa' }
      await call(page, 'POST', '/payment/practise', { orderNum, link, step })
      await signInAs(page, 'orders')
      const found = await call<StaffOrder>(page, 'GET', `/orders/findForStaff/${orderNum}`)
      const items = [{ orderItemId: found.orderItems[0]?.orderItemId, quantity: 3 }]
      const { orderId, version } = found.orders
      await call(page, 'POST', '/orders/edit', { orderId, version, items })
      await openOrder(page, orders)
      await money(page).getByRole('button', { name: 'Ask for the rest by link' }).click()
      await dialog(page).getByLabel('Reason').fill('Two more chickens')
    },
    press: (page: Page) => dialog(page).getByRole('button', { name: 'Send the request' }).click(),
    shown: (page: Page) => money(page).getByText('Asked for by link').waitFor(),
  },
  'an order that is opened again': {
    call: 'POST /orders/reopen',
    open: async (page: Page) => {
      const placed = await placeForStaff(page)
      const { orderId } = placed
      await call(page, 'POST', '/orders/changeStatus', {
        orderId,
        orderStatus: 'REJECTED',
        reason: 'Sold out',
      })
      await openOrder(page, placed)
      await page.getByRole('button', { name: 'Open again' }).click()
    },
    press: (page: Page) => dialog(page).getByRole('button', { name: 'Yes, open it again' }).click(),
    shown: (page: Page) => history(page).filter({ hasText: 'Opened again' }).waitFor(),
    hearsOfIt: true,
  },
}

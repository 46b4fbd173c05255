import type { Page } from '@playwright/test'
import { byPiece, type CardOrder, invoiceOf } from '../../acceptance/card-orders.ts'
import { call } from '../../acceptance/registered.ts'
import { open } from '../../acceptance/shopper.ts'

const guest = {
  ...{ firstName: 'Hina', lastName: 'Malik' },
  ...{ email: 'hina@example.org', phone1: '0300 1234567' },
}

/** The page on which a guest halves an order by its link: how it is opened, saves the change, and shows that it is saved. */
export const ownOrderScreen = {
  call: 'POST /orders/editOwn',
  open: async (page: Page) => {
    const { orders } = await call<{ orders: CardOrder }>(page, 'POST', '/orders/save', {
      customer: guest,
      orders: { pickupType: 'IN STORE' },
      orderItems: [{ ...byPiece, quantity: 2 }],
    })
    await open(page, `${invoiceOf(orders)}&change=1`)
    const amount = page.getByRole('textbox', { name: /^Quantity of/ })
    await amount.fill('1')
    await amount.press('Enter')
  },
  press: (page: Page) => page.getByRole('button', { name: 'Save the changes' }).click(),
  shown: (page: Page) => page.getByText('Your order is changed.').waitFor(),
}

import type { Page } from '@playwright/test'
import { call } from './registered.ts'
import { expect } from './shopper.ts'

/** The owner follows the report to the drawer of the counter, and counts it. */
async function countDrawer(
  owner: Page,
  { float, counted }: { float: string; counted: string },
): Promise<void> {
  await owner.getByRole('link', { name: 'Count the cash drawer' }).click()
  const drawer = owner.getByRole('region', { name: 'Cash drawer' })
  await expect(drawer).toContainText('Rs 260.00')
  await drawer.getByRole('button', { name: 'Count the drawer' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Count the drawer' })
  await dialog.getByLabel('In the drawer at first').fill(float)
  await dialog.getByLabel('Counted cash').fill(counted)
  await dialog.getByLabel('Stays in the drawer').fill(float)
  await expect(dialog).toContainText('Rs 2,260.00 should be in the drawer.')
  await dialog.getByRole('button', { name: 'Save the count' }).click()
  await expect(owner.getByText('The count is saved.')).toBeVisible()
  await expect(drawer.getByRole('listitem')).toContainText('Rs 2,260.00')
}

type Ask = (sql: string) => Promise<Record<string, unknown>[]>

/**
 * The owner sells three pieces for Rs 100 each at the counter, pays back Rs 40 of an order in cash, and counts the drawer of Rs 2,260.00;
 * returns the cash of all orders, of the runs and of the drawer, in minor units.
 */
export async function endTheDay(
  owner: Page,
  ask: Ask,
  { productId, orderId }: { productId: number | undefined; orderId: number },
) {
  await call(owner, 'POST', '/counter/sell', { items: [{ productId, quantity: 3 }], grandTotal: 300 })
  const [order] = await ask(`select paid::int / 100 as seen from orders where order_id = ${orderId}`)
  const back = { orderId, amount: 40, seen: order?.seen, reason: 'A pack was open' }
  await call(owner, 'POST', '/payment/payBackCash', back)
  await countDrawer(owner, { float: '2000', counted: '2260' })
  const [cash] = await ask(
    `select (select sum(paid) from orders)::int as paid, (select sum(counted) from runs)::int as runs,
       (counted - float)::int as drawer, (counted - expected)::int as difference, kept::int as kept from cash_counts`,
  )
  return cash as Record<'paid' | 'runs' | 'drawer' | 'difference' | 'kept', number>
}

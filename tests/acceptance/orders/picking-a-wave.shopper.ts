import type { Page } from '@playwright/test'
import { inDatabase } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { expect, open, test } from '../shopper.ts'
import { addJars, guestOrders, orderToPick, signInAs } from '../staff-orders.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name })

test('an order is taken by the picker who opens it, until they leave it or another one takes it over', async ({
  page,
  browser,
  allow,
}) => {
  const { orderNum, name } = await orderToPick(page, 21)
  await addJars(orderNum, ['Jar of olives'])
  const taken = page.waitForResponse('**/api/picking/claim')
  await open(page, `/admin/picking/${orderNum}`)
  await taken

  const other = await (await browser.newContext()).newPage()
  await signInAs(other, 'picker')
  await open(other, `/admin/picking/${orderNum}`)
  const others = (on: Page) => section(on, 'With others')
  await expect(others(other)).toContainText('Bilal Yusuf')
  await expect(others(other)).toContainText('2 lines')
  await expect(other.getByText('Bilal Yusuf has taken this line.')).toHaveCount(2)
  // A tap on a line of another picker is asked about first.
  const jar = (on: Page) => on.getByRole('button', { name: '1 piece Jar of olives' })
  await jar(other).click()
  const asked = section(other, 'One change is not saved')
  await expect(asked).toContainText('Bilal Yusuf has taken this line.')
  await expect(jar(other)).toHaveAttribute('aria-pressed', 'false')
  expect(await violationsOf(other)).toEqual([])
  await asked.getByRole('button', { name: 'Take over', exact: true }).click()
  await expect(jar(other)).toHaveAttribute('aria-pressed', 'true')
  await expect(asked).toBeHidden()
  // It is done, so that its first picker may go on with it; the other line is still theirs.
  await expect(jar(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('has taken this line')).toHaveCount(0)
  await expect(others(other)).toContainText('One line')

  await page.getByRole('link', { name: 'All orders to pick' }).click()
  await expect(others(other)).toBeHidden()
  await expect(other.getByText('has taken this line')).toHaveCount(0)
  await other.getByRole('button', { name: `${name} is not available` }).click()
  await expect(other.getByText('Every line is done.')).toBeVisible()
  await other.context().close()
  allow(/409/)
})

test('two pickers share the lines of a window, and nobody picks the same twice', async ({
  page,
  browser,
}) => {
  await signInAs(page, 'picker')
  await open(page, '/admin')
  const first = await guestOrders(page, 10)
  const second = await guestOrders(page, 12)
  // Each width has a window of its own.
  const at = test.info().project.name === 'narrow' ? 1 : 0
  const [slot] = await inDatabase(
    `select slot_id as id from slots order by starts_at desc limit 1 offset ${at}`,
  )
  await inDatabase(
    `update orders set order_status = 'PRINTED', slot_id = ${slot?.id}, slot_starts_at = s.starts_at, slot_ends_at = s.ends_at
     from slots s where s.slot_id = ${slot?.id} and order_num in ('${first.orderNum}', '${second.orderNum}')`,
  )
  await open(page, '/admin/picking')
  await page.getByRole('link', { name: 'Wave' }).click()
  await page.getByLabel('Window').selectOption(String(slot?.id))
  await page.getByRole('button', { name: 'By customer' }).click()
  const free = section(page, 'Free')
  await expect(free.getByRole('listitem')).toHaveCount(2)
  await free.getByRole('button', { name: `Take #${first.orderNum} Zainab Qureshi` }).click()
  const yours = section(page, 'Yours')
  await expect(yours.getByRole('heading', { name: `#${first.orderNum} Zainab Qureshi` })).toBeVisible()
  await expect(free.getByRole('listitem')).toHaveCount(1)
  expect(await violationsOf(page)).toEqual([])

  const other = await (await browser.newContext()).newPage()
  await signInAs(other, 'picker')
  await open(other, `/admin/picking/wave?window=${slot?.id}`)
  await expect(section(other, 'With others').getByRole('listitem')).toHaveCount(1)
  await other.getByRole('button', { name: /^Take the next (line|\d+ lines)$/ }).click()
  await expect(section(other, 'Free')).toBeHidden()
  await expect(section(other, 'Yours').getByText(`#${second.orderNum}`).first()).toBeVisible()
  // The order of the first picker is not theirs to pick.
  await open(other, `/admin/picking/${first.orderNum}`)
  await expect(other.getByText(/has taken this line/).first()).toBeVisible()

  await yours.getByRole('button', { name: `${first.name} is not available` }).click()
  const complete = section(page, 'Complete orders')
  await complete.getByRole('button', { name: 'All picked: open the order' }).click()
  await expect(complete).toBeHidden()
  await yours.getByRole('button', { name: 'Hide what is done' }).click()
  await expect(yours).toBeHidden()
  const [order] = await inDatabase(
    `select order_status as status from orders where order_num = '${first.orderNum}'`,
  )
  expect(order?.status).toBe('OPEN')
  await section(page, 'With others')
    .getByRole('button', { name: /^Take over/ })
    .click()
  await expect(yours.getByRole('heading', { name: `#${second.orderNum} Zainab Qureshi` })).toBeVisible()
  await other.context().close()
})

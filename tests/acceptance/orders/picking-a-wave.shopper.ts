import type { Page } from '@playwright/test'
import { inDatabase } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { expect, open, test } from '../shopper.ts'
import { guestOrders, signInAs } from '../staff-orders.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name })

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

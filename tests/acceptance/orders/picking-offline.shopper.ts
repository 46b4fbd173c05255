import type { Page } from '@playwright/test'
import { inDatabase } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { expect, open, test } from '../shopper.ts'
import { addJars, orderToPick, signInAs } from '../staff-orders.ts'

test('a picker goes on without a connection: what nobody else changed is saved later, the rest is asked', async ({
  page,
  browser,
  allow,
}) => {
  const { orderNum } = await orderToPick(page, 30)
  const names = Array.from({ length: 20 }, (_, at) => `Jar ${String(at + 1).padStart(2, '0')}`)
  await addJars(orderNum, names)
  const claims = async () =>
    (
      await inDatabase(
        `select count(*)::int from picking_claims join order_items using (order_item_id) join orders using (order_id)
         where order_num = '${orderNum}'`,
      )
    )[0]?.count
  await open(page, `/admin/picking/${orderNum}`)
  const jar = (on: Page, at: number) =>
    on.getByRole('button', { name: new RegExp(`^1 piece ${names[at - 1]}$`) })
  await expect(jar(page, 20)).toBeVisible()
  await expect.poll(claims).toBe(21)

  allow(/ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  for (let at = 1; at <= 20; at += 1) await jar(page, at).click()
  await expect(page.getByText('Not sent yet')).toHaveCount(20)
  await expect(page.getByRole('region', { name: '20 changes are not saved' })).toBeVisible()
  await expect(page.getByText('Scanning needs a connection. Tap the lines instead.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  const other = await (await browser.newContext()).newPage()
  await signInAs(other, 'picker')
  await open(other, `/admin/picking/${orderNum}`)
  for (const at of [3, 9, 17]) {
    const isGone = other.getByRole('button', { name: `Jar ${String(at).padStart(2, '0')} is not available` })
    await isGone.click()
    await other.getByRole('button', { name: 'Take over', exact: true }).click()
    await expect(isGone).toHaveAttribute('aria-pressed', 'true')
  }

  allow(/409/)
  await page.context().setOffline(false)
  await expect(page.getByText('Scanning needs a connection. Tap the lines instead.')).toBeHidden()
  const asked = page.getByRole('region', { name: '3 changes are not saved' })
  await expect(asked).toBeVisible()
  await expect(asked.getByText('Someone else was faster. Now: Not available.')).toHaveCount(3)
  await expect(page.getByRole('button', { name: /^1 piece Jar \d\d$/, pressed: true })).toHaveCount(17)
  const states = () =>
    inDatabase(
      `select item_status as status, count(*)::int from order_items join orders using (order_id)
       where order_num = '${orderNum}' and product_name like 'Jar %' group by 1 order by 1`,
    )
  expect(await states()).toEqual([
    { status: 'PICKED', count: 17 },
    { status: 'UNAVAILABLE', count: 3 },
  ])

  await asked
    .getByRole('listitem')
    .filter({ hasText: 'Jar 03' })
    .getByRole('button', { name: 'Use mine' })
    .click()
  await expect(jar(page, 3)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: /^Discard: .*Jar 09/ }).click()
  await page.getByRole('button', { name: /^Discard: .*Jar 17/ }).click()
  await expect(page.getByRole('region', { name: /not saved/ })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Jar 09 is not available', pressed: true })).toBeVisible()
  await other.context().close()
})

test('the taps of a picker without a connection are never sent by the next person at the same phone', async ({
  page,
  allow,
}) => {
  const { orderNum, name } = await orderToPick(page, 31)
  await open(page, `/admin/picking/${orderNum}`)
  const isGone = page.getByRole('button', { name: `${name} is not available` })
  await expect(isGone).toBeVisible()
  allow(/ERR_INTERNET_DISCONNECTED/)
  await page.route('**/api/orders/pickItem', route => route.abort('internetdisconnected'))
  await isGone.click()
  const unsaved = page.getByRole('region', { name: 'One change is not saved' })
  await expect(unsaved).toBeVisible()

  const first = await page.context().cookies()
  await page.goto('about:blank')
  await page.unroute('**/api/orders/pickItem')
  await page.context().clearCookies()
  await signInAs(page, 'picker')
  await open(page, `/admin/picking/${orderNum}`)
  await expect(isGone).toHaveAttribute('aria-pressed', 'false')
  await expect(unsaved).toBeHidden()

  // The first one comes back: the tap is sent as theirs.
  await page.context().clearCookies()
  await page.context().addCookies(first)
  await open(page, `/admin/picking/${orderNum}`)
  await expect(isGone).toHaveAttribute('aria-pressed', 'true')
  await expect(unsaved).toBeHidden()
})

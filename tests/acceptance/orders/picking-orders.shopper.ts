import { inDatabase } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { call } from '../registered.ts'
import { expect, open, test } from '../shopper.ts'
import { guestOrders, orderToPick, signInAs } from '../staff-orders.ts'

test('a picker ticks the items, weighs them, and hands the order on', async ({ page }) => {
  await signInAs(page, 'picker')
  await open(page, '/admin')
  const { orderNum, name, quantity } = await guestOrders(page, 10)
  const weight = quantity * 1.1
  await inDatabase(`update orders set order_status = 'PRINTED' where order_num = '${orderNum}'`)
  await open(page, '/admin/picking')
  await page.getByRole('link', { name: `#${orderNum}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zainab Qureshi')
  const handOn = page.getByRole('button', { name: 'All picked: open the order' })
  await expect(handOn).toBeDisabled()
  const line = page.getByRole('button', { name: new RegExp(`${name}$`), pressed: false }).first()
  await line.click()
  await expect(page.getByRole('button', { name: new RegExp(`${name}$`), pressed: true })).toBeVisible()
  await expect(handOn).toBeDisabled()
  await page.getByLabel(`Weight of ${name} in lb`).fill(String(weight).replace('.', ','))
  await page.getByRole('button', { name: 'Enter the weight' }).click()
  await expect(page.getByLabel(`Weight of ${name} in lb`)).toHaveValue(String(weight))
  await expect(page.getByText('Every line is done.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await handOn.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Open')
  await expect(page.getByText(/Rs /)).toHaveCount(0)
  await page.getByRole('button', { name: `${name} is not available` }).click()
  await expect(page.getByRole('button', { name: `${name} is not available`, pressed: true })).toBeVisible()
})

test('a picker scans the label of a scale: the line is in the basket and has its weight', async ({
  page,
}) => {
  const { orderNum, name, productId, quantity } = await orderToPick(page, 10)
  const code = { code: '02177123000007', quantity: 1000 }
  await inDatabase(`update products set codes = '${JSON.stringify([code])}' where product_id = ${productId}`)
  await inDatabase(
    `insert into barcode_rules (position, rule_name, pattern, measure, decimals, unit)
     values (1, 'Scale', '2177NNNMMMMMC', 'WEIGHT', 3, 'lb') on conflict do nothing`,
  )
  await open(page, `/admin/picking/${orderNum}`)
  await expect(page.getByLabel('Scan or type a code')).toBeVisible()
  // Typed by a scanner: no field has the focus.
  await page.keyboard.type('4006381333931', { delay: 0 })
  await page.keyboard.press('Enter')
  // The second scan comes before the first one is answered.
  await page.keyboard.type(labelOf('2177', '123', quantity), { delay: 0 })
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${name}: ${quantity} lb.`)).toBeVisible()
  await expect(page.getByLabel(`Weight of ${name} in lb`)).toHaveValue(String(quantity))
  await page.getByLabel('Scan or type a code').fill('4006381333931')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No product has the code 4006381333931.')).toBeVisible()
  const more = Math.round(quantity * 100) / 1000
  const all = String(Math.round((quantity + more) * 1000) / 1000)
  await page.getByLabel('Scan or type a code').fill(labelOf('2177', '123', more))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `${all} lb in all` }).click()
  await expect(page.getByLabel(`Weight of ${name} in lb`)).toHaveValue(all)
})

/** The 13 digits of a label with a weight in thousandths of a pound. */
function labelOf(prefix: string, item: string, pounds: number): string {
  const digits = `${prefix}${item}${String(Math.round(pounds * 1000)).padStart(5, '0')}`
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

test('an answer that is older than a tap does not take the tap back', async ({ page }) => {
  const { orderNum, name } = await orderToPick(page, 10)
  // The line is theirs already, so that opening the order changes nothing.
  const { custId } = await call<{ custId: number }>(page, 'GET', '/session')
  await inDatabase(
    `insert into picking_claims select order_item_id, ${custId}, now() + interval '10 minutes'
     from order_items join orders using (order_id) where order_num = '${orderNum}'`,
  )
  // Each answer is of the moment at which it was asked for, and comes when the test says so.
  const asked: (() => void)[] = []
  await page.route('**/api/orders/findPicking/**', async route => {
    const response = await route.fetch()
    await new Promise<void>(done => asked.push(done))
    await route.fulfill({ response })
  })
  const stream = page.waitForResponse('**/api/live')
  await open(page, `/admin/picking/${orderNum}`)
  const isAsked = (times: number) => expect.poll(() => asked.length).toBe(times)
  await isAsked(1)
  asked[0]?.()
  const line = (pressed: boolean) =>
    page.getByRole('button', { name: new RegExp(`^[\\d.].* ${name}$`), pressed })
  await expect(line(false)).toBeVisible()
  await stream
  // The shop has a change, and the phone asks.
  await guestOrders(page, 10)
  await isAsked(2)
  await line(false).click()
  await expect(line(true)).toBeVisible()
  asked[1]?.()
  await isAsked(3)
  expect(await line(true).isVisible()).toBe(true)
  asked[2]?.()
  await expect(line(true)).toBeVisible()
})

test('a picker who finds 3 of 5 says so with the thumb: the line costs and holds 3', async ({ page }) => {
  const { orderNum, name } = await orderToPick(page, 19)
  await inDatabase(
    `update order_items set wanted_steps = 5, quantity_step = 1000, weighed = false, measuring_unit = 'piece', priced_unit = 'piece'
     where order_id = (select order_id from orders where order_num = '${orderNum}')`,
  )
  await open(page, `/admin/picking/${orderNum}`)
  await page.getByRole('button', { name: `Not all of ${name} is there` }).click()
  const amount = page.getByRole('textbox', { name: `Amount of ${name} that is there` })
  await expect(amount).toHaveValue('4')
  await page.getByRole('button', { name: 'Less' }).click()
  await expect(amount).toHaveValue('3')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const line = (pressed: boolean) =>
    page.getByRole('button', { name: new RegExp(`${name}$`), pressed }).first()
  await expect(line(true)).toContainText('3 of 5 piece')
  const packed = () =>
    inDatabase(
      `select item_status as status, packed_steps as packed from order_items join orders using (order_id)
       where order_num = '${orderNum}'`,
    )
  expect(await packed()).toEqual([{ status: 'PICKED', packed: 3 }])

  await line(true).click()
  await expect(line(false)).toContainText(/(?<!of )5 piece/)
  expect(await packed()).toEqual([{ status: 'NEW', packed: null }])
})

test('a picker sees no board and takes no orders', async ({ page }) => {
  await signInAs(page, 'picker')
  for (const address of ['/admin/orders', '/admin/phone-order']) {
    await open(page, address)
    await expect(page.getByRole('heading', { name: 'You may not do this.' })).toBeVisible()
  }
})

test('a customer sees on the order page what was picked instead of what, and the difference in price', async ({
  page,
}) => {
  const { orderNum, name } = await orderToPick(page, 14)
  await open(page, `/admin/picking/${orderNum}`)
  await page.getByRole('button', { name: `Replace ${name}` }).click()
  await page.getByRole('button', { name: 'Another product' }).click()
  await page.getByRole('combobox', { name: `Instead of ${name}` }).fill('rice')
  await page.getByRole('option').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'They agreed on the phone' }).click()
  await expect(page.getByText('Every line is done.')).toBeHidden()
  await expect(page.getByText('Substituted', { exact: true })).toBeVisible()
  const [order] = await inDatabase(`select link_key as key from orders where order_num = '${orderNum}'`)
  await open(page, `/orderDetail?order=${orderNum}&key=${order?.key}`)
  await expect(page.getByText(new RegExp(`Instead of ${name} · .*(less|more|Same price)`))).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})

import type { Page } from '@playwright/test'
import { inDatabase } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { expect, open, productAt, test } from '../shopper.ts'
import { guestOrders, leftOf, signInAs } from '../staff-orders.ts'

/** Types like a scanner: at once, with Enter at the end. */
async function scan(page: Page, code: string): Promise<void> {
  await page.keyboard.type(code, { delay: 0 })
  await page.keyboard.press('Enter')
}

/** Types into the field with the focus in one moment, as a scanner does however busy the machine is. */
const scanAtOnce = (page: Page, code: string) =>
  page.evaluate(keys => {
    for (const key of [...keys, 'Enter']) {
      const pressed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      const goesOn = document.activeElement?.dispatchEvent(pressed)
      if (goesOn && key !== 'Enter') document.execCommand('insertText', false, key)
    }
  }, code)

/** A product that is sold by the piece for Rs 100, with a code of its own. */
async function coded(page: Page, place: number, digits: string) {
  const { productId, name } = await productAt(page, 38, place)
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0)
  const code = `${digits}${(10 - (sum % 10)) % 10}`
  await inDatabase(
    `update products set unit_price = 10000, sale_price = 10000, options_attributes = '[]', tax_exempt_flag = 'Y',
       codes = '${JSON.stringify([{ code: `0${code}`, quantity: 1000 }])}' where product_id = ${productId}`,
  )
  return { productId, name, code }
}

const field = (page: Page) => page.getByLabel('Order, phone number or product code')

/** Opens the counter, which waits for a scan at once. */
async function openCounter(page: Page): Promise<void> {
  await open(page, '/admin/counter')
  await expect(field(page)).toBeFocused()
}

/** An order of a guest that is ready to hand over. */
async function readyOrder(page: Page, place: number, firstName?: string) {
  const order = await guestOrders(page, place, firstName)
  await inDatabase(`update orders set order_status = 'OPEN' where order_num = '${order.orderNum}'`)
  await inDatabase(
    `update order_items set item_status = 'PACKED', final_weight = wanted_steps * quantity_step where order_id =
     (select order_id from orders where order_num = '${order.orderNum}')`,
  )
  return order
}

test('three scans, Enter, the cash and Enter are a sale, with its change and receipt', async ({ page }) => {
  await signInAs(page, 'orders')
  await open(page, '/admin')
  const okra = await coded(page, 0, '400638199001')
  const rice = await coded(page, 1, '400638199002')
  const before = await leftOf(okra.productId)
  await openCounter(page)
  const began = Date.now()
  await scan(page, okra.code)
  await scan(page, rice.code)
  await scan(page, okra.code)
  await expect(page.getByLabel(`Amount of ${okra.name}`)).toHaveValue('2')
  await expect(page.getByText('Rs 300.00')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Cash given')).toBeFocused()
  await page.keyboard.type('500', { delay: 100 })
  await expect(page.getByText('Change: Rs 200.00')).toBeVisible()
  await page.keyboard.press('Enter')
  const sold = page.getByRole('region', { name: /^Sold: #/ })
  await expect(sold).toContainText('Change: Rs 200.00')
  expect(Date.now() - began).toBeLessThan(10_000)
  await expect(field(page)).toBeFocused()
  expect(await leftOf(okra.productId)).toBe(before - 2)

  await sold.getByRole('link', { name: 'Print the receipt' }).click()
  await expect(page.getByRole('article').first()).toContainText('Counter sale')
  await page.getByText('Roll (80 mm)').click()
  await expect(page.locator('svg[data-code]').first()).toBeVisible()
})

test('a scan while the cash has the focus is a product, not an amount', async ({ page }) => {
  await signInAs(page, 'orders')
  await open(page, '/admin')
  const okra = await coded(page, 2, '400638199003')
  await openCounter(page)
  await scan(page, okra.code)
  await expect(page.getByText('Rs 100.00').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Cash given')).toBeFocused()
  await scanAtOnce(page, okra.code)
  await expect(page.getByLabel(`Amount of ${okra.name}`)).toHaveValue('2')
  await expect(page.getByLabel('Cash given')).toHaveValue('')
})

test('an order is scanned from the label of its bag, paid and handed over', async ({ page }) => {
  await signInAs(page, 'orders')
  await open(page, '/admin')
  const { orderNum, name } = await readyOrder(page, 18)
  await inDatabase(
    `insert into order_bags (order_id, kind, bags, counted_by)
     select order_id, 'COLD', 2, (select min(cust_id) from customers) from orders where order_num = '${orderNum}'`,
  )
  await openCounter(page)
  await scan(page, orderNum)
  const order = page.getByRole('region', { name: new RegExp(`#${orderNum}`) })
  await expect(order).toContainText('Zainab Qureshi')
  await expect(order).toContainText(name)
  await expect(order).toContainText('2 bags: 2 Cold')
  const handOver = order.getByRole('button', { name: 'Hand over' })
  await expect(handOver).toBeDisabled()
  await expect(order.getByText('Take the cash first.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await order.getByLabel('Cash given').fill('5000')
  await order.getByLabel('Cash given').press('Enter')
  await expect(order.getByText(/^Change: /)).toBeVisible()
  await handOver.click()
  await expect(page.getByText(`#${orderNum} is handed over.`)).toBeVisible()
  await expect(field(page)).toBeFocused()
})

test('the orders of a phone number are listed; one that is still being picked says so', async ({ page }) => {
  await signInAs(page, 'orders')
  await open(page, '/admin')
  const phone = `03${String(Date.now()).slice(-9)}`
  const open_ = await readyOrder(page, 19, 'Amina')
  const { orderNum } = await guestOrders(page, 20, 'Amina')
  await inDatabase(
    `update contacts set phone1 = '${phone}' where contact_id in
     (select contact_id from orders where order_num in ('${open_.orderNum}', '${orderNum}'))`,
  )
  await openCounter(page)
  await field(page).fill(`+92 ${phone.slice(1, 4)} ${phone.slice(4)}`)
  await page.keyboard.press('Enter')
  const found = page.getByRole('region', { name: 'Orders of this number' })
  await expect(found.getByRole('button')).toHaveCount(2)
  await found.getByRole('button', { name: new RegExp(`#${orderNum}`) }).click()
  await expect(page.getByText('This order is not ready to hand over: New.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hand over' })).toBeDisabled()

  await field(page).fill('4006381333962')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No product has the code 4006381333962.')).toBeVisible()
})

test('the drawer is counted at the end of the day, and a difference needs its reason', async ({ page }) => {
  await signInAs(page, 'orders')
  await open(page, '/admin')
  const okra = await coded(page, 2, '400638199003')
  await openCounter(page)
  const drawer = page.getByRole('region', { name: 'Cash drawer' })
  const shouldBe = async () => {
    await expect(drawer.getByText('Should be in it now')).toBeVisible()
    const text = (await drawer.locator('dl > div').last().locator('dd').textContent()) ?? ''
    return Number(text.replace(/[^\d.]/g, ''))
  }
  const before = await shouldBe()
  await scan(page, okra.code)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Paid in cash: done' }).click()
  await expect(page.getByRole('region', { name: /^Sold: #/ })).toBeVisible()
  await expect.poll(shouldBe).toBe(before + 100)

  await drawer.getByRole('button', { name: 'Count the drawer' }).click()
  const dialog = page.getByRole('dialog', { name: 'Count the drawer' })
  await dialog.getByLabel('Counted cash').fill(String(before + 90))
  await dialog.getByLabel('Stays in the drawer').fill('50')
  await dialog.getByRole('button', { name: 'Save the count' }).click()
  await expect(dialog.getByText('Please say why the cash differs.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByLabel('Reason for the difference').fill('Ten are missing')
  await dialog.getByRole('button', { name: 'Save the count' }).click()
  await expect(page.getByText('The count is saved.')).toBeVisible()
  const last = drawer.getByRole('listitem').first()
  await expect(last).toContainText('Ten are missing')
  await expect(last).toContainText('Bilal')
  expect(await shouldBe()).toBe(50)
})

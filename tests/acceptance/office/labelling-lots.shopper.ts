import { dayAt, daysLater } from '../../../shop/lib/dates/dates.ts'
import { inDatabase } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { ownGoods } from '../own-goods.ts'
import { call } from '../registered.ts'
import { expect, open, test } from '../shopper.ts'
import { signInAs } from '../staff-orders.ts'

/** A code that GS1 cannot carry, as long as codes are. */
const LATER = 'Later than the other one, grün, 28-11-26'

test('staff print labels for a delivery and scan one: the picker gets that product with that lot', async ({
  page,
}) => {
  const { productId, name } = await ownGoods('Quail from the hills in the north, for the grill')
  const farm = `Farm of quails ${productId}`
  await signInAs(page, 'manager')
  await open(page, '/admin')
  await call(page, 'POST', '/lots/keep', { productId, inLots: true })
  const words = { contactName: '', phone: '', email: '', address: '', approvalNumber: '', notes: '' }
  const supplier = { supplierName: farm, ...words, active: true }
  const { supplierId } = await call<{ supplierId: number }>(page, 'POST', '/suppliers/save', supplier)
  const [main] = (await inDatabase('select time_zone as zone from branches where is_main')) as {
    zone: string
  }[]
  const today = dayAt(new Date(), main?.zone)
  const line = (quantity: number, code: string, days: number) => ({
    ...{ productId, quantity, unitCost: null },
    lot: { code, dateKind: 'USE_BY', expiresOn: daysLater(today, days), origin: '' },
  })
  const { receiptId } = await call<{ receiptId: number }>(page, 'POST', '/receipts/save', {
    ...{ supplierId, noteNumber: `LS-${productId}`, receivedOn: today },
    items: [line(2, 'Soon', 3), line(20, LATER, 9)],
  })

  await open(page, `/admin/receipts/${receiptId}`)
  await page.getByRole('link', { name: 'Labels' }).click()
  await expect(page.getByText('22 labels')).toBeVisible()
  await page.getByLabel('Labels of Lot Soon').fill('201')
  await expect(page.getByText('Enter a whole number from 0 to 200.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print now' })).toBeDisabled()
  await page.getByLabel('Labels of Lot Soon').fill('1')
  await expect(page.getByText('21 labels')).toBeVisible()
  const labels = page.getByRole('article', { name: `Label of ${name}` })
  await expect(labels).toHaveCount(21)
  await expect(labels.last()).toContainText(`Lot ${LATER}`)
  await expect(labels.last()).toContainText('Use by')
  await expect(labels.last()).toContainText(farm)
  await page.getByText('Roll, 58 × 40 mm').click()
  expect(await violationsOf(page)).toEqual([])
  const text = await labels.last().locator('svg[data-code]').getAttribute('data-code')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('textbox')).toHaveCount(0)
  // The words and the code fit on the label.
  for (const label of [labels.first(), labels.last()])
    expect(await label.evaluate(box => box.scrollHeight <= box.clientHeight)).toBe(true)
  await page.emulateMedia({ media: 'screen' })

  const { orders } = await call<{ orders: { orderId: number; orderNum: string } }>(
    page,
    'POST',
    '/orders/save',
    {
      customer: {
        firstName: 'Zainab',
        lastName: 'Qureshi',
        email: 'zainab@example.org',
        phone1: '0300 7654321',
      },
      orders: { pickupType: 'IN STORE', pickupTime: 'MORNING' },
      orderItems: [{ productId, quantity: 2 }],
    },
  )
  await call(page, 'POST', '/orders/markPrinted', { orderIds: [orders.orderId] })
  await open(page, `/admin/picking/${orders.orderNum}`)
  await expect(page.getByText('Lot Soon').first()).toBeVisible()
  await page.getByLabel('Scan or type a code').fill(text ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Lot ${LATER}`).first()).toBeVisible()
  const picked = (await inDatabase(
    `select l.code, -sum(m.change)::int as counts from lot_movements m join lots l using (lot_id)
     join order_items i using (order_item_id) where i.order_id = $1 group by 1`,
    [orders.orderId],
  )) as { code: string; counts: number }[]
  expect(picked).toEqual([{ code: LATER, counts: 2 }])

  // The same label sells the product at the counter.
  await open(page, '/admin/counter')
  await page.getByLabel('Order, phone number or product code').fill(text ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()

  await open(page, `/admin/lots?productId=${productId}`)
  await page.getByRole('row').filter({ hasText: 'Soon' }).getByRole('link', { name }).click()
  await page.getByRole('link', { name: 'Labels' }).click()
  await expect(labels).toHaveCount(2)
  await page.getByRole('link', { name: 'Back to the lot' }).click()
  await expect(page.getByRole('heading', { name: 'Lot Soon' })).toBeVisible()
})

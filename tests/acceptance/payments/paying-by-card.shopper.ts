import { inDatabase } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import {
  byWeight,
  cardOrder,
  cards,
  invoiceOf,
  openPayment,
  paid,
  payButton,
  paymentOf,
  payWith,
} from '../card-orders.ts'
import { alive, expect, open, productAt, putInCart, test } from '../shopper.ts'

/** The payment entries of an order in the shop's ledger. */
const ledgerOf = async (orderId: number) =>
  (await inDatabase(`select kind from payment_entries where order_id = ${orderId} order by entry_id`)).map(
    ({ kind }) => kind,
  )

test('a shopper orders, pays by card on the next page, and holds an order that is paid', async ({ page }) => {
  await putInCart(page, (await productAt(page, 1, 0)).address)
  await open(page, '/checkout')
  await page.getByLabel('First Name').fill('Hina')
  await page.getByLabel('Last Name').fill('Malik')
  await page.getByLabel('Phone').fill('0300 1234567')
  await page.getByLabel('Email', { exact: true }).fill('hina@example.org')
  await page.getByText('Now, on the next page.').click()
  await expect(page.getByRole('radio', { name: /Card.*Practice: no money moves/s })).toBeChecked()
  await page.getByRole('button', { name: 'Place order and pay' }).click()

  await expect(page).toHaveURL(/\/payment\?order=\d+&key=/)
  await expect(page.getByText('Practice: no money moves')).toBeVisible()
  await expect(page.getByText(/We are holding your items until .*1[45]:\d\d left/s)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('localCart'))).toBeNull()
  await payWith(page, cards.works)
  await expect(paid(page)).toBeVisible()

  await expect(page).toHaveURL(/\/orderDetail\?order=\d+&key=/)
  const dialog = page.getByRole('dialog', { name: 'Submit' })
  await expect(dialog).toContainText(/Order#\d+ has been created\./)
  await dialog.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Card, paid')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Card, paid')).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('a card that is declined is a warning with its reason, and another one pays at once', async ({
  page,
}) => {
  const order = await cardOrder(page)
  await openPayment(page, order)
  await payWith(page, cards.declined)
  const alert = page.getByRole('alert').filter({ hasText: 'You were not charged.' })
  await expect(alert).toBeFocused()
  await expect(alert).not.toContainText(';')
  await expect(page.getByRole('status').filter({ hasText: 'WARNING' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await payWith(page, cards.works)
  await expect(paid(page)).toBeVisible()
  expect(await ledgerOf(order.orderId)).toEqual(['TAKEN'])
})

test('the bank asks, and a shopper who answers has paid', async ({ page }) => {
  const order = await cardOrder(page)
  await openPayment(page, order)
  await payWith(page, cards.asks)
  const bank = page.getByRole('dialog', { name: 'Confirm with your bank' })
  await expect(bank).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  expect(await ledgerOf(order.orderId)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Answer your bank' }).click()
  await bank.getByRole('button', { name: 'Complete' }).click()
  await expect(paid(page)).toBeVisible()
  expect(await ledgerOf(order.orderId)).toEqual(['TAKEN'])
})

test('a shopper who fails at the bank is charged nothing, and can pay with another card', async ({
  page,
}) => {
  const order = await cardOrder(page)
  await openPayment(page, order)
  await payWith(page, cards.asks)
  await page.getByRole('dialog').getByRole('button', { name: 'Fail' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'You were not charged.' })).toBeFocused()
  expect(await ledgerOf(order.orderId)).toEqual([])
  await payWith(page, cards.works)
  await expect(paid(page)).toBeVisible()
})

test('closing the tab in the middle loses nothing: the secret link leads back to the payment', async ({
  page,
  context,
}) => {
  const order = await cardOrder(page)
  await openPayment(page, order)
  await payWith(page, cards.asks)
  await expect(page.getByRole('dialog', { name: 'Confirm with your bank' })).toBeVisible()
  await page.close()

  const later = await context.newPage()
  await open(later, invoiceOf(order))
  await expect(later.getByText('Card, not paid yet')).toBeVisible()
  await expect(later.getByText(/Not paid yet\. We are holding your items until/)).toBeVisible()
  await later.getByRole('link', { name: 'Pay now' }).click()
  await expect(later).toHaveURL(paymentOf(order))
  await later.getByRole('dialog').getByRole('button', { name: 'Complete' }).click()
  await expect(paid(later)).toBeVisible()
  await later.goto(paymentOf(order))
  await expect(later.getByRole('heading', { name: 'Paid' })).toBeVisible()
  await expect(payButton(later)).toBeHidden()
  expect(await ledgerOf(order.orderId)).toEqual(['TAKEN'])
})

test('pressing twice places one order and charges once', async ({ page }) => {
  const email = `twice.${test.info().testId.slice(-8)}.${Date.now()}@example.org`
  await putInCart(page, (await productAt(page, 1, 1)).address)
  await open(page, '/checkout')
  await page.getByLabel('First Name').fill('Hina')
  await page.getByLabel('Last Name').fill('Malik')
  await page.getByLabel('Phone').fill('0300 1234567')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByText('Now, on the next page.').click()
  await page.getByRole('button', { name: 'Place order and pay' }).dblclick()
  await expect(page).toHaveURL(/\/payment\?order=/)
  await alive(page)
  const placed = await inDatabase(
    `select order_id from orders join contacts using (contact_id) where email = '${email}'`,
  )
  expect(placed).toHaveLength(1)
  await page.getByRole('button', { name: cards.works }).click()
  await payButton(page).dblclick()
  await expect(paid(page)).toBeVisible()
  expect(await ledgerOf(placed[0]?.order_id as number)).toHaveLength(1)
})

test('a second tab that was left open shows that the order is paid, and charges nothing more', async ({
  page,
  context,
  allow,
}) => {
  allow(/409/)
  const order = await cardOrder(page)
  const second = await context.newPage()
  await openPayment(second, order)
  await second.getByRole('button', { name: cards.works }).click()
  await openPayment(page, order)
  await payWith(page, cards.works)
  await expect(paid(page)).toBeVisible()
  await second.bringToFront()
  await payButton(second)
    .click({ timeout: 1500 })
    .catch(() => undefined)
  await expect(paid(second)).toBeVisible()
  expect(await ledgerOf(order.orderId)).toEqual(['TAKEN'])
})

test('after the deadline nothing can be charged, and the items go back into the cart', async ({ page }) => {
  const order = await cardOrder(page)
  await inDatabase(
    `update orders set pay_until = now() - interval '1 second' where order_id = ${order.orderId}`,
  )
  await openPayment(page, order)
  await expect(page.getByRole('heading', { name: 'The time to pay has ended' })).toBeVisible()
  await expect(payButton(page)).toBeHidden()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Add everything to the cart again' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('localCart') ?? '[]'))
  expect(stored).toEqual([
    { productId: 101, quantity: 1, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' },
  ])
})

test('five minutes and one minute before the deadline are announced, once each', async ({ page }) => {
  const order = await cardOrder(page)
  await page.clock.install()
  // Each answer contains the shop's time: the last one must arrive before the page's clock runs ahead.
  const opened = page.waitForResponse('**/api/payment/open')
  await openPayment(page, order)
  await (await opened).finished()
  await page.waitForLoadState('networkidle')
  await page.clock.runFor('10:05')
  const said = page.getByRole('status').filter({ hasText: /minutes? left/ })
  await expect(said).toHaveText('You have five minutes left to pay.')
  await page.clock.runFor('04:00')
  await expect(said).toHaveText('You have one minute left to pay.')
  await page.clock.runFor('01:00')
  await expect(page.getByRole('heading', { name: 'The time to pay has ended' })).toBeVisible()
})

test('card data never leave the browser, and a real number is refused', async ({ page }) => {
  const sent: string[] = []
  page.on('request', request => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await openPayment(page, await cardOrder(page))
  await page.getByLabel('Card number').fill('4111 1111 1111 1111')
  await page.getByLabel('Expiry date').fill('12 / 34')
  await page.getByLabel('Security code').fill('737')
  await payButton(page).click()
  await expect(page.getByText('Use test cards only, never a real card')).toBeVisible()
  await expect(page.getByLabel('Card number')).toBeFocused()
  await page.getByLabel('Card number').fill(cards.works)
  await payButton(page).click()
  await expect(paid(page)).toBeVisible()
  expect(sent.filter(line => /4111|4242|737|12.?\/.?34/.test(line))).toEqual([])
})

test('without a connection the page says so, and goes on where it was', async ({ page, allow }) => {
  allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await openPayment(page, await cardOrder(page))
  await page.getByRole('button', { name: cards.works }).click()
  await page.route('**/api/payment/practise', route => route.abort())
  await payButton(page).click()
  const problem = page.getByRole('alert').filter({ hasText: 'The connection was lost.' })
  await expect(problem).toBeVisible()
  await page.unroute('**/api/payment/practise')
  await problem.getByRole('button').click()
  await expect(problem).toBeHidden()
  await payButton(page).click()
  await expect(paid(page)).toBeVisible()
})

test('weighed items are authorized, and the page says that no more is captured', async ({ page }) => {
  const order = await cardOrder(page, byWeight)
  await openPayment(page, order)
  await expect(page.getByText('Your bank holds the most they can cost')).toBeVisible()
  await payWith(page, cards.works)
  await expect(page.getByRole('heading', { name: 'Amount on hold' })).toBeFocused()
  await expect(page.getByText(/never more\./)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  expect(await ledgerOf(order.orderId)).toEqual(['AUTHORISED'])
})

test('an order can be paid by keys alone', async ({ page }) => {
  await openPayment(page, await cardOrder(page))
  expect(await violationsOf(page)).toEqual([])
  await page.getByLabel('Card number').focus()
  await page.keyboard.type('4000000000003220')
  await page.keyboard.press('Tab')
  await page.keyboard.type('12/34')
  await page.keyboard.press('Tab')
  await page.keyboard.type('123')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Confirm with your bank' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(paid(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Paid' })).toBeFocused()
})

test('a wrong link to a payment is a plain not-found page, and without one it leads home', async ({
  page,
  allow,
}) => {
  allow(/404/)
  const answer = await page.goto('/payment?order=10001&key=guessed')
  expect(answer?.status()).toBe(404)
  await page.goto('/payment')
  await expect(page).toHaveURL(/\/home$/)
})

test('an order that is paid in cash has nothing left to pay', async ({ page }) => {
  const answer = await page.request.post('/api/orders/save', {
    data: {
      customer: { firstName: 'Hina', lastName: 'Malik', email: 'hina@example.org', phone1: '0300' },
      orders: { pickupType: 'IN STORE', pickupTime: 'MORNING' },
      orderItems: [
        { productId: 101, quantity: 1, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' },
      ],
    },
  })
  await openPayment(page, (await answer.json()).orders)
  await expect(page.getByText('You pay for this order in cash.')).toBeVisible()
  await expect(payButton(page)).toBeHidden()
})

import { inDatabase } from '../account-screens.ts'
import { call, ordered, registered, signedIn } from '../registered.ts'
import { expect, lineOf, open, productAt, test } from '../shopper.ts'
import { signInAs } from '../staff-orders.ts'

/** A unique name. */
const newLetters = () =>
  Math.random()
    .toString(36)
    .replaceAll(/[^a-z]/g, '')
const unique = (name: string) => `${name}${newLetters()}`

test('staff find a customer by phone, note something, serve them first, and see that on the board', async ({
  page,
}) => {
  await signInAs(page, 'orders')
  await open(page, '/admin/customers')
  const firstName = unique('Sana')
  const { productId, quantity } = await productAt(page, 40, 8)
  const { orders } = await call<{ orders: { orderNum: string } }>(page, 'POST', '/orders/savePhoneOrder', {
    customer: { firstName, lastName: 'Malik', phone1: '0333 4440004' },
    orders: { pickupType: 'IN STORE', pickupTime: 'MORNING' },
    orderItems: [await lineOf(page, productId, quantity)],
  })
  await page.getByRole('searchbox').fill(`${firstName} Malik`)
  const row = page.locator('tbody tr')
  await expect(row).toHaveCount(1)
  await row.getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: `${firstName} Malik` })).toBeVisible()
  await expect(page.getByRole('link', { name: `#${orders.orderNum}` })).toBeVisible()
  await page.getByLabel('New note').fill('Rings twice.')
  await page.getByRole('button', { name: 'Add note' }).click()
  const notes = page.getByRole('region', { name: 'Notes' })
  await expect(notes.getByRole('listitem')).toContainText('Rings twice.')
  await page.getByRole('button', { name: 'Priority customer' }).click()
  await expect(page.getByRole('button', { name: 'Priority customer' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await open(page, `/admin/orders?q=${firstName}`)
  await expect(page.locator('tbody tr').getByRole('img', { name: 'Priority customer' })).toBeVisible()
})

test('a customer takes their data along and has themselves erased; the shop keeps the order without their name', async ({
  page,
  allow,
}) => {
  allow(/40[139]|Failed to load resource/)
  const { email, loginPassword } = await signedIn(page, 'Zainab')
  await open(page, '/customer?source=EDIT')
  const { productId, quantity } = await productAt(page, 40, 9)
  const orderNum = await ordered(page, productId, quantity)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const saved = await file
  expect(saved.suggestedFilename()).toBe('my-data.json')
  const { data } = JSON.parse((await (await saved.createReadStream()).toArray()).join(''))
  expect(data.orders).toMatchObject([{ orderNum }])
  expect(data.customers).toMatchObject([{ loginId: email }])
  await page.getByText('Erase my account').click()
  const form = page.getByRole('form', { name: 'Erase my account' })
  const erase = async (password: string) => {
    await form.getByLabel('Current password').fill(password)
    await form.getByRole('button', { name: 'Erase everything' }).click()
  }
  await erase('something else')
  await expect(form.getByText(/password/i).last()).toBeVisible()
  await erase(loginPassword)
  await expect(form.getByRole('alert')).toContainText(orderNum)
  await inDatabase(`update orders set order_status = 'CLOSED' where order_num = '${orderNum}'`)
  await erase(loginPassword)
  await expect(page.getByText('Your account is erased.')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  const [row] = await inDatabase(
    `select first_name, email, grand_total > 0 as paid from orders join contacts using (contact_id) where order_num = '${orderNum}'`,
  )
  expect(row).toEqual({ first_name: 'Erased', email: '', paid: true })
})

test('staff erase a customer after a question that says what goes and what stays', async ({ page }) => {
  await signInAs(page, 'orders')
  await open(page, '/admin/customers')
  const lastName = unique('Jahan')
  const [made] = await inDatabase(
    `insert into contacts (first_name, last_name, email, phone1) values ('Noor', '${lastName}', '${lastName}@example.org', '')
     returning contact_id`,
  )
  await open(page, `/admin/customers/${made?.contact_id}`)
  await page.getByRole('button', { name: 'Erase' }).click()
  const dialog = page.getByRole('dialog', { name: `Erase Noor ${lastName}?` })
  await expect(dialog.getByRole('heading', { name: 'Kept' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await expect(page.getByText('All data of this person is erased.')).toBeVisible()
  await page.getByRole('searchbox').fill(lastName)
  await expect(page.getByText('No customers match.')).toBeVisible()
})

test('a review waits if staff want to see it first, is approved, and is hidden again with an undo', async ({
  page,
}) => {
  await signedIn(page, 'Zainab')
  const title = unique('Fragrant')
  const product = await productAt(page, 40, 10)
  // As in a shop that holds reviews for approval, a setting that would affect all tests that write one now.
  await page.route('**/api/review/save', async route => {
    const answer = await route.fetch()
    const saved = await answer.json()
    await inDatabase(`update reviews set waiting_since = now() where review_id = ${saved.reviewId}`)
    await route.fulfill({ response: answer, json: { ...saved, waits: true } })
  })
  await open(page, `${product.address}#reviews`)
  await page.getByRole('button', { name: 'Add Your Review' }).click()
  const form = page.getByRole('dialog', { name: 'Add Your Review' })
  await form.getByRole('radio', { name: '5 stars' }).check()
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Your review').fill('As my aunt makes it.')
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('We will show your review once it is approved')).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: title })).toHaveCount(0)
  await signInAs(page, 'manager')
  await open(page, `/admin/reviews?q=${title}`)
  const row = page.locator('tbody tr')
  await expect(row).toContainText('Waiting')
  await row.getByRole('button', { name: `Show: ${title}` }).click()
  await expect(row).toContainText('Shown')
  await row.getByRole('checkbox').check()
  await page
    .getByRole('region', { name: 'One review is chosen' })
    .getByRole('button', { name: 'Hide' })
    .click()
  await expect(row).toContainText('Hidden')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(row).toContainText('Shown')
  await open(page, `${product.address}#reviews`)
  await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible()
})

test('a customer asks to represent the shop, is approved, and earns by an order that names their code', async ({
  page,
  allow,
}) => {
  allow(/40[19]/)
  const asking = await registered(page, 'Hamza')
  const lastName = unique('Rauf')
  await inDatabase(
    `with named as (
       update contacts set last_name = '${lastName}', phone1 = '' where email = '${asking.email}' returning contact_id
     ) update customers set representative_asked_at = now() from named where customers.contact_id = named.contact_id`,
  )
  await signInAs(page, 'manager')
  await open(page, '/admin/representatives?state=asking')
  await page.getByRole('searchbox').fill(lastName)
  await page.getByRole('link', { name: `Hamza ${lastName}` }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make a representative' })
  await dialog.getByLabel('Share of the sales in per cent').fill('101')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(dialog.getByText(/between 0 and 100/)).toBeVisible()
  await dialog.getByLabel('Share of the sales in per cent').fill('10')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText(/^Saved: [A-Z]{6}-\d\d$/)).toBeVisible()
  const [{ code } = { code: '' }] = await inDatabase(
    `select code from representatives join customers using (cust_id) join contacts using (contact_id) where last_name = '${lastName}'`,
  )

  const { address } = await productAt(page, 40, 11)
  await open(page, address)
  await page
    .getByRole('button', { name: /Add to cart/i })
    .first()
    .click()
  await open(page, '/cart')
  const box = page.getByLabel(/Referred by/)
  await box.fill('nobody-at-all')
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(box).toHaveAccessibleDescription(
    'None of our representatives has this e-mail or code. Press Checkout again to order without one.',
  )
  await expect(page).toHaveURL(/\/cart$/)
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await open(page, '/cart')
  await expect(box).toHaveValue('')
  await box.fill(String(code).toLowerCase())
  await box.press('Enter')
  await expect(page.getByText('Referred by Hamza. Thank you!')).toBeVisible()
  await page.getByRole('button', { name: 'Checkout' }).click()
  await expect(page).toHaveURL(/\/checkout$/)

  const { productId, quantity } = await productAt(page, 40, 12)
  const { orders } = await call<{ orders: { orderId: number; orderNum: string } }>(
    page,
    'POST',
    '/orders/save',
    {
      customer: { firstName: 'Amina', lastName: 'Yusuf', email: 'amina@example.org', phone1: '0300 1234567' },
      orders: { pickupType: 'IN STORE', pickupTime: 'MORNING', representative: code },
      orderItems: [await lineOf(page, productId, quantity)],
    },
  )
  for (const orderStatus of ['PRINTED', 'OPEN', 'CLOSED'])
    await call(page, 'POST', '/orders/changeStatus', { orderId: orders.orderId, orderStatus })
  await open(page, '/admin/representatives')
  await page.getByRole('searchbox').fill(lastName)
  await page.getByRole('link', { name: `Hamza ${lastName}` }).click()
  await expect(page.getByRole('table', { name: 'Referred orders' })).toContainText(`#${orders.orderNum}`)
  await page.getByRole('button', { name: 'Pay' }).click()
  const pay = page.getByRole('dialog', { name: 'Record a payment' })
  await pay.getByLabel('Payment method').fill('In cash')
  await pay.getByRole('button', { name: 'Record it' }).click()
  await expect(page.getByText('The payment is recorded.')).toBeVisible()
  const ledger = page.getByRole('region', { name: 'Ledger' })
  await expect(ledger.getByRole('listitem')).toHaveCount(2)

  await call(page, 'POST', '/users/signOut', {})
  await call(page, 'POST', '/users/authenticate', {
    loginId: asking.email,
    loginPassword: asking.loginPassword,
  })
  await open(page, '/admin/referrals')
  const own = page.getByRole('table', { name: 'Referred orders' })
  await expect(own).toContainText(`#${orders.orderNum}`)
  await expect(own).toContainText('Earned')
  await expect(page.getByRole('main')).not.toContainText('Amina')
})

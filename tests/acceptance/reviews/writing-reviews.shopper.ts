import { ordered, registered, signedIn } from '../registered.ts'
import { expect, open, productAt, test } from '../shopper.ts'

test('a customer who bought something reviews it: the list shows it at once, with the mark of a purchase', async ({
  page,
}) => {
  await signedIn(page, 'Zainab')
  const product = await productAt(page, 6, 4)
  await ordered(page, product.productId, product.quantity)
  await open(page, `${product.address}#reviews`)
  await page.getByRole('button', { name: 'Add Your Review' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Your Review' })
  await dialog.getByRole('radio', { name: '4 stars' }).check()
  await dialog.getByLabel('Title').fill('Tender and well cut')
  await dialog.getByLabel('Your review').fill('The butcher listened to what I asked for.')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Your review is submited...')).toBeVisible()
  const review = page.getByRole('article').filter({ hasText: 'Zainab' }).first()
  await expect(review).toContainText('Tender and well cut')
  await expect(review).toContainText('Verified purchase')
})

test('a signed-out shopper keeps the review on the way to the sign-in and back', async ({ page }) => {
  const { email, loginPassword } = await registered(page)
  const title = `Like at home, says ${email.slice(0, 8)}`
  const product = await productAt(page, 6, 5)
  await open(page, `${product.address}#reviews`)
  const summary = await page.getByRole('tab', { name: /reviews/i }).textContent()
  await page.getByRole('button', { name: 'Add Your Review' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Your Review' })
  await dialog.getByRole('radio', { name: '5 stars' }).check()
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Your review').fill('My grandmother asked where I bought it.')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog.getByText('Please signin....')).toBeVisible()
  await dialog.getByRole('link', { name: 'Sign in and come back' }).click()
  await expect(page).toHaveURL(/\/login\?next=/)
  await page
    .getByLabel(/username/i)
    .first()
    .fill(email)
  await page.getByLabel('Password', { exact: true }).first().fill(loginPassword)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/productsingle\/.*#reviews$/)
  await page.getByRole('button', { name: 'Add Your Review' }).click()
  await expect(dialog.getByLabel('Title')).toHaveValue(title)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Your review is submited...')).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible()
  await expect(page.getByRole('tab', { name: /reviews/i })).not.toHaveText(summary ?? '')
})

test('a customer who goes elsewhere while a review is shown stays there', async ({ page }) => {
  await signedIn(page)
  const product = await productAt(page, 6, 7)
  await open(page, `${product.address}#reviews`)
  await page.getByRole('button', { name: 'Add Your Review' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Your Review' })
  await dialog.getByRole('radio', { name: '4 stars' }).check()
  await dialog.getByLabel('Title').fill('On the way')
  await dialog.getByLabel('Your review').fill('More of it soon.')
  let release = () => {}
  const held = new Promise<void>(done => {
    release = done
  })
  await page.route(`**${product.address}*`, async route => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(request => request.url().includes(product.address))
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await asked
  const away = page.getByRole('main').getByRole('navigation').first().getByRole('link').nth(1)
  const name = (await away.textContent()) ?? ''
  await away.click()
  await expect(page).toHaveURL(/\/category\//)
  const answered = page.waitForResponse(response => response.url().includes(product.address))
  release()
  await (await answered).finished()
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('a review that the shop did not accept stays in its form', async ({ page, allow }) => {
  allow(/429|Failed to load resource/)
  await signedIn(page)
  await page.route('**/api/review/save', route =>
    route.fulfill({
      status: 429,
      json: { type: '/problems/too-many', title: 'Too many requests. Please wait a moment.', status: 429 },
    }),
  )
  await open(page, `${(await productAt(page, 6, 6)).address}#reviews`)
  await page.getByRole('button', { name: 'Add Your Review' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Your Review' })
  await dialog.getByRole('radio', { name: '1 star', exact: true }).check()
  await dialog.getByLabel('Title').fill('Too salty')
  await dialog.getByLabel('Your review').fill('For me at least.')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Too many requests.')
  await expect(dialog.getByLabel('Title')).toHaveValue('Too salty')
})

import { randomUUID } from 'node:crypto'
import { inDatabase } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { ownGoods } from '../own-goods.ts'
import { call, signedIn } from '../registered.ts'
import { expect, open, test } from '../shopper.ts'

/** A sold-out product of this test, with the address of its page. */
async function soldOut(name: string) {
  const goods = await ownGoods(name)
  await putThere(goods.productId, 0)
  return { ...goods, address: `/productsingle/${goods.productId}/MEAT/1` }
}
const putThere = (productId: number, steps: number) =>
  inDatabase(
    `update availabilities set on_hand = $2 where availability_id = (select availability_id from stock where product_id = $1)`,
    [productId, steps],
  )
const lettersTo = async (email: string) =>
  (await inDatabase(
    `select data->>'name' as name from outbox where template = 'back-in-stock' and recipient = $1`,
    [email],
  )) as { name: string }[]

test('a guest asks for a mail when a sold-out product is back, and gets one', async ({ page }) => {
  const { productId, name, address } = await soldOut('Saffron')
  const email = `${randomUUID()}@example.org`
  await open(page, address)
  await page.getByRole('button', { name: 'Tell me when it is back' }).press('Enter')
  const field = page.getByLabel('Your e-mail')
  await expect(field).toBeFocused()
  await expect(page.getByText('One mail when it is back, nothing else.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await field.fill(email.replace('@', ' at '))
  await field.press('Enter')
  await expect(page.getByText('Email is Invalid')).toBeVisible()
  await expect(field).toHaveValue(email.replace('@', ' at '))
  await field.fill(email)
  await page.getByRole('button', { name: 'Send me that mail' }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(`We will write to ${email} once.`)
  await expect(page.getByRole('button', { name: 'Do not write' })).toBeHidden()
  expect(await violationsOf(page)).toEqual([])

  expect(await lettersTo(email)).toEqual([])
  await putThere(productId, 2)
  await expect.poll(() => lettersTo(email), { timeout: 30_000 }).toEqual([{ name }])
  expect(await inDatabase('select 1 from stock_alerts where product_id = $1', [productId])).toEqual([])
  await open(page, address)
  await expect(page.getByRole('button', { name: /^Add to cart/ })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Tell me when it is back' })).toBeHidden()
})

test('a customer waits for a product with one press, takes it back, and stops in their lists', async ({
  page,
}) => {
  const [rice, tea] = [await soldOut('Rice'), await soldOut('Tea')]
  const { email } = await signedIn(page)
  await call(page, 'POST', '/stockAlerts/ask', { productId: tea.productId })
  await open(page, rice.address)
  await page.getByRole('button', { name: 'Tell me when it is back' }).press('Enter')
  const status = page.getByRole('main').getByRole('status')
  await expect(status).toHaveText(`We will write to ${email} once.`)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Do not write' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(status).toHaveText('We will not write.')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Tell me when it is back' }).click()
  await expect(status).toHaveText(`We will write to ${email} once.`)

  await open(page, '/lists')
  const waited = page.getByRole('region', { name: 'Products you wait for' })
  await expect(waited.getByRole('heading', { level: 3 })).toHaveText([rice.name, tea.name])
  await waited.getByRole('button', { name: `Stop waiting for ${tea.name}` }).click()
  await expect(waited.getByRole('heading', { level: 3 })).toHaveText([rice.name])
  await page.locator('.toasts').getByRole('button', { name: 'Undo' }).click()
  await expect(waited.getByRole('heading', { level: 3 })).toHaveText([tea.name, rice.name])
  expect(await violationsOf(page)).toEqual([])
  await waited.getByRole('link', { name: rice.name }).click()
  await expect(page).toHaveURL(rice.address)
})

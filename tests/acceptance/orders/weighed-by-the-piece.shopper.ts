import { inDatabase } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { alive, expect, open, putInCart, test } from '../shopper.ts'
import { signInAs } from '../staff-orders.ts'

test('a guest buys half a kid by the piece, pays by weight, and never above "at most"', async ({
  page,
  browser,
}) => {
  await open(page, '/shop/-1?q=Baby Goat Half')
  const card = page.getByRole('article').filter({ hasText: 'Baby Goat Half' }).first()
  await expect(card).toContainText('Rs 1,070.00 / lb')
  await expect(card).toContainText('about Rs 11,770.00 each')
  await putInCart(page, (await card.getByRole('link').getAttribute('href')) ?? '')
  await expect(page.getByRole('main')).toContainText(
    'About 11 lb: about Rs 11,770.00, at most Rs 13,535.50. You pay for what it weighs.',
  )
  await open(page, '/checkout')
  await expect(page.getByRole('main')).toContainText('At most')
  await page.getByLabel('First Name').fill('Hina')
  await page.getByLabel('Last Name').fill('Malik')
  await page.getByLabel('Phone').fill('0300 1234567')
  await page.getByLabel('Email', { exact: true }).fill('hina@example.org')
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/orderDetail\?order=\d+&key=/)
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  const invoice = page.getByRole('article')
  await expect(invoice).toContainText('1 piece, about 11 lb')
  await expect(invoice).toContainText('at most Rs 13,535.50')
  expect(await violationsOf(page)).toEqual([])
  const address = page.url()
  const orderNum = new URL(address).searchParams.get('order') ?? ''

  await inDatabase(`update orders set order_status = 'PRINTED' where order_num = '${orderNum}'`)
  const shop = await browser.newContext({ baseURL: new URL(address).origin })
  const picker = await shop.newPage()
  await signInAs(picker, 'picker')
  await open(picker, `/admin/picking/${orderNum}`)
  await picker.getByLabel('Weight of Baby Goat Half in lb').fill('7 kg - 100 g')
  await picker.getByRole('button', { name: 'Enter the weight' }).click()
  const question = picker.getByRole('dialog', { name: 'Is 15.212 lb right?' })
  await expect(question).toContainText('The customer pays for 12.65 lb at most.')
  expect(await violationsOf(picker)).toEqual([])
  await question.getByRole('button', { name: 'Weigh it again' }).click()
  await picker.getByLabel('Weight of Baby Goat Half in lb').fill('5.2 kg - 100 g')
  await picker.getByRole('button', { name: 'Enter the weight' }).click()
  await expect(picker.getByLabel('Weight of Baby Goat Half in lb')).toHaveValue('11.244')
  await shop.close()

  await page.reload()
  await alive(page)
  await expect(invoice).toContainText('You ordered about 11 lb, 11.244 lb came · Rs 261.08 more')
  await expect(invoice).toContainText('Rs 12,031.08')
  await expect(invoice).not.toContainText('At most')
})

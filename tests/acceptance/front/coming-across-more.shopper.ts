import { inDatabase } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { signInEditor } from '../catalogue-editor.ts'
import { ownGoods } from '../own-goods.ts'
import { expect, open, test } from '../shopper.ts'

const addressOf = (productId: number) => `/product-single?productId=${productId}`
const pair = (one: number, other: number) =>
  inDatabase('insert into bought_together (product_id, other_id, baskets) values ($1, $2, 5)', [one, other])

test('a shopper sees what goes well with a product: first what staff chose, then what others bought with it', async ({
  page,
}) => {
  const [tea, cups, spoons] = [await ownGoods('Tea'), await ownGoods('Cups'), await ownGoods('Spoons')]
  await pair(tea.productId, spoons.productId)
  await inDatabase('update products set related = $2 where product_id = $1', [
    tea.productId,
    [cups.productId],
  ])
  await open(page, addressOf(tea.productId))
  const related = page.getByRole('region', { name: 'You may also like' }).getByRole('article')
  await expect(related).toHaveCount(4)
  await expect(related.nth(0).getByRole('link')).toHaveText(cups.name)
  await expect(related.nth(1).getByRole('link')).toHaveText(spoons.name)
  // The stored page is dropped as soon as staff choose something else.
  await inDatabase("update products set related = '{}' where product_id = $1", [tea.productId])
  await expect(async () => {
    await page.reload()
    await expect(related.nth(0).getByRole('link')).toHaveText(spoons.name, { timeout: 500 })
  }).toPass()
})

test('a shopper finds the products that they looked at, and forgets them', async ({ page }) => {
  const [tea, cups] = [await ownGoods('Tea'), await ownGoods('Cups')]
  const seen = page.getByRole('region', { name: 'Recently seen' })
  await open(page, addressOf(tea.productId))
  await expect.poll(() => page.evaluate(() => localStorage.getItem('seen'))).toBe(String(tea.productId))
  await expect(seen).toBeHidden()
  await open(page, addressOf(cups.productId))
  await expect(seen.getByRole('article').getByRole('link')).toHaveText([tea.name])
  await open(page, '/cart')
  await expect(seen.getByRole('article').getByRole('link')).toHaveText([cups.name, tea.name])
  expect(await violationsOf(page)).toEqual([])
  await seen.getByRole('button', { name: 'Forget these' }).click()
  await expect(seen).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('seen'))).toBeNull()
})

test('the cart suggests what is often bought with what is in it, adds it, and stays silent when that is wished', async ({
  page,
}) => {
  const [tea, cups, spoons] = [await ownGoods('Tea'), await ownGoods('Cups'), await ownGoods('Spoons')]
  await pair(tea.productId, cups.productId)
  await pair(cups.productId, spoons.productId)
  await open(page, '/')
  const lines = JSON.stringify([{ productId: tea.productId, quantity: 1 }])
  await page.evaluate(lines => localStorage.setItem('localCart', lines), lines)
  await open(page, '/cart')
  const suggestion = page.getByRole('region', { name: 'Often bought together' })
  await suggestion.getByRole('button', { name: `Add ${cups.name} to the cart` }).click()
  await expect(page.getByRole('table').getByRole('link', { name: cups.name })).toBeVisible()
  await expect(suggestion.getByRole('link')).toHaveText(spoons.name)
  expect(await violationsOf(page)).toEqual([])
  await suggestion.getByRole('button', { name: 'Show no suggestions in this visit' }).click()
  await expect(suggestion).toBeHidden()
  await page.reload()
  await expect(page.getByRole('table').getByRole('link', { name: cups.name })).toBeVisible()
  await expect(suggestion).toBeHidden()
})

test('staff choose what goes well with a product, and in which order', async ({ page }) => {
  await open(page, '/cart')
  const [tea, cups, spoons] = [await ownGoods('Tea'), await ownGoods('Cups'), await ownGoods('Spoons')]
  await signInEditor(page)
  await open(page, `/admin/products/${tea.productId}`)
  const section = page.getByRole('region', { name: 'Goes well with' })
  for (const { name } of [cups, spoons]) {
    await section.getByRole('combobox').fill(name)
    await section.getByRole('option', { name }).click()
  }
  await section.getByRole('button', { name: `Move ${spoons.name} up` }).click()
  await expect(section.getByRole('listitem').getByRole('link')).toHaveText([spoons.name, cups.name])
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Save product' }).click()
  await expect(page.getByText(`You have saved Product ${tea.name} Succesfully!`)).toBeVisible()
  await open(page, addressOf(tea.productId))
  const related = page.getByRole('region', { name: 'You may also like' }).getByRole('article')
  await expect(related.nth(0).getByRole('link')).toHaveText(spoons.name)
  await expect(related.nth(1).getByRole('link')).toHaveText(cups.name)
})

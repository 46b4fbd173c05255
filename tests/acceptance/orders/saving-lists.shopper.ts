import { violationsOf } from '../axe.ts'
import { ownGoods } from '../own-goods.ts'
import { signedIn } from '../registered.ts'
import { expect, open, test } from '../shopper.ts'

test('a customer saves the cart as a list, changes it, and puts all of it into the cart', async ({
  page,
}) => {
  const [rice, tea, soap] = [await ownGoods('Rice'), await ownGoods('Tea'), await ownGoods('Soap')]
  await signedIn(page)
  await open(page, '/lists')
  await expect(page.getByText('No lists yet')).toBeVisible()
  const lines = [rice, tea, soap].map(({ productId }) => ({ productId, quantity: 2 }))
  await page.evaluate(cart => localStorage.setItem('localCart', cart), JSON.stringify(lines))
  await open(page, '/lists')
  await page.getByRole('button', { name: 'Save the list' }).click()
  await expect(page.getByText('Give the list a name')).toBeVisible()
  await page.getByLabel('Name of the list').fill('For Friday')
  await page.getByRole('button', { name: 'Save the list' }).click()
  const list = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'For Friday' }) })
  await expect(list.getByText('3 products')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await list.getByRole('button', { name: 'Products of For Friday' }).click()
  await expect(list.getByRole('link', { name: rice.name })).toBeVisible()
  await list.getByRole('button', { name: `Remove ${soap.name} from the list` }).click()
  await expect(list.getByText('2 products')).toBeVisible()
  await page.locator('.toasts').getByRole('button', { name: 'Undo' }).click()
  await expect(list.getByText('3 products')).toBeVisible()
  await list.getByRole('button', { name: `Remove ${tea.name} from the list` }).click()
  await expect(list.getByText('2 products')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await list.getByLabel('Name of the list').fill('For guests')
  await list.getByRole('button', { name: 'Save the name' }).click()
  const renamed = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'For guests' }) })
  await expect(renamed).toBeVisible()

  await page.evaluate(() => localStorage.removeItem('localCart'))
  await open(page, '/lists')
  await page.getByRole('button', { name: 'Add all of For guests to the cart' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('link', { name: rice.name }).first()).toBeVisible()
  const stored = await page.evaluate(() => localStorage.getItem('localCart') ?? '')
  expect(JSON.parse(stored).map((line: { productId: number }) => line.productId)).toEqual([
    rice.productId,
    soap.productId,
  ])

  await open(page, '/lists')
  await page.getByRole('button', { name: 'Products of For guests' }).click()
  await page.getByRole('button', { name: 'Remove the list For guests' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove the list' }).click()
  await expect(page.getByText('No lists yet')).toBeVisible()
})

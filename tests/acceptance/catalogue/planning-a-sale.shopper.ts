import type { Page } from '@playwright/test'
import { m } from '../../../shop/messages/m.ts'
import { inDatabase } from '../account-screens.ts'
import { violationsOf } from '../axe.ts'
import { signInEditor } from '../catalogue-editor.ts'
import { ownGoods } from '../own-goods.ts'
import { expect, open, test } from '../shopper.ts'

const begins = (page: Page) => page.getByLabel('Sale begins')
const ends = (page: Page) => page.getByLabel('Sale ends')
const save = (page: Page) => page.getByRole('button', { name: 'Save product' }).click()

/** Opens a product of its own in its form, with a sale price. */
async function openGoods(page: Page) {
  await signInEditor(page)
  const goods = await ownGoods('Sidr honey', 240_000)
  await open(page, `/admin/products/${goods.productId}`)
  await page.getByLabel('Sale price (PKR)').fill('1990')
  return goods
}

test('an owner plans a sale for the days before a feast, and the list says that it is planned', async ({
  page,
}) => {
  const { productId, name } = await openGoods(page)
  await begins(page).fill('2030-12-02T09:00')
  await expect(page.getByLabel('Charge the sale price (CUTPRICE)')).toBeHidden()
  await ends(page).fill('2030-12-01T09:00')
  await save(page)
  await expect(ends(page)).toHaveAccessibleDescription(new RegExp(m.catalogue_sale_ends_early()))
  expect(await violationsOf(page)).toEqual([])
  await ends(page).fill('2030-12-08T00:00')
  await save(page)
  await expect(page.getByText(m.office_saved({ name })).first()).toBeVisible()
  await page.reload()
  await expect(begins(page)).toHaveValue('2030-12-02T09:00')
  await expect(ends(page)).toHaveValue('2030-12-08T00:00')
  await open(page, `/admin/products?q=${encodeURIComponent(name)}`)
  await expect(page.getByRole('row', { name: new RegExp(`${name}.*2,400.*Sale planned`) })).toBeVisible()
  await open(page, `/productsingle/${productId}/MEAT/1`)
  await expect(page.getByText(/Until/)).toBeHidden()
})

test('shoppers see the last day of a sale beside its price, and that there was one when it is over', async ({
  page,
}) => {
  const { productId, name } = await openGoods(page)
  await ends(page).fill('2030-12-08T00:00')
  await save(page)
  await expect(page.getByText(m.office_saved({ name })).first()).toBeVisible()
  await open(page, `/productsingle/${productId}/MEAT/1`)
  await expect(page.getByText('Until Saturday, 7 December', { exact: true })).toBeVisible()
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const offers = facts.flatMap(text => (text ? (JSON.parse(text).offers ?? []) : []))
  expect(offers).toMatchObject([{ price: '1990.00', priceValidUntil: '2030-12-07T19:00:00.000Z' }])
  await inDatabase(
    `update products set sale_until = now() - interval '1 second', sale_from = null where product_id = $1`,
    [productId],
  )
  await page.reload()
  await expect(page.getByText('Until Saturday, 7 December')).toBeHidden()
  await expect(page.getByText('2,400').first()).toBeVisible()
})

import type { Page } from '@playwright/test'
import { inDatabase } from '../../acceptance/account-screens.ts'
import { ownGoods } from '../../acceptance/own-goods.ts'
import { open } from '../../acceptance/shopper.ts'
import { signInAs } from '../../acceptance/staff-orders.ts'

/** A product without stock that no other test uses. */
export async function unstocked(name: string): Promise<{ productId: number; name: string }> {
  const goods = await ownGoods(name)
  await inDatabase(
    `update availabilities set on_hand = 0 where availability_id in (select availability_id from stock where product_id = $1)`,
    [goods.productId],
  )
  return goods
}

/** Adds an option to the open options of a product. */
export async function addOption(page: Page, place: number, name: string, values: string): Promise<void> {
  await page.getByLabel(`Option ${place}`, { exact: true }).fill(name)
  const field = page.getByRole('textbox', { name: `Values of option ${place}` })
  await field.fill(values)
  await field.press('Enter')
}

/** The section of the product editor that gives a product its variants. */
export const variantsScreen = {
  call: 'POST /products/saveVariants',
  open: async (page: Page) => {
    const { productId } = await unstocked('Lost thobe')
    await signInAs(page, 'catalogue')
    await open(page, `/admin/products/${productId}`)
    await page.getByRole('button', { name: 'Add options' }).click()
    await addOption(page, 1, 'Size', '56, 58')
    await page.getByRole('button', { name: 'Make variants' }).click()
  },
  press: (page: Page) => page.getByRole('button', { name: 'Save 2 variants' }).click(),
  shown: (page: Page) => page.getByText('The variants are saved.').waitFor(),
}

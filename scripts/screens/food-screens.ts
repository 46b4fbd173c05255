import type { Page } from '@playwright/test'
import { askOnce } from '../../database/ask-once.ts'
import { placed } from './payment-screens.ts'

type Open = (page: Page, databaseUrl: string) => Promise<unknown>

/** Everything that a food can state. */
const everything = {
  ...{
    regime: 'EU',
    state: 'DECLARED',
    contains: ['MILK', 'NUTS'],
    mayContain: ['EGGS', 'SESAME'],
  },
  diets: ['GLUTEN_FREE', 'SUGAR_FREE'],
  ingredients:
    'Basmati rice (38 %), chicken (27 %), potatoes, yoghurt (*milk*), onions, clarified butter (*milk*), *cashew nuts*, ginger, garlic, green chilli, salt, coriander, mint, spices, saffron.',
  storageInstructions: 'Keep at 0 to 5 °C. Once opened, eat it within 2 days.',
  usageInstructions: 'Heat it in a covered pan for 8 minutes, or until it is steaming hot throughout.',
  origin: 'Made in Karachi, with rice from Punjab',
  nutrition: {
    ...{ per: 'G', portion: 350_000 },
    values: {
      ...{ energyKj: 695_000, energyKcal: 166_000, fat: 5_800, saturates: 2_400, carbohydrate: 23_500 },
      ...{ sugars: 400, fibre: 1_600, protein: 4_200, salt: 850 },
    },
  },
}

/** A statement that states everything about the products of a condition. */
export const stateAll = (which: string) =>
  `update products set facts = '${JSON.stringify(everything)}' where ${which}`

/** Opens the page of a product after a change of it in the database. */
const after =
  (change: string, address: string): Open =>
  async (page, databaseUrl) => {
    await askOnce(databaseUrl, change)
    await page.goto(address)
  }

/** A food of which everything is stated, one of which nothing is, and an order with both. */
export const foodScreens: { name: string; open: Open }[] = [
  {
    name: 'food-stated',
    open: after(stateAll('product_id = 2301'), '/product-single?productId=2301'),
  },
  {
    name: 'food-not-stated',
    open: after('update products set facts = null where product_id = 2302', '/product-single?productId=2302'),
  },
  {
    name: 'food-of-parts',
    open: page => page.goto('/product-single?productId=2405').then(() => undefined),
  },
  {
    name: 'food-with-marinade',
    open: page => page.goto('/product-single?productId=110').then(() => undefined),
  },
  {
    name: 'order-with-allergens',
    open: async (page, databaseUrl) => {
      await askOnce(databaseUrl, stateAll('product_id = 2301'))
      await page.goto(`/orderDetail?${await placed(page, 'CASH')}`)
    },
  },
]

import type { Page } from '@playwright/test'
import { askOnce } from '../../database/ask-once.ts'
import { alive } from './alive.ts'
import { chicken } from './demo-lines.ts'

const CODE = 'SHOWN1'
const goods = [{ ...chicken, quantity: 2 }]

/** Adds a zone with a fee and a minimum order that the cart does not reach. */
const addZone = (databaseUrl: string) =>
  askOnce(
    databaseUrl,
    `insert into delivery_zones (branch_id, zone_name, postal_codes, shipping_bands, least_order)
     select 1, 'Harbour', '{${CODE}}', '[{"from": 0, "fee": 12000}, {"from": 300000, "fee": 0}]', 250000
     where not exists (select from delivery_zones where zone_name = 'Harbour')`,
  )

/** Opens a screen with a cart; `deliverTo` is the remembered place. */
async function withCart(page: Page, address: string, deliverTo = ''): Promise<void> {
  await page.addInitScript(
    ([lines, place]) => {
      localStorage.setItem('localCart', lines)
      if (place) localStorage.setItem('deliverTo', place)
    },
    [JSON.stringify(goods), deliverTo] as const,
  )
  await page.goto(address)
}

async function fillAddress(page: Page, state: string, city: string, postalCode: string): Promise<void> {
  await alive(page)
  await page.locator('label:has(input[value=DELIVERY])').click()
  await fillPlace(page, state, city, postalCode)
  await page.locator('form [role=status] p').first().waitFor()
}

/** Fills in a delivery address. */
export async function fillPlace(page: Page, state: string, city: string, postalCode: string): Promise<void> {
  const field = (name: string) => page.locator(`[autocomplete="shipping ${name}"]`)
  await field('street-address').fill('7 Harbour Lane')
  await field('country-name').selectOption('Pakistan')
  await field('address-level1').selectOption(state)
  await field('address-level2').fill(city)
  await field('postal-code').fill(postalCode)
}

/** The screens that answer if the shop delivers to a place, before the cart and at the checkout. */
export const deliveryScreens = [
  {
    name: 'grocery-delivery-asked',
    open: async (page: Page, databaseUrl: string) => {
      await addZone(databaseUrl)
      await withCart(page, '/grocery-delivery', CODE)
      await page.locator('main [role=status] p').first().waitFor()
    },
  },
  {
    name: 'grocery-delivery-too-far',
    open: async (page: Page) => {
      await withCart(page, '/grocery-delivery', 'Lahore')
      await page.locator('main [role=status] p').first().waitFor()
    },
  },
  {
    name: 'cart-asked',
    open: async (page: Page, databaseUrl: string) => {
      await addZone(databaseUrl)
      await withCart(page, '/cart', CODE)
      await page.locator('main form [role=status] li').first().waitFor()
    },
  },
  {
    name: 'cart-asked-nearby',
    open: async (page: Page) => {
      await withCart(page, '/cart', 'Karachi')
      await page.locator('main form [role=status] p').first().waitFor()
    },
  },
  {
    name: 'checkout-in-a-zone',
    open: async (page: Page, databaseUrl: string) => {
      await addZone(databaseUrl)
      await withCart(page, '/checkout')
      await fillAddress(page, 'Sindh', 'Karachi', CODE)
    },
  },
  {
    name: 'checkout-too-far',
    open: async (page: Page) => {
      await withCart(page, '/checkout')
      await fillAddress(page, 'Punjab', 'Lahore', '54000')
    },
  },
]

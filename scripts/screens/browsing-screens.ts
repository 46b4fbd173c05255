import type { Page } from '@playwright/test'
import { askOnce } from '../../database/ask-once.ts'
import { alive } from './alive.ts'

type Screen = { name: string; open: (page: Page, databaseUrl: string) => Promise<unknown> }

const mince = '/productsingle/601/MEAT/6'

/** Opens a screen of a browser that remembers these products. */
async function afterSeeing(page: Page, address: string, ids: string): Promise<void> {
  await page.addInitScript(ids => localStorage.setItem('seen', ids), ids)
  await page.goto(address)
  await alive(page)
  await page.locator('section[aria-labelledby=seen]').scrollIntoViewIfNeeded()
}

/** The states of lists, products and the cart that a shopper who looks around opens. */
export const browsingScreens: readonly Screen[] = [
  {
    name: 'list-rows',
    open: async page => {
      await page.addInitScript(() => localStorage.setItem('rows', '1'))
      await page.goto('/shop/-1?page=2&from=1')
      await alive(page)
    },
  },
  {
    name: 'list-longer',
    open: async page => {
      await page.goto('/shop/-1?size=20')
      await alive(page)
      await page.locator('nav a[href*="size=40"]').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'choice-sheet',
    open: async page => {
      await page.goto('/shop/32')
      await alive(page)
      await page.locator('article:has(a[href*="/productsingle/3204/"]) button').click()
      await page.locator('dialog[open] form button[type=submit]').last().waitFor()
    },
  },
  {
    name: 'product-zoom',
    open: async page => {
      await page.goto(mince)
      await alive(page)
      await page.getByRole('button', { name: 'Look at it in full screen' }).click()
      await page.getByRole('button', { name: 'Enlarge' }).click()
    },
  },
  { name: 'product-seen', open: page => afterSeeing(page, mince, '101,102,201,3204') },
  { name: 'empty-cart-seen', open: page => afterSeeing(page, '/cart', '101,102,201,3204') },
  {
    name: 'cart-suggestion',
    open: async (page, databaseUrl) => {
      await askOnce(
        databaseUrl,
        'insert into bought_together (product_id, other_id, baskets) values (2401, 2402, 5) on conflict do nothing',
      )
      const lines = [{ productId: 2401, quantity: 1 }]
      await page.addInitScript(text => localStorage.setItem('localCart', text), JSON.stringify(lines))
      await page.goto('/cart')
      await alive(page)
      await page.locator('section[aria-labelledby=suggestion]').waitFor()
    },
  },
]

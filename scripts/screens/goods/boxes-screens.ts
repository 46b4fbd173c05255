import type { Page } from '@playwright/test'
import { alive } from '../alive.ts'

type Screen = { name: string; open: (page: Page) => Promise<unknown> }

const address = { masalas: '/productsingle/7002/SPICES/51', breakfast: '/productsingle/7003/DAIRY/46' }
const lines = [
  { productId: 7001, quantity: 1 },
  { productId: 7002, quantity: 2, parts: [5101, 5102, 5101] },
  { productId: 7003, quantity: 1, parts: [2801] },
]

/** Opens a box and chooses as many of its parts as fit. */
async function choose(page: Page, at: string, parts: string): Promise<void> {
  await page.goto(at)
  await alive(page)
  await page.locator(parts).first().click()
}

async function withBoxes(page: Page, at: string): Promise<void> {
  await page.addInitScript(text => localStorage.setItem('localCart', text), JSON.stringify(lines))
  await page.goto(at)
  await alive(page)
}

/** Boxes on their pages, in the cart and at the checkout. */
export const boxesScreens: readonly Screen[] = [
  { name: 'product-box', open: page => page.goto('/productsingle/7001/MEAT/12') },
  {
    name: 'product-box-choosing',
    open: page => choose(page, address.masalas, 'form li button:not([disabled])'),
  },
  { name: 'product-box-chosen', open: page => choose(page, address.breakfast, 'form fieldset input') },
  { name: 'cart-boxes', open: page => withBoxes(page, '/cart') },
  { name: 'checkout-boxes', open: page => withBoxes(page, '/checkout') },
]

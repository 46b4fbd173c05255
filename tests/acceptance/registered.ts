import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { lineOf } from './shopper.ts'

/** A customer of the shop, with their sign-in data. */
export type Registered = { email: string; loginPassword: string; firstName: string; lastName: string }

/** Registers an account for one test; it is not signed in. */
export async function registered(page: Page, firstName = 'Amina'): Promise<Registered> {
  const somebody = {
    email: `${randomUUID()}@example.org`,
    loginPassword: 'three warm parathas',
    firstName,
    lastName: 'Yusuf',
  }
  await call(page, 'POST', '/users/register', { ...somebody, phone1: '+92 300 1234567' })
  return somebody
}

/** Registers an account and signs in, as a program in this browser would. */
export async function signedIn(page: Page, firstName?: string): Promise<Registered> {
  const somebody = await registered(page, firstName)
  const { email, loginPassword } = somebody
  await call(page, 'POST', '/users/authenticate', { loginId: email, loginPassword })
  return somebody
}

/** Makes a call as this browser's pages do; returns the answer. Throws if it was refused. */
export async function call<Answer>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  data?: object,
): Promise<Answer> {
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    ...(data ? { data } : {}),
    headers: token ? { 'x-xsrf-token': token } : {},
  })
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`)
  return answer.json()
}

/** Places an order of one product as the signed-in customer; returns its number. */
export async function ordered(page: Page, productId: number, quantity: number, notes = ''): Promise<string> {
  const { orders } = await call<{ orders: { orderNum: string } }>(page, 'POST', '/orders/save', {
    orders: { pickupType: 'IN STORE', pickupTime: 'MORNING', notes },
    orderItems: [await lineOf(page, productId, quantity)],
  })
  return orders.orderNum
}

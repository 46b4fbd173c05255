import { chromium, type Page } from '@playwright/test'
import { askOnce } from '../database/ask-once.ts'
import { chromiumArguments, ensureChromium } from '../scripts/chromium.ts'

/** The 95th percentile and the median of times in milliseconds, in words. */
export const percentiles = (figures: readonly number[]) => {
  const sorted = figures.toSorted((one, other) => one - other)
  const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] as number)
  return `${at(0.95)} ms, ${at(0.5)} ms`
}

/** Signs in a person who may pick. */
async function signInPicker(page: Page, databaseUrl: string): Promise<void> {
  const person = {
    ...{ firstName: 'Amina', lastName: 'Yusuf', phone1: '0300 7654321' },
    ...{ email: 'amina.bench@example.org', loginPassword: 'saffron-on-the-blue-gate' },
  }
  const post = async (path: string, data: object) => {
    const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value
    const answer = await page.request.post(`/api${path}`, {
      data,
      headers: token ? { 'x-xsrf-token': token } : {},
    })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  }
  await post('/users/register', person)
  await askOnce(
    databaseUrl,
    `insert into staff_roles (cust_id, role, branch_id)
     select c.cust_id, 'picker', 1 from customers c join contacts using (contact_id) where email = '${person.email}'`,
  )
  const { email: loginId, loginPassword } = person
  await post('/users/authenticate', { loginId, loginPassword })
}

/** Places an order of these lines and prints its list; returns its number. */
export async function placePrinted(
  address: string,
  databaseUrl: string,
  orderItems: readonly object[],
): Promise<string> {
  const answer = await fetch(`${address}/api/orders/save`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      customer: {
        firstName: 'Zainab',
        lastName: 'Qureshi',
        email: 'zainab@example.org',
        phone1: '0300 1234567',
      },
      orders: { pickupType: 'IN STORE', pickupTime: 'MORNING' },
      orderItems,
    }),
  })
  const { orders } = (await answer.json()) as { orders: { orderNum: string } }
  await askOnce(
    databaseUrl,
    `update orders set order_status = 'PRINTED' where order_num = '${orders.orderNum}'`,
  )
  return orders.orderNum
}

/** Measures with the phone of a picker, in a shop that never runs out. */
export async function withPicker<T>(
  address: string,
  databaseUrl: string,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  await askOnce(databaseUrl, `update availabilities set on_hand = 100000000 where kind = 'stock'`)
  const executablePath = await ensureChromium(console.error)
  const browser = await chromium.launch({ executablePath, args: chromiumArguments })
  try {
    const page = await browser.newPage({ baseURL: address, viewport: { width: 360, height: 780 } })
    await page.goto('/')
    await signInPicker(page, databaseUrl)
    return await measure(page)
  } finally {
    await browser.close()
  }
}

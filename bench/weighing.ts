import { type Browser, chromium, type Page } from '@playwright/test'
import { askOnce } from '../database/ask-once.ts'
import { chromiumArguments, ensureChromium } from '../scripts/chromium.ts'
import type { Figure } from './figure.ts'

const ORDERS = 40
const LIMIT = '150 ms'

/** Half a pound of each is weighed: one by the pound, and one by the piece that is priced by the pound. */
const lines = [
  { productId: 601, quantity: 1, cuttingAttributes: 'Cubes', packagingAttributes: '1 lb tray' },
  { productId: 114, quantity: 1, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' },
]

const shown = (figures: readonly number[]) => {
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

/** Places an order and prints its list; returns its number. */
async function placePrinted(address: string, databaseUrl: string): Promise<string> {
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
      orderItems: lines,
    }),
  })
  const { orders } = (await answer.json()) as { orders: { orderNum: string } }
  await askOnce(
    databaseUrl,
    `update orders set order_status = 'PRINTED' where order_num = '${orders.orderNum}'`,
  )
  return orders.orderNum
}

/** Types a weight at the first line on the scales, and returns the milliseconds until the screen shows it as picked. */
async function weighOne(page: Page, name: string, weight: string): Promise<number> {
  const row = page.getByRole('listitem').filter({ hasText: name })
  await row.getByRole('textbox').fill(weight)
  const begin = performance.now()
  await row.getByRole('button', { name: 'Enter the weight' }).click()
  await row.getByRole('button', { pressed: true }).first().waitFor()
  return performance.now() - begin
}

/** Measures weighing in, from the press to the screen of a phone that shows the picked line. */
export async function weighing(address: string, databaseUrl: string): Promise<Figure[]> {
  await askOnce(databaseUrl, `update availabilities set on_hand = 100000000 where kind = 'stock'`)
  const executablePath = await ensureChromium(console.error)
  const browser: Browser = await chromium.launch({ executablePath, args: chromiumArguments })
  try {
    const page = await browser.newPage({ baseURL: address, viewport: { width: 360, height: 780 } })
    await page.goto('/')
    await signInPicker(page, databaseUrl)
    const [beef, chicken]: [number[], number[]] = [[], []]
    for (let order = 0; order < ORDERS; order += 1) {
      await page.goto(`/admin/picking/${await placePrinted(address, databaseUrl)}`)
      beef.push(await weighOne(page, 'Beef Boneless', '0.97'))
      chicken.push(await weighOne(page, 'Desi Chicken', '2.11'))
    }
    const rows = { 'by the pound': beef, 'by the piece': chicken }
    return Object.entries(rows).map(([how, times]) => ({
      what: `weighing in goods ${how}, from the press to the screen (p95 of ${ORDERS}, median)`,
      figure: shown(times),
      limit: LIMIT,
    }))
  } finally {
    await browser.close()
  }
}

import type { Locator, Page } from '@playwright/test'
import { askOnce } from '../../database/ask-once.ts'
import type { DriverRun } from '../../shop/payments/runs/runs.contract.ts'
import { chicken } from './demo-lines.ts'

type Open = (page: Page, databaseUrl: string) => Promise<void>
type How = { asManager: (address: string, awaited: (page: Page) => Locator) => Open }

const customers = [
  ['Amina', 'Khan', '12 Khayaban-e-Ittehad, Phase 6'],
  ['Yusuf', 'Ali', '4 Sea View Parade'],
  ['Maryam', 'Siddiqui', '88 Tariq Road, second floor'],
  ['Hamza', 'Malik', '9 Gizri Lane'],
  ['Noor', 'Ahmed', '31 Zamzama Boulevard'],
  ['Fatima', 'Sheikh', '2 Clifton Terrace'],
  ['Bilal', 'Hussain', '17 Bath Island Road'],
  ['Zara', 'Iqbal', '5 Boating Basin'],
] as const

let placed: Promise<void> | undefined
/** The number of the order of each customer: other browsers place the same ones. */
const numbers = new Map<string, string>()

/** Places deliveries: three of a run on the road, two of one that is back, one of a planned one, and two that wait. */
async function place(page: Page, databaseUrl: string): Promise<void> {
  for (const [firstName, lastName, address] of customers) {
    const answer = await fetch(new URL('/api/orders/save', page.url()), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        customer: { firstName, lastName, email: 'amina@example.org', phone1: '0300 7654333' },
        orders: { notes: firstName === 'Yusuf' ? 'The bell does not work. Please call.' : '' },
        orderItems: [{ ...chicken, quantity: 2, cuttingAttributes: '8 pieces' }],
      }),
    })
    const { orders } = (await answer.json()) as { orders: { orderNum: string } }
    numbers.set(firstName, orders.orderNum)
    await askOnce(
      databaseUrl,
      `update orders set pickup_type = 'DELIVERY', order_status = 'OPEN', city = 'Karachi', postal_code = '75500',
         address = '${address}', slot_starts_at = date_trunc('hour', now()),
         slot_ends_at = date_trunc('hour', now()) + interval '2 hours' where order_num = '${orders.orderNum}'`,
    )
  }
  const own = [...numbers].map(([first, number]) => `('${first}', '${number}')`).join(', ')
  const run = (name: string, state: string, stops: string) =>
    askOnce(
      databaseUrl,
      `with run as (
         insert into runs (branch_id, day, run_name, driver_id, state, currency, exponent, departed_at)
         select branch_id, (now() at time zone time_zone)::date, '${name}', cust_id, '${state}', 'PKR', 2,
           case when '${state}' <> 'PLANNED' then now() - interval '40 minutes' end
         from branches, customers where is_main and login_id = 'bilal.staff' returning run_id
       ) insert into run_stops (run_id, order_id, position, state, arrived_at, ended_at, taken_by, note)
       select run_id, order_id, row_number() over (), s.state,
         case when s.state <> 'WAITING' then now() - interval '10 minutes' end,
         case when s.state in ('DELIVERED', 'NOT_HOME') then now() - interval '8 minutes' end, s.taken_by, s.note
       from run, (values ${stops}) as s (first_name, state, taken_by, note)
         join (values ${own}) as n (first_name, order_num) using (first_name) join orders using (order_num)`,
    )
  await run(
    `Run ${numbers.get('Amina')}`,
    'OUT',
    `('Amina', 'DELIVERED', 'Amina Khan', ''), ('Yusuf', 'WAITING', '', ''), ('Maryam', 'WAITING', '', ''), ('Hamza', 'WAITING', '', '')`,
  )
  await run(`Run ${numbers.get('Noor')}`, 'BACK', `('Noor', 'NOT_HOME', '', 'Rang twice, nobody came.')`)
  await run(
    `Run ${numbers.get('Fatima')}`,
    'PLANNED',
    `('Fatima', 'WAITING', '', ''), ('Bilal', 'WAITING', '', '')`,
  )
}

const prepared =
  (open: Open): Open =>
  async (page, databaseUrl) => {
    await open(page, databaseUrl)
    placed ??= place(page, databaseUrl)
    await placed
    await open(page, databaseUrl)
  }

/** The screens of runs, for the office and for drivers. */
export const runScreens = ({ asManager }: How): { name: string; open: Open }[] => {
  const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
  const runs = prepared(asManager('/admin/runs', heading))
  const mine = prepared(asManager('/admin/my-run', heading))
  const own = (page: Page) => page.getByRole('main').getByRole('listitem').first()
  const atDoor = async (page: Page, databaseUrl: string) => {
    await mine(page, databaseUrl)
    await own(page).waitFor()
  }
  return [
    {
      name: 'runs',
      open: async (page, databaseUrl) => {
        await runs(page, databaseUrl)
        await page.getByRole('main').getByRole('checkbox').first().check()
      },
    },
    {
      name: 'run-settling',
      open: async (page, databaseUrl) => {
        await runs(page, databaseUrl)
        await page.getByRole('button', { name: 'Settle the cash' }).first().click()
      },
    },
    { name: 'my-run', open: atDoor },
    {
      name: 'order-on-its-way',
      open: async (page, databaseUrl) => {
        await runs(page, databaseUrl)
        const [order] = await askOnce(
          databaseUrl,
          `select order_num, link_key from orders where order_num = '${numbers.get('Maryam')}'`,
        )
        await page.goto(`/orderDetail?order=${order?.order_num}&key=${order?.link_key}`)
        await page.getByRole('status').first().waitFor()
      },
    },
    {
      name: 'my-run-recalled',
      open: async (page, databaseUrl) => {
        await page.route('**/api/runs/mine*', async route => {
          const answer = await route.fetch()
          const { runs } = (await answer.json()) as { runs: DriverRun[] }
          for (const line of runs.flatMap(({ stops }) => stops.flatMap(({ lines }) => lines)))
            line.recalled = ['GP-2611']
          await route.fulfill({ response: answer, json: { runs } })
        })
        await atDoor(page, databaseUrl)
        await page.getByRole('alert').filter({ hasText: 'GP-2611' }).first().waitFor()
      },
    },
    {
      name: 'my-run-age',
      open: async (page, databaseUrl) => {
        await atDoor(page, databaseUrl)
        await askOnce(
          databaseUrl,
          `update order_items set age_from = 18 where order_id =
             (select order_id from orders where order_num = '${numbers.get('Hamza')}')`,
        )
        await page.reload()
        await own(page).waitFor()
        await page.locator(`li button:has-text("#${numbers.get('Hamza')}")`).click()
        await page.locator('input[name=ageChecked]').waitFor()
      },
    },
    {
      name: 'my-run-hand-over',
      open: async (page, databaseUrl) => {
        await atDoor(page, databaseUrl)
        await page.getByRole('button', { name: 'Hand over' }).first().click()
      },
    },
  ]
}

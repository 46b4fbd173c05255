import { expect } from 'vitest'
import { standingDesk } from '../../../server/jobs/standing-job.ts'
import { readConfiguration } from '../../../server/process/configuration.ts'
import { workOnStanding } from '../../../shop/lists/standing/work-on-standing.server.ts'
import type { ShownSlot, SlotDay } from '../../../shop/slots/slots.contract.ts'
import { type Person, signUp } from '../people.ts'
import { savePattern } from '../slot-patterns.ts'
import { newProduct } from '../test-goods.ts'
import { openTestShop, TEST_SECRET, type TestShop } from '../test-shop.ts'

type Goods = Awaited<ReturnType<typeof newProduct>>
/** A standing order of a new customer, for two of a product for 200.00 and one for 300.00. */
export type OfCustomer = {
  person: Person
  rice: Goods
  dal: Goods
  listId: number
  standingId: number
  firstDay: string
}
/** A window that the shop offers in more than a week, and its weekday. */
export type Offered = { weekday: number; starts: string; slot: ShownSlot; day: string }

/** A moment by the clock of the demo shop, some days after (or before) a day. */
export const momentAt = (day: string, days: number, time = '08:00'): Date =>
  new Date(Date.parse(`${day}T${time}:00+05:00`) + days * 86_400_000)

/** A shop whose customers have standing orders, and its job. */
export async function openStandingShop() {
  const shop = await openTestShop(30)
  const owner = await signUp(shop, 'owner')
  for (const method of ['IN STORE', 'DELIVERY']) await savePattern(shop, owner, { method, ends: '18:00' })
  const offered = await windowIn(shop, 'IN STORE')
  return {
    shop,
    offered,
    windowIn: (way: string, more?: object) => windowIn(shop, way, more),
    ...actsOf(shop),
  }
}

/** Finds a window of a day that is more than a week ahead. */
async function windowIn(shop: TestShop, pickupType: string, more: object = {}): Promise<Offered> {
  const { body } = await shop.post('/slots/find', { pickupType, ...more })
  const { day, slots } = (body.days as SlotDay[])[9] as SlotDay
  const slot = slots[0] as ShownSlot
  return { weekday: new Date(day).getUTCDay(), starts: slot.starts, slot, day }
}

const actsOf = (shop: TestShop) => ({
  /** Signs a customer up who has such a list. */
  async customer() {
    const person = await signUp(shop)
    const rice = await newProduct(shop.pool, { stock: 20, unitPrice: 20_000, weighed: false, unit: 'kg' })
    const dal = await newProduct(shop.pool, { stock: 20, unitPrice: 30_000, weighed: false, unit: 'kg' })
    for (const [{ productId }, name] of [
      [rice, 'Rice'],
      [dal, 'Dal'],
    ] as const)
      await shop.pool.query('update products set product_name = $2 where product_id = $1', [productId, name])
    const lines = [
      { productId: rice.productId, quantity: 2 },
      { productId: dal.productId, quantity: 1 },
    ]
    const { listId } = (await shop.post('/lists/save', { listName: 'Weekly', lines }, person.bearer)).body
    return { person, rice, dal, listId: listId as number }
  },
  /** Orders the list of a new customer every week. */
  async standing({ weekday, starts }: Offered, more: object = {}): Promise<OfCustomer> {
    const customer = await this.customer()
    const wanted = {
      listId: customer.listId,
      everyWeeks: 1,
      weekday,
      starts,
      pickupType: 'IN STORE',
      ...more,
    }
    const { status, body } = await shop.post('/standing/save', wanted, customer.person.bearer)
    expect(status, JSON.stringify(body)).toBe(200)
    return { ...customer, standingId: body.standingId, firstDay: body.firstDay }
  },
  /** Runs the job at a moment; `errors` are those it reported. */
  async work(at: Date) {
    const errors: unknown[] = []
    const watch = { isStopping: () => false, report: (error: unknown) => errors.push(error) }
    const facts = { configuration: readConfiguration({}), secret: TEST_SECRET }
    const done = await workOnStanding(standingDesk(shop.pool, watch, facts, () => at))
    return { ...done, errors }
  },
  /** The days of a standing order. */
  daysOf: async (standingId: number) =>
    (
      await shop.pool.query(
        'select day::text, outcome, reason, order_id as "orderId" from standing_days where standing_id = $1 order by day',
        [standingId],
      )
    ).rows,
  /** The orders of a customer with their lines. */
  ordersOf: async (custId: number) =>
    (
      await shop.pool.query(
        `select o.*, (select json_agg(i.product_name || ' ' || i.wanted_steps order by i.position) from order_items i
           where i.order_id = o.order_id) as lines
         from orders o where cust_id = $1 order by order_id`,
        [custId],
      )
    ).rows,
  /** The mails to a customer about standing orders, and of placed ones. */
  mailsTo: async (email: string) =>
    (
      await shop.pool.query(
        `select template, data from outbox where recipient = $1
         and (template like 'standing-%' or template = 'order-placed') order by message_id`,
        [email],
      )
    ).rows,
})

/** Such a shop. */
export type StandingShop = Awaited<ReturnType<typeof openStandingShop>>

import { dayAt } from '../../../shop/lib/dates/dates.ts'
import type { DriverRun, OfficeRun } from '../../../shop/payments/runs/runs.contract.ts'
import { type Person, signUp } from '../people.ts'
import { home } from '../test-addresses.ts'
import { newProduct } from '../test-goods.ts'
import { guestOrder, openTestShop } from '../test-shop.ts'

/** An order that is delivered: two lines, of 1000.00 and of 500.00, and nothing for the delivery. */
export type Delivered = { orderId: number; orderNum: string; link: string; availabilityIds: number[] }

/** A shop with a person who plans runs, and two drivers, for tests of runs. */
export async function openRunDesk() {
  const shop = await openTestShop(40)
  const office = await signUp(shop, 'orders')
  const [driver, other] = [await signUp(shop, 'driver'), await signUp(shop, 'driver')]
  const { timeZone } = (await shop.get('/settings/find')).body
  const today = dayAt(new Date(), timeZone)

  /** Places an order of a guest, free of delivery charges; `packed`: a driver can leave with it. */
  async function place({ packed = true, branchId = 1 } = {}): Promise<Delivered> {
    const goods = [
      await newProduct(shop.pool, { stock: 20, unitPrice: 50_000, weighed: false, unit: 'piece' }),
      await newProduct(shop.pool, { stock: 20, unitPrice: 50_000, weighed: false, unit: 'piece' }),
    ]
    const lines = goods.map(({ productId }, at) => ({ productId, quantity: at === 0 ? 2 : 1 }))
    const { body } = await shop.post('/orders/save', guestOrder(lines, { pickupType: 'DELIVERY', ...home }))
    await shop.pool.query(
      `update orders set grand_total = grand_total - shipping_handling, shipping_handling = 0, shipping_placed = 0,
         shipping_bands = '[]', ceiling = ceiling - shipping_handling, branch_id = $2, order_status = $3,
         slot_id = null, slot_starts_at = null, slot_ends_at = null where order_id = $1`,
      [body.orders.orderId, branchId, packed ? 'OPEN' : 'NEW'],
    )
    return { ...body.orders, availabilityIds: goods.map(({ availabilityId }) => availabilityId) }
  }
  const tap = (path: string, body: object, who: Person) => shop.post(path, body, who.bearer)
  const plan = (orders: readonly Delivered[], more: object = {}, who = office) =>
    tap(
      '/runs/plan',
      { day: today, driverId: driver.custId, orderIds: orders.map(({ orderId }) => orderId), ...more },
      who,
    )
  const mine = async (who = driver): Promise<DriverRun[]> =>
    (await shop.get('/runs/mine', who.bearer)).body.runs
  const find = async (who = office, more = '') =>
    (await shop.get(`/runs/find?day=${today}${more}`, who.bearer)).body as {
      runs: OfficeRun[]
      waiting: { orderId: number; notHome: string | null }[]
      drivers: { custId: number; name: string }[]
    }
  return {
    ...{ shop, office, driver, other, today, place, tap, plan, mine, find },
    depart: (runId: number, who = driver, more: object = {}) => tap('/runs/depart', { runId, ...more }, who),
    stop: (stopId: number, state: string, more: object = {}, who = driver) =>
      tap('/runs/stop', { stopId, state, ...more }, who),
    refuse: (stopId: number, line: { orderItemId: number; version: number }, who = driver) =>
      tap('/runs/refuseLine', { stopId, ...line, reason: 'The pack is open' }, who),
    settle: (runId: number, expected: number, counted: number, reason = '', who = office) =>
      tap('/runs/settle', { runId, expected, counted, reason }, who),
    /** Puts orders into a run that has left, and returns it as its driver sees it. */
    async leave(orders: readonly Delivered[]): Promise<DriverRun> {
      const { runId } = (await plan(orders)).body
      await tap('/runs/depart', { runId }, driver)
      return (await mine()).find(run => run.runId === runId) as DriverRun
    },
    look: async ({ orderNum }: Delivered) =>
      (await shop.get(`/orders/findForStaff/${orderNum}`, office.bearer)).body,
    byLink: async ({ orderNum, link }: Delivered) =>
      (await shop.get(`/orders/findByLink/${orderNum}/${link}`)).body,
    lockOf: ({ orderId }: { orderId: number }) =>
      `select from orders where order_id = ${orderId} for no key update`,
    lockOfRun: (runId: number) => `select from runs where run_id = ${runId} for no key update`,
  }
}

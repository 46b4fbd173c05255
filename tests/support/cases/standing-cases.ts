import { newProduct } from '../test-goods.ts'
import type { CallCase } from './call-case.ts'
import type { World } from './call-world.ts'

/** A list of `own`, whose earlier standing orders are gone. */
async function ownList({ shop: { pool }, actors }: World): Promise<number> {
  const { custId } = actors.own
  const theirs = 'select standing_id from standing_orders where cust_id = $1'
  await pool.query(`delete from standing_days where standing_id in (${theirs})`, [custId])
  await pool.query('delete from standing_orders where cust_id = $1', [custId])
  const { productId } = await newProduct(pool, { stock: 9 })
  const list = await pool.query(
    `insert into saved_lists (cust_id, list_name, lines) values ($1, gen_random_uuid()::text, $2) returning list_id as "listId"`,
    [custId, JSON.stringify([{ productId, quantity: 1 }])],
  )
  return list.rows[0].listId as number
}

/** A list and the address of `own`, and a window for deliveries that has room for the orders of all calls. */
async function listAndWindow(world: World) {
  const listId = await ownList(world)
  const { pool } = world.shop
  await pool.query(
    `insert into addresses (contact_id, kind, address1, city, state_province, country, postal_code)
     select contact_id, 'shipping', '14 Garden Road', 'Karachi', 'Sindh', 'Pakistan', '75300' from customers where cust_id = $1
     on conflict do nothing`,
    [world.actors.own.custId],
  )
  const { rows } = await pool.query(
    `with pattern as (
       insert into slot_patterns (branch_id, pattern_name, method, weekdays, starts, ends, every, length, capacity, cut_off_minutes, active)
       select branch_id, 'Once', 'DELIVERY', '{0,1,2,3,4,5,6}', 540, 660, 120, 120, 999, 60, false from branches where is_main
       returning pattern_id, branch_id
     ), counter as (
       insert into availabilities (kind, on_hand) values ('slot', 999) returning availability_id
     )
     insert into slots (pattern_id, branch_id, method, day, starts, ends, starts_at, ends_at, order_by, fee, capacity, availability_id)
     select pattern_id, branch_id, 'DELIVERY', d.day, 540, 660, d.at, d.at + interval '2 hours', d.at, 0, 999, availability_id
     from pattern, counter, (select day, day + interval '9 hours' as at from (select (now() + interval '7 days')::date as day) t) d
     returning extract(dow from day)::int as weekday`,
  )
  return { listId, weekday: rows[0].weekday as number, starts: '09:00' }
}

/** A standing order of `own` from a day in a week on, in this state. */
async function standing(world: World, state = 'ACTIVE') {
  const listId = await ownList(world)
  const { rows } = await world.shop.pool.query(
    `insert into standing_orders (cust_id, list_id, every_weeks, weekday, starts_minute, ends_minute, pickup_type, branch_id,
       state, first_day, next_at)
     select $1, $2, 1, extract(dow from day), 960, 1080, 'IN STORE', 1, $3, day, now() + interval '4 days'
     from (select (now() + interval '7 days')::date as day) d returning standing_id as "standingId", first_day::text as day`,
    [world.actors.own.custId, listId, state],
  )
  return rows[0] as { standingId: number; day: string }
}

/** A standing order of `own` by its id. */
const one = async (world: World, state?: string) => ({
  standingId: (await standing(world, state)).standingId,
})
const badId = { change: { standingId: 0 }, field: 'standingId' }
const badDay = { change: { day: 'tomorrow' }, field: 'day' }

/** Cases of the calls about standing orders. */
export const standingCases: Record<string, CallCase> = {
  'GET /standing/find': { good: () => ({}) },
  'POST /standing/save': {
    good: async world => ({ ...(await listAndWindow(world)), everyWeeks: 2 }),
    bad: { change: { weekday: 7 }, field: 'weekday' },
  },
  'POST /standing/skip': { good: world => standing(world), bad: badDay },
  'POST /standing/unskip': { good: world => standing(world), bad: badDay },
  'POST /standing/pause': { good: world => one(world), bad: badId },
  'POST /standing/resume': { good: world => one(world, 'PAUSED'), bad: badId },
  'POST /standing/end': { good: world => one(world), bad: badId },
}

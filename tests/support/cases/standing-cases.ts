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

/** A list of `own`, and a window in a week that a pattern made. */
async function listAndWindow(world: World) {
  const listId = await ownList(world)
  const { rows } = await world.shop.pool.query(
    `with counter as (insert into availabilities (kind, on_hand) values ('slot', 9) returning availability_id)
     insert into slots (branch_id, method, day, starts, ends, starts_at, ends_at, order_by, fee, capacity, availability_id)
     select branch_id, 'IN STORE', d.day, 960, 1080, at, at + interval '2 hours', at, 0, 9, availability_id
     from branches, counter, (select (now() + interval '7 days')::date as day, now() + interval '7 days' as at) d where is_main
     returning extract(dow from day)::int as weekday`,
  )
  return { listId, weekday: rows[0].weekday as number, starts: '16:00' }
}

/** Takes the windows away again: other calls know of none. */
const withoutWindows = async ({ shop: { pool } }: World) => {
  await pool.query('update slots set is_made = false')
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
    good: async world => ({ ...(await listAndWindow(world)), everyWeeks: 2, pickupType: 'IN STORE' }),
    bad: { change: { weekday: 7 }, field: 'weekday' },
    after: withoutWindows,
  },
  'POST /standing/skip': { good: world => standing(world), bad: badDay },
  'POST /standing/unskip': { good: world => standing(world), bad: badDay },
  'POST /standing/pause': { good: world => one(world), bad: badId },
  'POST /standing/resume': { good: world => one(world, 'PAUSED'), bad: badId },
  'POST /standing/end': { good: world => one(world), bad: badId },
}

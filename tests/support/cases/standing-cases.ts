import { newProduct } from '../test-goods.ts'
import type { CallCase } from './call-case.ts'
import type { World } from './call-world.ts'

/** A list of `own`, and a window that the demo shop offers; earlier standing orders of `own` are gone. */
async function listAndWindow({ shop: { pool }, actors }: World) {
  const { custId } = actors.own
  const theirs = 'select standing_id from standing_orders where cust_id = $1'
  await pool.query(`delete from standing_days where standing_id in (${theirs})`, [custId])
  await pool.query('delete from standing_orders where cust_id = $1', [custId])
  const { productId } = await newProduct(pool, { stock: 9 })
  const list = await pool.query(
    `insert into saved_lists (cust_id, list_name, lines) values ($1, gen_random_uuid()::text, $2) returning list_id as "listId"`,
    [custId, JSON.stringify([{ productId, quantity: 1 }])],
  )
  const window = await pool.query(
    `select extract(dow from day)::int as weekday, to_char(starts * interval '1 minute', 'HH24:MI') as starts
     from slots where method = 'IN STORE' and branch_id = 1 and is_made and starts_at > now() + interval '1 week'
     order by starts_at limit 1`,
  )
  return { listId: list.rows[0].listId as number, ...window.rows[0] }
}

/** A standing order of `own` from a day in a week on, in this state. */
async function standing(world: World, state = 'ACTIVE') {
  const { listId } = await listAndWindow(world)
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
  },
  'POST /standing/skip': { good: world => standing(world), bad: badDay },
  'POST /standing/unskip': { good: world => standing(world), bad: badDay },
  'POST /standing/pause': { good: world => one(world), bad: badId },
  'POST /standing/resume': { good: world => one(world, 'PAUSED'), bad: badId },
  'POST /standing/end': { good: world => one(world), bad: badId },
}

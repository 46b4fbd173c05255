import type { CallCase } from './call-case.ts'
import type { Actor, World } from './call-world.ts'

const day = '2026-11-27'

/** An order that is delivered, and packed. */
async function packed(world: World): Promise<number> {
  const { orderId } = await world.order()
  await world.shop.pool.query(
    `update orders set pickup_type = 'DELIVERY', order_status = 'OPEN' where order_id = $1`,
    [orderId],
  )
  return orderId
}

/** A run of the caller with one stop; `state`: the state of the run, `ended`: its stop is over. */
async function run(world: World, me: Actor | undefined, state = 'PLANNED', ended = false) {
  const orderId = await packed(world)
  const { rows } = await world.shop.pool.query(
    `with run as (
       insert into runs (branch_id, day, run_name, driver_id, state, currency, exponent, departed_at)
       select branch_id, '${day}', '1', $2, $3, currency, exponent, case when $3 <> 'PLANNED' then now() - interval '1 hour' end
       from orders where order_id = $1 returning run_id
     ) insert into run_stops (run_id, order_id, position, state, ended_at)
     select run_id, $1, 0, case when $4 then 'NOT_HOME' else 'WAITING' end, case when $4 then now() end from run
     returning run_id as "runId", stop_id as "stopId"`,
    [orderId, me?.custId ?? world.actors.owner.custId, state, ended],
  )
  return { orderId, ...(rows[0] as { runId: number; stopId: number }) }
}

/** Cases of the calls for the runs of drivers. */
export const runCases: Record<string, CallCase> = {
  'POST /runs/plan': {
    good: async world => ({ day, orderIds: [await packed(world)] }),
    bad: { change: { day: 'today' }, field: 'day' },
  },
  'POST /runs/save': {
    good: async (world, me) => {
      const { runId, orderId } = await run(world, me)
      return { runId, version: 1, runName: 'North', driverId: null, orderIds: [orderId] }
    },
    bad: { change: { version: 0 }, field: 'version' },
  },
  'POST /runs/remove': {
    good: async (world, me) => ({ runId: (await run(world, me)).runId, version: 1 }),
    bad: { change: { version: 0 }, field: 'version' },
  },
  'POST /runs/depart': {
    good: async (world, me) => ({ runId: (await run(world, me)).runId }),
    bad: { change: { runId: 0 }, field: 'runId' },
  },
  'GET /runs/find': { good: () => ({ day }), bad: { change: { day: 'today' }, field: 'day' } },
  'GET /runs/mine': { good: () => ({}) },
  'POST /runs/stop': {
    good: async (world, me) => ({ stopId: (await run(world, me, 'OUT')).stopId, state: 'ARRIVED' }),
    bad: { change: { state: 'WAITING' }, field: 'state' },
  },
  'POST /runs/refuseLine': {
    good: async (world, me) => {
      const { stopId, orderId } = await run(world, me, 'OUT')
      const { rows } = await world.shop.pool.query(
        'select order_item_id::int as id, version from order_items where order_id = $1 order by position limit 1',
        [orderId],
      )
      return { stopId, orderItemId: rows[0].id, version: rows[0].version, reason: 'The pack is open' }
    },
    bad: { change: { reason: '' }, field: 'reason' },
  },
  'POST /runs/settle': {
    good: async (world, me) => ({
      ...{ runId: (await run(world, me, 'BACK', true)).runId, expected: 0, counted: 0 },
    }),
    bad: { change: { counted: -1 }, field: 'counted' },
  },
}

import type { CallCase } from './call-case.ts'
import type { World } from './call-world.ts'

let made = 0

/** Adds a pattern without windows, which a shop therefore does not offer; returns its id. */
async function pattern({ shop }: World): Promise<number> {
  const { rows } = await shop.pool.query(
    `insert into slot_patterns (branch_id, pattern_name, method, weekdays, starts, ends, every, length, capacity, cut_off_minutes, active)
     values (1, 'Daytime', 'IN STORE', '{1}', 600, 720, 120, 120, 12, 60, false) returning pattern_id as id`,
  )
  return rows[0].id
}

/**
 * Adds a window far ahead that begins at a minute of its day; returns its id. If it is open, the orders of other calls are placed in it:
 * there is room for all of them.
 */
async function slot(world: World, isClosed: boolean, starts = 900): Promise<number> {
  const { pool } = world.shop
  const { rows } = await pool.query(
    `insert into availabilities (kind, on_hand) values ('slot', 1000000) returning availability_id as id`,
  )
  made += 1
  const slots = await pool.query(
    `insert into slots (pattern_id, branch_id, method, starts_at, ends_at, order_by, day, starts, ends, fee, capacity, availability_id, is_closed)
     select $1, 1, 'IN STORE', at, at + interval '2 hours', at - interval '1 hour', date '2090-01-01' + $2::int, $5, $5 + 120, 0, 1000000, $3, $4
     from (select timestamptz '2090-01-01T00:00Z' + $2 * interval '1 day' + $5 * interval '1 minute' as at) as begins
     returning slot_id as id`,
    [await pattern(world), made, rows[0].id, isClosed, starts],
  )
  return slots.rows[0].id
}

/** Adds a rule that counts for no goods; returns its id. */
async function advanceRule({ shop }: World): Promise<number> {
  const { rows } = await shop.pool.query(
    `insert into advance_rules (rule_name, product_ids, weekdays, lead_minutes, active) values ('Lambs', '{101}', '{6}', 60, false)
     returning rule_id as id`,
  )
  return rows[0].id
}

/** Cases of the calls for windows. */
export const slotsCases: Record<string, CallCase> = {
  'GET /slotPatterns/findAll': {
    good: async world => {
      await pattern(world)
      return {}
    },
    bad: { change: { x: 1 }, field: '' },
  },
  'POST /slotPatterns/save': {
    good: () => ({
      ...{ patternName: 'Daytime', method: 'IN STORE', weekdays: [1], starts: '10:00', ends: '12:00' },
      ...{ every: 120, length: 120, capacity: 12, cutOffMinutes: 60, active: false },
    }),
    bad: { change: { weekdays: [] }, field: 'weekdays' },
  },
  'POST /slotPatterns/delete/{id}': {
    good: async world => ({ id: await pattern(world) }),
    bad: { change: { id: 'x' }, field: 'id' },
  },
  'GET /advanceRules/find': {
    good: async world => {
      await advanceRule(world)
      return {}
    },
    bad: { change: { x: 1 }, field: '' },
  },
  'POST /advanceRules/save': {
    good: () => ({
      ...{ ruleName: 'Lambs', productIds: [101], weekdays: [6], cutOffDays: 2, cutOffTime: '18:00' },
      active: false,
    }),
    bad: { change: { weekdays: [] }, field: 'weekdays' },
  },
  'POST /advanceRules/delete/{id}': {
    good: async world => ({ id: await advanceRule(world) }),
    bad: { change: { id: 'x' }, field: 'id' },
  },
  'GET /advanceRules/findByProduct/{productId}': {
    good: () => ({ productId: 101 }),
    bad: { change: { productId: 'x' }, field: 'productId' },
  },
  'POST /slots/find': {
    good: () => ({ pickupType: 'IN STORE' }),
    bad: { change: { pickupType: 'BY POST' }, field: 'pickupType' },
  },
  'GET /slots/findEarliest': { good: () => ({}), bad: { change: { x: 1 }, field: '' } },
  'POST /slots/save': {
    good: async world => ({ slotId: await slot(world, true), capacity: 3 }),
    bad: { change: { capacity: -1 }, field: 'capacity' },
  },
  'GET /slots/findDay/{day}': {
    good: () => ({ day: '2090-01-02' }),
    bad: { change: { day: '2090-01-02 10:00' }, field: 'day' },
  },
  'POST /orders/moveToSlot': {
    good: async world => {
      await slot(world, false, 540)
      const slotId = await slot(world, false)
      const { orderId } = await world.order()
      return { orderId, version: 1, slotId }
    },
    bad: { change: { slotId: 'x' }, field: 'slotId' },
  },
}

import type { CallCase } from './call-case.ts'
import type { World } from './call-world.ts'

const nothing = () => ({})
const noInput = { change: { x: 1 }, field: '' }
const friday = { weekday: 5, opens: '10:00', closes: '24:00' }
let made = 0

/** Days far ahead that no one else has closed. */
function freeDay(): string {
  made += 1
  return new Date(Date.UTC(2090, 0, made)).toISOString().slice(0, 10)
}

/** Closes a day; returns its id. */
async function closedDay({ shop }: World): Promise<number> {
  const { rows } = await shop.pool.query(
    `insert into closed_days (branch_id, first_day, last_day, why) values (1, $1, $1, 'Eid') returning closed_day_id as id`,
    [freeDay()],
  )
  return rows[0].id
}

/** Adds hours of a day; returns their id. */
async function datedHours({ shop }: World): Promise<number> {
  const { rows } = await shop.pool.query(
    `insert into dated_hours (branch_id, first_day, last_day, name, opens, closes) values (1, $1, $1, 'Ramadan', 660, 1560)
     returning dated_hours_id as id`,
    [freeDay()],
  )
  return rows[0].id
}

/** Adds a break; returns its id. */
async function shopBreak({ shop }: World): Promise<number> {
  const { rows } = await shop.pool.query(
    `insert into breaks (branch_id, name, starts, ends) values (1, 'Count', 60, 75) returning break_id as id`,
  )
  return rows[0].id
}

/** Cases of the calls for opening hours. */
export const hoursCases: Record<string, CallCase> = {
  'POST /storeHours/saveWeek': {
    good: () => {
      made += 1
      const opens = made % 2 ? '09:00' : '09:30'
      return { days: [0, 1, 2, 3, 4, 5, 6].map(weekday => ({ ...friday, weekday, opens })) }
    },
    bad: { change: { days: [{ ...friday, closes: '9' }] }, field: 'days.0.closes' },
  },
  'GET /closedDays/findAll': {
    good: async world => {
      await closedDay(world)
      return {}
    },
    bad: { change: { x: 1 }, field: '' },
  },
  'POST /closedDays/save': {
    good: () => {
      const firstDay = freeDay()
      return { firstDay, lastDay: firstDay, why: 'Eid al-Fitr' }
    },
    bad: { change: { why: ' ' }, field: 'why' },
  },
  'POST /closedDays/delete/{id}': {
    good: async world => ({ id: await closedDay(world) }),
    bad: { change: { id: 'x' }, field: 'id' },
  },
  'GET /datedHours/findAll': {
    good: async world => {
      await datedHours(world)
      return {}
    },
    bad: noInput,
  },
  'POST /datedHours/save': {
    good: () => {
      const firstDay = freeDay()
      return { firstDay, lastDay: firstDay, name: 'Ramadan', opens: '11:00', closes: '02:00' }
    },
    bad: { change: { opens: '11' }, field: 'opens' },
  },
  'POST /datedHours/delete/{id}': {
    good: async world => ({ id: await datedHours(world) }),
    bad: { change: { id: 'x' }, field: 'id' },
  },
  'GET /breaks/findAll': { good: nothing, bad: noInput },
  'POST /breaks/save': {
    good: () => ({ name: 'Count', starts: '01:00', ends: '01:15' }),
    bad: { change: { name: ' ' }, field: 'name' },
  },
  'POST /breaks/delete/{id}': {
    good: async world => ({ id: await shopBreak(world) }),
    bad: { change: { id: 'x' }, field: 'id' },
  },
  'GET /prayerTimes/findOwn': {
    good: async ({ shop }) => {
      await shop.pool.query(
        `insert into prayer_times (branch_id, day, prayer, time) values (1, $1, 'ASR', 960)`,
        [freeDay()],
      )
      return {}
    },
    bad: noInput,
  },
  'POST /prayerTimes/save': {
    good: () => {
      const firstDay = freeDay()
      return { prayer: 'DHUHR', firstDay, lastDay: firstDay, time: '13:15' }
    },
    bad: { change: { prayer: 'NOON' }, field: 'prayer' },
  },
  'GET /storeHours/findOpening': { good: nothing, bad: noInput },
  'GET /storeHours/preview': { good: nothing, bad: noInput },
}

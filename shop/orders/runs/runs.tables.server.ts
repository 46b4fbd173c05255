import { sql } from 'drizzle-orm'
import { char, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { customers } from '../../customers/customers.tables.server.ts'
import { minorUnits, moment, writtenAt } from '../../lib/columns.server.ts'
import { branches } from '../../settings/settings.tables.server.ts'
import { orders } from '../orders.tables.server.ts'
import { runStates, stopStates } from './run-states.rules.ts'

const listed = (states: readonly string[]) => sql.raw(states.map(state => `'${state}'`).join(', '))

/**
 * The runs of drivers. `PLANNED`: it can be changed. `OUT`: it has left. `BACK`: no stop is open any more. `SETTLED`: its cash was counted
 * (`counted` and `difference` in minor units of `currency`), and it takes no more.
 */
export const runs = pgTable(
  'runs',
  {
    runId: integer().primaryKey().generatedByDefaultAsIdentity(),
    branchId: integer()
      .notNull()
      .references(() => branches.branchId),
    /** The day on which it drives, by the shop's clock. */
    day: date({ mode: 'string' }).notNull(),
    runName: text().notNull(),
    driverId: integer().references(() => customers.custId),
    state: text({ enum: runStates }).notNull().default('PLANNED'),
    currency: char({ length: 3 }).notNull(),
    exponent: integer().notNull(),
    createdAt: writtenAt(),
    departedAt: moment(),
    settledAt: moment(),
    settledBy: integer().references(() => customers.custId),
    counted: minorUnits(),
    /** Counted less expected: below 0 if cash is missing. `reason` says why. */
    difference: minorUnits(),
    reason: text().notNull().default(''),
    /** Counts every change of the run and of its stops. */
    version: integer().notNull().default(1),
  },
  table => [
    index().on(table.branchId, table.day),
    index().on(table.driverId, table.day),
    check('runs_state', sql`${table.state} in (${listed(runStates)})`),
    check('runs_departed', sql`(${table.state} = 'PLANNED') = (${table.departedAt} is null)`),
    check(
      'runs_settled',
      sql`(${table.state} = 'SETTLED') = (${table.settledAt} is not null)
        and (${table.counted} is null) = (${table.settledAt} is null)
        and (${table.difference} is null) = (${table.settledAt} is null)`,
    ),
    check('runs_driven', sql`${table.state} = 'PLANNED' or ${table.driverId} is not null`),
  ],
)

/**
 * The stops of runs, in order: an order each. An order is open in one run at most. `WAITING` and `ARRIVED` are open; `DELIVERED` was handed
 * over to `takenBy`; after `NOT_HOME` its order can be planned again.
 */
export const runStops = pgTable(
  'run_stops',
  {
    stopId: integer().primaryKey().generatedByDefaultAsIdentity(),
    runId: integer()
      .notNull()
      .references(() => runs.runId),
    orderId: integer()
      .notNull()
      .references(() => orders.orderId),
    position: integer().notNull(),
    state: text({ enum: stopStates }).notNull().default('WAITING'),
    arrivedAt: moment(),
    endedAt: moment(),
    takenBy: text().notNull().default(''),
    note: text().notNull().default(''),
  },
  table => [
    index().on(table.runId, table.position),
    index().on(table.orderId),
    uniqueIndex('run_stops_open').on(table.orderId).where(sql`${table.state} in ('WAITING', 'ARRIVED')`),
    check('run_stops_state', sql`${table.state} in (${listed(stopStates)})`),
    check('run_stops_ended', sql`(${table.state} in ('WAITING', 'ARRIVED')) = (${table.endedAt} is null)`),
    check('run_stops_taken', sql`${table.state} = 'DELIVERED' or ${table.takenBy} = ''`),
  ],
)

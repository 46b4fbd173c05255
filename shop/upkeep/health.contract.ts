import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { upkeepKinds } from './upkeep-kinds.ts'

const moment = z.iso.datetime()

const runHealth = z.object({
  kind: z.enum(upkeepKinds),
  /** `LOST`: it did not end. `NEVER`: there was none yet. */
  state: z.enum(['GOOD', 'WRONG', 'FAILED', 'RUNNING', 'LOST', 'NEVER']),
  overdue: z.boolean(),
  /** True if the owner is needed. */
  needsOwner: z.boolean(),
  startedAt: moment.nullable(),
  endedAt: moment.nullable(),
  goodAt: moment.nullable(),
  /** One sentence of the run. */
  problem: z.string().nullable(),
  /** Numbers and names that the run noted. */
  facts: z.array(z.object({ name: z.string(), value: z.union([z.number(), z.string()]) })),
})

const wrong = z.object({
  name: z.string(),
  says: z.string(),
  /** The number of rows, at most 1000. */
  count: z.int(),
  /** Samples: ids and numbers, and the number of an order. */
  rows: z.array(z.object({ orderNum: z.string().nullable(), text: z.string() })),
})

export const findHealth = defineCall({
  does: "Answers the shop's health: the latest audit, backup and drill, messages that wait, jobs that failed, the size of the database, and its nodes.",
  method: 'GET',
  path: '/upkeep/findHealth',
  who: 'staff: settings',
  input: z.strictObject({}),
  output: z.object({
    /** True if nothing needs the owner. */
    well: z.boolean(),
    runs: z.array(runHealth),
    /** The findings of the latest audit that ended. */
    wrong: z.array(wrong),
    messages: z.object({ waiting: z.int(), parked: z.int(), oldestAt: moment.nullable() }),
    /** The jobs that failed in the last seven days. */
    jobs: z.array(z.object({ name: z.string(), failures: z.int(), lastAt: moment })),
    databaseBytes: z.number(),
    nodes: z.array(z.object({ name: z.string(), version: z.string(), startedAt: moment })),
  }),
  example: {
    input: {},
    output: {
      well: false,
      runs: [
        {
          ...{ kind: 'AUDIT', state: 'WRONG', overdue: false, needsOwner: true },
          ...{ startedAt: '2026-11-29T02:37:04.000Z', endedAt: '2026-11-29T02:37:31.000Z' },
          ...{ goodAt: '2026-11-28T02:37:02.000Z', problem: '1 of 55 checks found something wrong.' },
          facts: [
            { name: 'checked', value: 55 },
            { name: 'seconds', value: 26.9 },
          ],
        },
      ],
      wrong: [
        {
          ...{ name: 'order-is-its-lines', count: 1 },
          says: 'The total of an order differs from its lines, its discount and its delivery.',
          rows: [{ orderNum: '10012', text: 'grand_total 3500, goods 3400, taxes 0' }],
        },
      ],
      messages: { waiting: 2, parked: 0, oldestAt: '2026-11-29T08:12:00.000Z' },
      jobs: [{ name: 'payments', failures: 1, lastAt: '2026-11-27T10:00:00.000Z' }],
      databaseBytes: 48_000_000,
      nodes: [{ name: 'souk-1', version: '1.0.27', startedAt: '2026-11-28T18:00:00.000Z' }],
    },
  },
  failures: {},
})

export const checkBooks = defineCall({
  does: 'Asks for an audit of the books now, unless one waits or runs. A job begins it within seconds.',
  method: 'POST',
  path: '/upkeep/checkBooks',
  who: 'staff: settings',
  input: z.strictObject({}),
  output: z.object({ asked: z.literal(true) }),
  example: { input: {}, output: { asked: true } },
  failures: {},
})

export const healthCalls = [findHealth, checkBooks] as const

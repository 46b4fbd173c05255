import type { Mutant } from './mutant.ts'

const byJob = 'shop/lists/standing/standing-job'
const byCalls = 'shop/lists/standing/standing.calls'

/** Guards of standing orders: each day has one order at most, and only while its customer wants it. */
export const standingMutants: Record<string, Mutant> = {
  'three nodes place the order of a day': {
    file: 'shop/lists/standing/claim-day.server.ts',
    guard: "        eq(standingDays.outcome, 'TOLD'),\n",
    without: '',
    noticedBy: byJob,
    test: 'a day is placed once by three jobs at once',
  },
  'three nodes write the mail of the day before': {
    file: 'shop/lists/standing/claim-day.server.ts',
    guard: 'return written.length > 0',
    without: 'return true',
    noticedBy: byJob,
    test: 'the mail of the day before is written once by three jobs at once',
  },
  'a standing order that was paused at that moment is placed': {
    file: 'shop/lists/standing/claim-day.server.ts',
    guard: "        eq(standingOrders.version, version),\n        eq(standingOrders.state, 'ACTIVE'),\n",
    without: '',
    noticedBy: byJob,
    test: 'a pause at the moment of placing counts',
  },
  'the fault of a standing order is tried again at once': {
    file: 'shop/lists/standing/work-on-standing.server.ts',
    guard: 'await rest(desk, standing).catch(desk.report)',
    without: '',
    noticedBy: byJob,
    test: 'the fault of one standing order stops no other, and it is tried again later',
  },
  'two saves of standing orders do not wait for each other': {
    file: 'shop/lists/standing/save-standing.server.ts',
    guard: 'await lockAccount(database, custId)',
    without: '',
    noticedBy: byCalls,
    test: 'the same standing order is saved once, also if its answers were lost',
  },
  'a customer changes a standing order that they saw before another change': {
    file: 'shop/lists/standing/save-standing.server.ts',
    guard: 'own.version !== input.version',
    without: 'false',
    noticedBy: byCalls,
    test: 'a change needs the version that was seen',
  },
  'a customer skips the standing orders of others': {
    file: 'shop/lists/standing/read-standing.server.ts',
    guard: ', eq(standingOrders.custId, custId)',
    without: '',
    noticedBy: byCalls,
    test: 'the standing orders and lists of others are not found',
  },
  'a list is removed from under its standing order': {
    file: 'shop/lists/saved.server.ts',
    guard: 'standing.some(one => one.listId === listId)',
    without: 'false',
    noticedBy: byCalls,
    test: 'a list is removed only after its standing order has ended',
  },
}

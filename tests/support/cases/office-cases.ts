import type { CallCase } from './call-case.ts'

/** Cases of the calls about the office itself: waiting work, saved filters, messages. */
export const officeCases: Record<string, CallCase> = {
  'GET /savedFilters/find/{list}': {
    good: () => ({ list: 'orders' }),
    bad: { change: { list: 'Orders!' }, field: 'list' },
  },
  'POST /savedFilters/save': {
    good: () => ({ list: 'orders', filterName: 'To pack', query: 'status=NEW' }),
    bad: { change: { filterName: ' ' }, field: 'filterName' },
  },
  'POST /savedFilters/delete/{id}': {
    good: () => ({ id: 1 }),
    bad: { change: { id: 'x' }, field: 'id' },
  },
  'GET /search/findMisses': {
    good: () => ({ days: 30 }),
    bad: { change: { days: 91 }, field: 'days' },
  },
  'GET /office/findToday': { good: () => ({}) },
  'GET /outbox/find': {
    good: () => ({ state: 'parked' }),
    bad: { change: { state: 'lost' }, field: 'state' },
  },
  'GET /outbox/text/{id}': {
    good: async world => ({ id: await world.message() }),
    bad: { change: { id: 'x' }, field: 'id' },
  },
  'POST /outbox/sendAgain/{id}': {
    good: async world => ({ id: await world.message() }),
    bad: { change: { id: 0 }, field: 'id' },
  },
  'GET /outbox/findSending': { good: () => ({}) },
  'POST /outbox/sendTest': { good: () => ({}) },
}

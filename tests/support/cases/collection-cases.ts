import type { CallCase } from './call-case.ts'
import type { World } from './call-world.ts'

let made = 0
const newCollection = async ({ shop }: World) => {
  const { rows } = await shop.pool.query(
    `insert into collections (address, title, updated_by) values ('case-${++made}', 'A case', 'test') returning collection_id as id`,
  )
  return { id: rows[0].id }
}
const badId = { change: { id: 'x' }, field: 'id' }

/** A case for each call of the collections. */
export const collectionCases: Record<string, CallCase> = {
  'GET /collections/findAll': { good: () => ({}) },
  'GET /collections/{address}': {
    good: () => ({ address: 'barbecue' }),
    bad: { change: { address: 'x'.repeat(61) }, field: 'address' },
  },
  'GET /collections/findForStaff': { good: () => ({}), bad: { change: { x: 1 }, field: '' } },
  'GET /collections/form/{id}': { good: newCollection, bad: badId },
  'POST /collections/save': {
    good: () => ({ title: `Case ${++made}`, productIds: [101, 109] }),
    bad: { change: { title: ' ' }, field: 'title' },
  },
  'POST /collections/arrange': {
    good: async ({ shop }) => {
      const { rows } = await shop.pool.query('select collection_id as id from collections order by 1 desc')
      return { collectionIds: rows.map(({ id }) => id) }
    },
    bad: { change: { collectionIds: ['x'] }, field: 'collectionIds.0' },
  },
  'POST /collections/delete/{id}': { good: newCollection, bad: badId },
  'POST /collections/preview': {
    good: () => ({ rule: { onSale: true } }),
    bad: { change: { rule: { newDays: 0 } }, field: 'rule.newDays' },
  },
  'GET /collections/findTags': { good: () => ({}), bad: { change: { x: 1 }, field: '' } },
}

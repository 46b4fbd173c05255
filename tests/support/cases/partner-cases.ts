import type { CallCase } from './call-case.ts'
import type { World } from './call-world.ts'

let made = 0

/** A grocer that no one else has added. */
function grocer() {
  made += 1
  const address = `${made} Neem Street`
  return {
    partnerName: 'Neem Street Grocer',
    kind: 'GROCERY',
    ...{ address, city: 'Karachi', country: 'PK', latitude: 24.92, longitude: 67.1, priority: 2 },
    goods: ['Rice', 'Lentils'],
  }
}

/** Adds a partner; returns its id. */
async function partner({ shop }: World): Promise<number> {
  made += 1
  const { rows } = await shop.pool.query(
    `insert into partners (partner_name, plain_name, kind, address, city, country, latitude, longitude, priority)
     values ('Neem Street Grocer', 'neem street grocer', 'GROCERY', $1, 'Karachi', 'PK', 24.92, 67.1, 2) returning partner_id as id`,
    [`${made} Neem Street`],
  )
  return rows[0].id
}

/** Cases of the calls that edit the directory of partners. */
export const partnerCases: Record<string, CallCase> = {
  'GET /partners/findForStaff': { good: () => ({}), bad: { change: { kind: 'BANK' }, field: 'kind' } },
  'GET /partners/findForStaff/{id}': {
    good: async world => ({ id: await partner(world) }),
    bad: { change: { id: 'x' }, field: 'id' },
  },
  'POST /partners/save': { good: grocer, bad: { change: { latitude: 91 }, field: 'latitude' } },
  'POST /partners/delete/{id}': {
    good: async world => ({ id: await partner(world) }),
    bad: { change: { id: 'x' }, field: 'id' },
  },
}

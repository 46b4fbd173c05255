import { smallPng } from '../test-files.ts'
import type { CallCase } from './call-case.ts'
import type { World } from './call-world.ts'

const nothing = () => ({})
let made = 0

/** Adds a zone; returns its id. */
async function zone({ shop }: World): Promise<number> {
  made += 1
  const { rows } = await shop.pool.query(
    `insert into delivery_zones (branch_id, zone_name, postal_codes) values (1, $1, '{75300}') returning zone_id as id`,
    [`Zone ${made}`],
  )
  return rows[0].id
}

/** Cases of the calls for the shop's settings: taxes, currency, zones, pictures. */
export const settingsCases: Record<string, CallCase> = {
  'GET /settings/findForStaff': { good: nothing, bad: { change: { x: 1 }, field: '' } },
  'POST /ezpztax/save': {
    good: () => {
      made += 1
      return { taxes: [{ taxName: `Sales tax ${made}`, tax: 5 }] }
    },
    bad: { change: { taxes: [{ taxName: 'Sales tax', tax: 'much' }] }, field: 'taxes.0.tax' },
  },
  'GET /settings/findCurrencyUse': { good: nothing, bad: { change: { x: 1 }, field: '' } },
  'POST /settings/saveCurrency': {
    good: () => {
      made += 1
      return { code: made % 2 ? 'USD' : 'EUR' }
    },
    bad: { change: { code: 'XXX' }, field: 'code' },
  },
  'POST /settings/uploadPicture': {
    good: async () => ({ file: { name: 'a.png', bytes: await smallPng() } }),
    bad: { change: { file: '<svg/>' }, field: 'file' },
  },
  'GET /deliveryZones/findForStaff': {
    good: async world => {
      await zone(world)
      return {}
    },
    bad: { change: { x: 1 }, field: '' },
  },
  'POST /deliveryZones/save': {
    good: () => {
      made += 1
      return { zoneName: `Zone ${made}`, postalCodes: ['75300'], shippingBands: [{ from: 0, fee: 120 }] }
    },
    bad: { change: { zoneName: ' ' }, field: 'zoneName' },
  },
  'POST /deliveryZones/arrange': {
    good: async world => {
      await zone(world)
      const { rows } = await world.shop.pool.query('select zone_id from delivery_zones order by 1 desc')
      return { zoneIds: rows.map(row => row.zone_id) }
    },
    bad: { change: { zoneIds: 'all' }, field: 'zoneIds' },
  },
  'POST /deliveryZones/delete/{id}': {
    good: async world => ({ id: await zone(world) }),
    bad: { change: { id: 'x' }, field: 'id' },
  },
  'POST /deliveryZones/findByAddress': {
    good: async ({ shop }) => {
      // All actors of a world make them, from one address.
      await shop.pool.query(`delete from rate_limits where key like 'reach-%'`)
      return { address: 'Karachi' }
    },
    bad: { change: { address: ' ' }, field: 'address' },
  },
}

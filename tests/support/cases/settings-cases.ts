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

/** Adds a branch; returns its id. */
async function branch({ shop }: World): Promise<number> {
  made += 1
  const { rows } = await shop.pool.query(
    `insert into branches (branch_name, address, city, country, phone1, time_zone)
     select $1, '4 Sea View Parade', '', 'PK', phone1, time_zone from branches where is_main returning branch_id as id`,
    [`Counter ${made}`],
  )
  return rows[0].id
}

/** Removes the branches that the cases have made: settings make the windows of each branch. */
const removeBranches = async ({ shop }: World) => {
  await shop.pool.query(`delete from branches where branch_name like 'Counter %'`)
}

/** Adds a rule for labels; returns its id. */
async function labelRule({ shop }: World): Promise<number> {
  made += 1
  const { rows } = await shop.pool.query(
    `insert into barcode_rules (rule_name, position, pattern, measure, decimals, unit)
     values ($1, $2, $3, 'WEIGHT', 3, 'kg') returning rule_id as id`,
    [`Labels ${made}`, made, `2${String(made).padStart(3, '0')}NNNMMMMMC`],
  )
  return rows[0].id
}

/** Cases of the calls for the shop's settings: taxes, currency, zones, branches, pictures. */
export const settingsCases: Record<string, CallCase> = {
  'GET /settings/findForStaff': { good: nothing, bad: { change: { x: 1 }, field: '' } },
  'POST /ezpztax/save': {
    good: () => {
      made += 1
      return { taxes: [{ taxName: `Sales tax ${made}`, tax: 5 }] }
    },
    bad: { change: { taxes: [{ taxName: 'Sales tax', tax: 'much' }] }, field: 'taxes.0.tax' },
  },
  'GET /barcodeRules/findAll': {
    good: async world => {
      await labelRule(world)
      return {}
    },
    bad: { change: { x: 1 }, field: '' },
  },
  'POST /barcodeRules/save': {
    good: () => {
      made += 1
      const pattern = `29${String(made).padStart(3, '0')}NNMMMMMC`
      return { ruleName: `Scale ${made}`, pattern, measure: 'WEIGHT', decimals: 3, unit: 'kg' }
    },
    bad: { change: { pattern: '21' }, field: 'pattern' },
  },
  'POST /barcodeRules/reorder': {
    good: async ({ shop }) => {
      const { rows } = await shop.pool.query('select rule_id as id from barcode_rules order by rule_id desc')
      return { ruleIds: rows.map(({ id }) => id) }
    },
    bad: { change: { ruleIds: ['x'] }, field: 'ruleIds.0' },
  },
  'POST /barcodeRules/delete/{id}': {
    good: async world => ({ id: await labelRule(world) }),
    bad: { change: { id: 'x' }, field: 'id' },
  },
  'POST /barcodeRules/test': {
    good: () => ({ scanned: '2112345015002' }),
    bad: { change: { scanned: '' }, field: 'scanned' },
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
  'GET /branches/find': { good: nothing, bad: { change: { x: 1 }, field: '' } },
  'GET /branches/findForStaff': { good: nothing, bad: { change: { x: 1 }, field: '' } },
  'POST /branches/save': {
    good: () => {
      made += 1
      return {
        branchName: `Counter ${made}`,
        ...{ address: '4 Sea View Parade', country: 'PK', phone1: '+92 21 3456 7800' },
      }
    },
    bad: { change: { phone1: 'none' }, field: 'phone1' },
    after: removeBranches,
  },
  'POST /branches/open': {
    good: async world => ({ branchId: await branch(world), active: false }),
    bad: { change: { active: 'yes' }, field: 'active' },
    after: removeBranches,
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

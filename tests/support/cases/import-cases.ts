import type { ImportState } from '../../../shop/exchange/import-states.rules.ts'
import type { CallCase } from './call-case.ts'
import type { World } from './call-world.ts'

const csv = (text: string) => ({ name: 'lentils.csv', type: 'text/csv', bytes: Buffer.from(text) })
const mapping = { sku: 'sku', productName: 'productName', unitPrice: 'unitPrice' }
const options = { department: 'MEAT', subCategory: 'New goods', makeMissing: true, fetchPictures: false }

/** An import of one line in this state. */
async function newImport({ shop, actors }: World, state: ImportState): Promise<number> {
  const { rows } = await shop.pool.query(
    `with one as (
       insert into imports (cust_id, file_name, format, state, headers, mapping, options, lines)
       values ($1, 'lentils.csv', 'souk', $2, '{sku,productName,unitPrice}', $3, $4, 1) returning import_id
     ), line as (
       insert into import_lines (import_id, line, cells) select import_id, 2, '{LEN-001,Red Lentils,320}' from one
     ) select import_id from one`,
    [actors.owner.custId, state, mapping, options],
  )
  return rows[0].import_id
}

const step = (state: ImportState): CallCase => ({
  good: async world => ({ importId: await newImport(world, state) }),
  bad: { change: { importId: 'x' }, field: 'importId' },
})

/** Cases of the calls that import products from files. */
export const importCases: Record<string, CallCase> = {
  'POST /imports/upload': {
    good: () => ({ file: csv('sku,productName,unitPrice\nLEN-001,Red Lentils,320\n') }),
    bad: { change: { file: csv('sku\n') }, field: 'file' },
  },
  'POST /imports/changeMany': {
    good: () => ({ productIds: [101], changes: { price: { percent: 5 } } }),
    bad: { change: { changes: { price: { percent: 5_000 } } }, field: 'changes.price.percent' },
  },
  'GET /imports/find': {
    good: () => ({ sort: 'time' }),
    bad: { change: { sort: 'evil' }, field: 'sort' },
  },
  'GET /imports/items/{id}': {
    good: async world => ({ id: await newImport(world, 'ready'), outcome: 'refuse' }),
    bad: { change: { outcome: 'evil' }, field: 'outcome' },
  },
  'GET /imports/{id}': {
    good: async world => ({ id: await newImport(world, 'ready') }),
    bad: { change: { id: 'x' }, field: 'id' },
  },
  'POST /imports/check': {
    good: async world => ({ importId: await newImport(world, 'ready'), format: 'souk', mapping, options }),
    bad: { change: { mapping: { sku: 'sku' } }, field: 'mapping.productName' },
  },
  'POST /imports/run': step('checked'),
  'POST /imports/cancel': step('import'),
  'POST /imports/undo': step('imported'),
  'POST /imports/discard': step('ready'),
  'GET /imports/pictures/{id}': {
    good: async world => ({ id: await newImport(world, 'imported') }),
    bad: { change: { id: 'x' }, field: 'id' },
  },
  'POST /imports/retryPictures': step('imported'),
}

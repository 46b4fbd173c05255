import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importDesk } from '../../tests/support/import-desk.ts'
import { type Person, signUp } from '../../tests/support/people.ts'
import { newProduct } from '../../tests/support/test-goods.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { m } from '../messages/m.ts'

let shop: TestShop
let editor: Person
let desk: ReturnType<typeof importDesk>
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'catalogue')
  desk = importDesk(shop, editor)
})
afterAll(() => shop.close())

const columns = [
  'unitName',
  'weighed',
  'weighedAfter',
  'pricedUnit',
  'pricedPer',
  'nominalMeasure',
  'measureFrom',
  'measureTo',
  'tolerance',
  'content',
  'contentUnit',
] as const
type Measures = Partial<Record<(typeof columns)[number], string>>

const file = (...rows: (Measures & { sku: string })[]) => {
  const head = ['sku', ...new Set(rows.flatMap(row => Object.keys(row).filter(name => name !== 'sku')))]
  const cells = rows.map(row => head.map(name => (row as Record<string, string>)[name] ?? '').join(','))
  return [
    `${head.join(',')},productName,productDetails,unitPrice`,
    ...cells.map(line => `${line},Goods,Only here,100`),
  ]
    .join('\n')
    .concat('\n')
}
const form = async (sku: string) => {
  const { rows } = await shop.pool.query('select product_id from products where sku = $1', [sku])
  return (await shop.get(`/products/form/${rows[0].product_id}`, editor.bearer)).body
}
/** The measures of a product in an export. */
async function exported(sku: string): Promise<Measures> {
  const { body } = await shop.app.inject({
    method: 'GET',
    url: '/api/exports/products',
    headers: editor.bearer,
  })
  const lines: Record<string, string>[] = parse(body, { columns: true, bom: true })
  const found = lines.find(one => one.sku === sku) as Record<string, string>
  return Object.fromEntries(columns.map(name => [name, found[name]]))
}

const chicken = {
  ...{ sku: 'M-1', unitName: 'piece', weighed: 'Y', weighedAfter: 'Y', pricedUnit: 'kg', pricedPer: '0.5' },
  ...{
    nominalMeasure: '1.25',
    measureFrom: '1',
    measureTo: '1.625',
    tolerance: '12.5',
    content: '',
    contentUnit: '',
  },
}
const jar = {
  ...{ sku: 'M-2', unitName: 'jar', weighed: 'N', weighedAfter: 'N', pricedUnit: '', pricedPer: '1' },
  ...{
    nominalMeasure: '',
    measureFrom: '',
    measureTo: '',
    tolerance: '',
    content: '0.45',
    contentUnit: 'kg',
  },
}

test('a file sets the measures of products, and an export has them again', async () => {
  const brought = await desk.bring(file(chicken, jar))
  expect(brought).toMatchObject({ outcomes: { create: 2, refuse: 0 }, written: 2 })
  expect(await form('M-1')).toMatchObject({
    ...{ weighed: true, weighedAfter: true, pricedUnit: 'kg', pricedPer: 0.5, priceUnit: '0.5 kg' },
    ...{ nominalMeasure: 1.25, measureFrom: 1, measureTo: 1.625, ownTolerance: 12.5, content: null },
  })
  expect(await form('M-2')).toMatchObject({
    ...{ weighed: false, weighedAfter: false, pricedUnit: 'jar', nominalMeasure: null, ownTolerance: null },
    ...{ content: 0.45, contentUnit: 'kg' },
  })
  const { sku: _, ...ofChicken } = chicken
  const { sku: __, ...ofJar } = jar
  expect([await exported('M-1'), await exported('M-2')]).toEqual([ofChicken, ofJar])
  const again = await desk.bring(file(chicken, jar))
  expect(again).toMatchObject({ outcomes: { create: 0, change: 0, same: 2, refuse: 0 }, written: 0 })
})

test('a changed measure is the only change; an empty cell means none, and a missing column nothing', async () => {
  const changed = await desk.check(
    file({ ...chicken, nominalMeasure: '1.3', measureTo: '', tolerance: '', weighedAfter: 'N' }),
  )
  const [item] = await desk.items(changed.importId)
  expect(item).toMatchObject({
    outcome: 'change',
    changes: {
      ...{ weighedAfter: ['Y', 'N'], nominalMeasure: [1.25, 1.3] },
      ...{ measureTo: [1.625, null], tolerance: [12.5, null] },
    },
  })
  expect(Object.keys(item.changes)).toHaveLength(4)
  const without = await desk.check(file({ sku: 'M-1' }))
  expect(without).toMatchObject({ outcomes: { same: 1 } })
  // A flag and the amount of a price are never none: an empty cell leaves them.
  const empty = await desk.check(file({ sku: 'M-1', weighed: '', weighedAfter: '', pricedPer: '' }))
  expect(empty).toMatchObject({ outcomes: { same: 1 } })
})

test('goods that a file puts on the scales are counted to the thousandth', async () => {
  const { productId } = await newProduct(shop.pool, { stock: 20, step: 250, unit: 'kg', weighed: false })
  const { rows } = await shop.pool.query('select sku from products where product_id = $1', [productId])
  await desk.bring(file({ sku: rows[0].sku, weighed: 'Y' }))
  expect(await form(rows[0].sku)).toMatchObject({ weighed: true, onHand: 5 })
  const counted = await shop.pool.query('select count_step from stock where product_id = $1', [productId])
  expect(counted.rows).toEqual([{ count_step: 1 }])
})

const others: Record<string, keyof Measures> = {
  'weighed N': 'weighedAfter',
  'pricedUnit piece': 'weighed',
  'content 0.45': 'contentUnit',
}
const number = (text: string) => m.exchange_import_no_number({ text })
const flag = (text: string) => m.exchange_import_no_flag({ text })
test.each<[keyof Measures, string, string]>([
  ['weighed', 'maybe', flag('maybe')],
  ['weighedAfter', 'later', flag('later')],
  ['weighed', 'N', m.catalogue_weighed_after_weighed()],
  ['pricedUnit', 'piece', m.catalogue_weighed_unit()],
  ['pricedUnit', 'x'.repeat(21), m.lib_field_too_long({ most: '20' })],
  ['pricedPer', 'a pound', number('a pound')],
  ['pricedPer', '0.0001', m.catalogue_measure_wrong()],
  ['nominalMeasure', 'two', number('two')],
  ['nominalMeasure', '', m.catalogue_nominal_required({ unit: 'piece', priced: 'kg' })],
  ['nominalMeasure', '0', m.catalogue_measure_wrong()],
  ['nominalMeasure', '-1', m.catalogue_measure_wrong()],
  ['nominalMeasure', '2000000', m.lib_field_too_big({ most: '1000000' })],
  ['measureFrom', '1.5', m.catalogue_range_from()],
  ['measureTo', '1.2', m.catalogue_range_to()],
  ['tolerance', '101', m.catalogue_tolerance_wrong()],
  ['tolerance', 'much', number('much')],
  ['content', '0.45', m.catalogue_content_unit_required()],
])('a %s of %j is refused at its line and column, with what to do', async (column, cell, says) => {
  const checked = await desk.check(file(jar, { ...chicken, [column]: cell }))
  const [wrong] = await desk.items(checked.importId, '&outcome=refuse')
  expect(wrong.line).toBe(3)
  // The reason of two values that do not fit together is at one of their columns.
  expect(wrong.reasons[others[`${column} ${cell}`] ?? column]).toBe(says)
})

test.each([
  ['optionPrices', m.exchange_import_no_option_prices()],
  ['piecePrices', m.exchange_import_no_piece_prices()],
  ['linePrices', m.exchange_import_no_line_prices()],
  ['choiceYields', m.exchange_import_no_choice_yields()],
  ['choiceMinutes', m.exchange_import_no_choice_minutes()],
])('a cell of %s that cannot be read is refused with what it should hold', async (column, says) => {
  const checked = await desk.check(
    `sku,productName,productDetails,unitPrice,${column}\nM-9,Goods,Only here,100,a third\n`,
  )
  const [wrong] = await desk.items(checked.importId, '&outcome=refuse')
  expect(wrong.reasons).toEqual({ [column]: says })
})

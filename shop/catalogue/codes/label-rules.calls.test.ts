import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newCode } from '../../../tests/support/any-gtin.ts'
import { meeting } from '../../../tests/support/meeting.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { m } from '../../messages/m.ts'
import { checkDigitOf } from './gtin.rules.ts'
import { verifierOf } from './label.rules.ts'
import type { ShownScan, StoredLabelRule } from './label-rules.contract.ts'

let shop: TestShop
let owner: Person
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signUp(shop, 'owner')
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('delete from barcode_rules; delete from product_codes'))

const kilos = {
  ...{ ruleName: 'Scale', pattern: '21NNNNNMMMMMC', measure: 'WEIGHT', decimals: 3, unit: 'kg' },
}
const prices = { ruleName: 'Counter', pattern: '20NNNNNVMMMMC', measure: 'PRICE', decimals: 2 }
const call = (path: string, input: object) => shop.post(`/barcodeRules/${path}`, input, owner.bearer)
const add = async (rule: object) => (await call('save', rule)).body as StoredLabelRule[]
const names = async () =>
  ((await shop.get('/barcodeRules/findAll', owner.bearer)).body as StoredLabelRule[]).map(
    ({ ruleName }) => ruleName,
  )
/** Adds a product whose price is for this unit, with a code; returns its name. */
async function goods(code: string, { unit = 'kg', price = 52_000, quantity = 1000, weighed = true } = {}) {
  const { productId } = await newProduct(shop.pool, { stock: 20, unitPrice: price, unit, weighed })
  await shop.pool.query('insert into product_codes values ($1, $2, $3)', [
    code.padStart(14, '0'),
    productId,
    quantity,
  ])
  return productId
}
const scan = async (scanned: string, more: object = {}) => (await call('test', { scanned, ...more })).body
const found = async (scanned: string, more?: object) => (await scan(scanned, more)).found as ShownScan
const why = async (scanned: string) => {
  const { found, reason, says } = await scan(scanned)
  expect(found).toBeNull()
  return { reason, says }
}
const whole = (digits: string) => `${digits}${checkDigitOf(digits)}`
/** A label of the counter for product 54321, with this price in the digits that it has. */
const priced = (digits: string) => whole(`2054321${verifierOf(digits)}${digits}`)

test('the label 2112345015002 is 1.500 kg of the product that has its code, once a rule reads it', async () => {
  const productId = await goods('2112345000008')
  expect(await why('2112345015002')).toEqual({ reason: 'NO_RULE', says: m.catalogue_scan_no_rule() })
  await add(kilos)
  expect(await scan('2112345015002')).toMatchObject({
    found: {
      ...{ by: 'LABEL', productId, code: '2112345000008', amount: null, weight: 1.5, weightUnit: 'kg' },
      ...{ price: null, ruleName: 'Scale' },
    },
    reason: null,
  })
})

test('the weight of a label is said in the unit of the price', async () => {
  await goods('2112345000008', { unit: 'lb' })
  await add(kilos)
  expect(await found('2112345015002')).toMatchObject({ weight: 3.307, weightUnit: 'lb' })
  const [rule] = await add({ ...kilos, pattern: '23NNNNNMMMMMC', unit: 'g', decimals: 0 })
  expect(rule?.unit).toBe('kg')
  await goods(whole('231234500000'), { unit: 'piece', weighed: false })
  expect(await found(whole('231234500450'))).toMatchObject({ weight: 450, weightUnit: 'g' })
})

test('the code of a package says its product and how much it has, before any rule', async () => {
  const [pack, carton] = [newCode(), newCode()]
  const productId = await goods(pack)
  await goods(carton, { quantity: 12_000 })
  expect(await found(pack)).toMatchObject({ by: 'CODE', productId, amount: 1, weight: null, ruleName: null })
  expect(await found(`${carton.slice(0, 3)} ${carton.slice(3)}`)).toMatchObject({ amount: 12 })
  await goods('2112345015002')
  await goods('2112345000008')
  await add(kilos)
  expect(await found('2112345015002')).toMatchObject({ by: 'CODE', amount: 1 })
})

test('codes of 8, 12 and 14 digits are known too, and a label with 12 digits is read', async () => {
  const [short, upc, carton] = ['96385074', '036000291452', '10614141000415']
  for (const code of [short, upc, carton]) {
    const productId = await goods(code)
    expect(await found(code)).toMatchObject({ by: 'CODE', productId, code })
  }
  await add({ ...prices, ruleName: 'American', pattern: '02NNNNNVMMMMC' })
  await goods(whole('021234500000'))
  const label = whole(`0212345${verifierOf('1040')}1040`)
  expect(label).toMatch(/^0/)
  expect(await found(label.slice(1))).toMatchObject({ by: 'LABEL', price: 10.4, ruleName: 'American' })
})

test('a price makes the weight that costs it at the price of the branch; a price that no weight has is refused', async () => {
  const productId = await goods(whole('205432100000'))
  await add(prices)
  // 52,000 minor units for a kilogram: 52 for each gram.
  expect(await found(priced('7800'))).toMatchObject({ weight: 0.15, weightUnit: 'kg', price: 78 })
  const { productName } = await found(priced('7800'))
  expect(await why(priced('7825'))).toEqual({
    reason: 'PRICE_MISMATCH',
    says: m.catalogue_scan_price_mismatch({ name: productName }),
  })
  await shop.pool.query(
    'insert into branch_products (product_id, branch_id, unit_price, sale_price) values ($1, 1, 31300, 31300)',
    [productId],
  )
  expect(await found(priced('7825'), { branchId: 1 })).toMatchObject({ weight: 0.25, price: 78.25 })
})

test('each scan that says nothing has its reason, and says what to do', async () => {
  const unknown = newCode()
  await add(kilos)
  await add(prices)
  const code = whole('211234500000')
  expect(await why('12345')).toMatchObject({ reason: 'LENGTH' })
  expect(await why('2112345015003')).toMatchObject({ reason: 'CHECK_DIGIT' })
  expect(await why(unknown)).toEqual({
    reason: 'NO_PRODUCT',
    says: m.catalogue_scan_no_product({ code: unknown }),
  })
  expect(await why(whole('241234501500'))).toMatchObject({ reason: 'NO_RULE' })
  expect(await why('2112345015002')).toEqual({
    reason: 'NO_PRODUCT_OF_LABEL',
    says: m.catalogue_scan_no_product_of_label({ rule: 'Scale', code }),
  })
  expect(await why(whole(`2054321${(verifierOf('7800') + 1) % 10}7800`))).toMatchObject({
    reason: 'VERIFIER',
  })
  const removed = await goods(code)
  await shop.pool.query(
    `update products set removed_at = now(), product_status = 'N' where product_id = $1`,
    [removed],
  )
  expect(await why('2112345015002')).toMatchObject({ reason: 'REMOVED' })
  await goods(whole('205432100000'), { unit: 'piece', weighed: false })
  expect(await why(priced('7800'))).toMatchObject({ reason: 'NOT_BY_WEIGHT' })
  await shop.pool.query('delete from product_codes')
  await goods(whole('205432100000'), { price: 0 })
  expect(await why(priced('7800'))).toMatchObject({ reason: 'NO_PRICE' })
})

test('a code with GS1 elements says product, weight, lot and days', async () => {
  const code = newCode()
  const productId = await goods(code)
  const elements = `010${code}31030015001526123110L-77`
  expect(await found(`]d2${elements}`)).toMatchObject({
    ...{ by: 'GS1', productId, weight: 1.5, weightUnit: 'kg', lot: 'L-77', bestBefore: '2026-12-31' },
    ...{ amount: null, useBy: null },
  })
  expect(await found(`(01)0${code}(3202)000150(17)270131`)).toMatchObject({
    weight: 0.68,
    useBy: '2027-01-31',
  })
  expect(await found(`010${code}10L-78\x1d3922${7800}`)).toMatchObject({
    weight: 0.15,
    price: 78,
    lot: 'L-78',
  })
  expect(await found(`010${code}10L-79`)).toMatchObject({ amount: 1, weight: null, lot: 'L-79' })
  expect(await why(`(01)0${newCode()}(10)A`)).toMatchObject({ reason: 'NO_PRODUCT' })
  expect(await why('(10)L-77')).toMatchObject({ reason: 'ELEMENTS' })
  expect(await why(`(01)0${code.slice(0, 12)}${(Number(code[12]) + 1) % 10}(10)A`)).toMatchObject({
    reason: 'CHECK_DIGIT',
  })
})

test('the first rule that a label follows reads it: the order can be changed', async () => {
  await goods('2112345000008')
  await add(kilos)
  const rules = await add({ ...kilos, ruleName: 'Old scale', pattern: '211NNNNMMMMMC', decimals: 2 })
  expect(rules.map(({ ruleName }) => ruleName)).toEqual(['Scale', 'Old scale'])
  expect(await found('2112345015002')).toMatchObject({ weight: 1.5 })
  const ruleIds = rules.map(({ ruleId }) => ruleId).reverse()
  expect((await call('reorder', { ruleIds })).status).toBe(200)
  expect(await names()).toEqual(['Old scale', 'Scale'])
  expect(await found('2112345015002')).toMatchObject({ weight: 15, ruleName: 'Old scale' })
  const half = await call('reorder', { ruleIds: ruleIds.slice(1) })
  expect(half).toMatchObject({
    status: 409,
    body: { rules: [{ ruleName: 'Old scale' }, { ruleName: 'Scale' }] },
  })
})

test('a rule is changed and removed, unless someone else has changed it; the audit has each step', async () => {
  const [before] = await add(kilos)
  const { ruleId, updatedDate } = before as StoredLabelRule
  const changed = await call('save', { ...kilos, ruleId, updatedDate, decimals: 2 })
  expect(changed.body).toMatchObject([{ ruleId, decimals: 2 }])
  const stale = await call('save', { ...kilos, ruleId, updatedDate })
  expect(stale).toMatchObject({ status: 409, body: { rules: [{ decimals: 2 }] } })
  expect((await call(`delete/${ruleId}`, {})).body).toEqual([])
  expect((await call(`delete/${ruleId}`, {})).status).toBe(404)
  expect((await call('save', { ...kilos, ruleId })).status).toBe(404)
  const { rows } = await shop.pool.query(
    `select action from audit_entries where subject = 'label rule' and subject_id = $1 order by audit_id`,
    [String(ruleId)],
  )
  expect(rows.map(({ action }) => action)).toEqual(['add', 'save', 'delete'])
})

test('a wrong rule is refused at its fields', async () => {
  await add(kilos)
  const wrong = async (change: object) => {
    const { status, body } = await call('save', { ...kilos, ruleName: 'Other', ...change })
    expect(status).toBe(400)
    return body.errors as { field: string; message: string }[]
  }
  expect(await wrong({ pattern: '21 nnnnn mmmmm c' })).toEqual([
    { field: 'pattern', message: m.catalogue_label_pattern_taken({ name: 'Scale' }) },
  ])
  expect(await wrong({ pattern: '40NNNNNMMMMMC' })).toEqual([
    { field: 'pattern', message: m.catalogue_label_pattern_prefix() },
  ])
  expect(await wrong({ pattern: '22NNNNNMMMMMC', unit: null, decimals: 6 })).toEqual([
    { field: 'decimals', message: m.catalogue_label_decimals({ most: 5 }) },
    { field: 'unit', message: m.catalogue_label_unit() },
  ])
})

test('one of several people who add the same rule at the same moment adds it, and the others hear of it at its field', async () => {
  const answers = await meeting(
    shop.pool,
    'lock table barcode_rules in share row exclusive mode',
    [1, 2, 3].map(at => () => call('save', { ...kilos, ruleName: `Scale ${at}` })),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  expect(await names()).toHaveLength(1)
})

import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anyGtin } from '../../../tests/support/any-gtin.ts'
import { importDesk } from '../../../tests/support/import-desk.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { dayAt } from '../../lib/dates/dates.ts'

let shop: TestShop
let editor: Person
let desk: ReturnType<typeof importDesk>
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'catalogue')
  desk = importDesk(shop, editor)
})
afterAll(() => shop.close())

const ask = (what: string, headers: Record<string, string> = editor.bearer) =>
  shop.app.inject({ method: 'GET', url: `/api/exports/${what}`, headers })
const products = async () => (await ask('products')).rawPayload

test.each([
  ['products', ['catalogue', 'manager', 'owner'], ['orders', 'picker', 'content']],
  ['orders', ['orders', 'manager', 'owner'], ['catalogue', 'picker', 'content']],
  ['customers', ['orders', 'manager', 'owner'], ['catalogue', 'picker', 'content']],
] as const)('%s are exported only by people with the permission', async (what, may, mayNot) => {
  expect((await ask(what, {})).statusCode).toBe(401)
  expect((await ask(what, (await signUp(shop)).bearer)).statusCode).toBe(403)
  for (const role of mayNot) expect((await ask(what, (await signUp(shop, role)).bearer)).statusCode).toBe(403)
  for (const role of may) {
    const person = await signUp(shop, role)
    const answer = await ask(what, person.bearer)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'content-disposition': expect.stringMatching(
        new RegExp(`^attachment; filename="${what}-\\d{4}-\\d{2}-\\d{2}\\.csv"$`),
      ),
    })
    const { rows } = await shop.pool.query('select action, subject from audit_entries where cust_id = $1', [
      person.custId,
    ])
    expect(rows).toEqual([{ action: 'export', subject: what }])
  }
})

test('orders and customers are exported line by line; text that looks like a formula stays text', async () => {
  const staff = await signUp(shop, 'orders')
  const order = guestOrder([
    { productId: 101, quantity: 1, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' },
  ])
  const { customer } = order
  const placed = await shop.post('/orders/save', {
    ...order,
    customer: { ...customer, firstName: '=HYPERLINK("http://evil")', lastName: '@Yusuf, "A"' },
  })
  expect(placed.status).toBe(200)
  const file = (await ask('orders', staff.bearer)).body
  expect(file.split('\n')[1]).toMatch(new RegExp(`^${placed.body.orders.orderNum},`))
  expect(file).toContain(`"'=HYPERLINK(""http://evil"")"`)
  const people = (await ask('customers', staff.bearer)).body
  expect(people).toContain(
    `"'=HYPERLINK(""http://evil"")","'@Yusuf, ""A""",amina@example.org,'+92 300 1234567`,
  )
})

test('importing an export changes nothing, and the next export has the same bytes', async () => {
  const before = await products()
  expect(before.toString().split('\n').length).toBeGreaterThan(400)
  const brought = await desk.bring(before)
  const [first] = await desk.items(brought.importId, '&outcome=change')
  expect(first).toBeUndefined()
  expect(brought).toMatchObject({ format: 'souk', outcomes: { create: 0, change: 0, refuse: 0 }, written: 0 })
  expect(Buffer.compare(await products(), before)).toBe(0)
})

test('the export of the demo shop makes the same products in an empty shop', async () => {
  const empty = await openTestShop()
  try {
    const owner = await signUp(empty, 'owner')
    expect((await empty.post('/demoGoods/remove', { spareChanged: false }, owner.bearer)).status).toBe(200)
    const { rows } = await empty.pool.query(
      'select count(*)::int as products from products where removed_at is null',
    )
    expect(rows).toEqual([{ products: 0 }])
    // Its pictures are those of the first shop.
    const before = (await products()).toString()
    const there = importDesk(empty, owner)
    const brought = await there.check(before, { department: '' })
    expect(await there.items(brought.importId, '&outcome=refuse')).toEqual([])
    await empty.post('/imports/run', { importId: brought.importId, free: true }, owner.bearer)
    await there.work()
    const answer = await empty.app.inject({
      method: 'GET',
      url: '/api/exports/products',
      headers: owner.bearer,
    })
    const linesOf = (file: string) => {
      const [head = [], ...lines]: string[][] = parse(file)
      const pictures = new Set(['images', 'imageTexts'].map(name => head.indexOf(name)))
      return lines.map(cells => cells.filter((_, at) => !pictures.has(at))).sort()
    }
    expect(linesOf(answer.body)).toEqual(linesOf(before))
  } finally {
    await empty.close()
  }
})

const base = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  fc.constantFrom(
    '=1+1',
    '+x',
    '-5',
    '@a',
    "'=b",
    "'quoted'",
    'اردو متن',
    'a,b;c\t"d"',
    '<b>bold</b>',
    'a < b',
    '2e5',
    '-',
    "''",
  ),
)
/** A line in which a person may have typed anything. */
const line = base
  .map(text =>
    text
      .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/gu, ' ')
      .trim()
      .slice(0, 40)
      .trim(),
  )
  .filter(text => text !== '' && text.isWellFormed())
const lines = fc.array(line, { minLength: 1, maxLength: 3 }).map(all => all.join('\n'))
const choices = fc.uniqueArray(line, { maxLength: 3 })
const amount = fc.integer({ min: 1, max: 100_000_000 }).map(thousandths => thousandths / 1000)
const codes = fc.uniqueArray(fc.record({ code: anyGtin, quantity: fc.oneof(fc.constant(1), amount) }), {
  selector: ({ code }) => code,
  maxLength: 3,
})

test('any text of a product, and any code, survives an export and an import', async () => {
  const save = (input: object) => shop.post('/products/save', input, editor.bearer)
  const texts = fc.record({
    name: line,
    details: lines,
    packs: choices,
    cuts: choices,
    unit: line,
    codes,
    sku: line,
  })
  const skus = new Set<string>()
  let last = 101
  const now = Date.now()
  /** The times of a sale that go on for longer than this test: in the past, or in the future. */
  const time = (from: number, to: number) =>
    fc.option(
      fc.integer({ min: from, max: to }).map(seconds => new Date(now + seconds * 1000 + 7).toISOString()),
    )
  const sales = fc.record({ saleFrom: time(-90_000, 90_000), saleUntil: time(100_000, 9_000_000) })
  const sale = fc.sample(sales, { numRuns: 60, seed: 7 })
  for (const { name, details, packs, cuts, unit, codes, sku } of fc.sample(texts, { numRuns: 60, seed: 7 })) {
    const { status, body } = await save({
      productName: name,
      ...(skus.has(sku) ? {} : { sku }),
      related: last === 101 ? [101] : [last, 101],
      productDetails: details,
      unitPrice: 12.5,
      salePrice: 9.5,
      ...sale.pop(),
      categoryId: 1,
      packagingAttributes: packs,
      cuttingAttributes: cuts,
      tags: packs,
      seoTitle: [...name].slice(0, 30).join(''),
      seoText: [...unit].slice(0, 60).join(''),
      codes,
      stockTracked: cuts.length !== 1,
      unitName: [...unit].slice(0, 10).join('').trim(),
    })
    expect({ status, body: status === 200 || body }).toEqual({ status: 200, body: true })
    skus.add(sku)
    last = body.productId
  }
  const before = await products()
  const brought = await desk.bring(before)
  expect(await desk.items(brought.importId, '&outcome=refuse')).toEqual([])
  expect(await desk.items(brought.importId, '&outcome=change')).toEqual([])
  expect(Buffer.compare(await products(), before)).toBe(0)
})

test('a change in an imported file is the only difference in the next export', async () => {
  const before = (await products()).toString()
  const file = before.replace(/\nCHK-001,Whole Chicken,/, '\nCHK-001,"=Whole Chicken",')
  expect(file).not.toBe(before)
  const brought = await desk.bring(file)
  expect(brought).toMatchObject({ outcomes: { create: 0, change: 1, refuse: 0 }, written: 1 })
  expect((await products()).toString()).toBe(
    before.replace(/\nCHK-001,Whole Chicken,/, `\nCHK-001,'=Whole Chicken,`),
  )
  await desk.undo(brought.importId)
  expect((await products()).toString()).toBe(before)
})

test('the name of an export has the day of the shop, whatever its time zone', async () => {
  // At any moment, one of the two has another day than Greenwich.
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Niue']) {
    await shop.pool.query(
      `insert into settings (name, value) values ('timeZone', $1)
       on conflict (name) do update set value = excluded.value`,
      [JSON.stringify(zone)],
    )
    const day = () => dayAt(new Date(), zone)
    const before = day()
    const { headers } = await ask('products')
    const named = /-(\d{4}-\d\d-\d\d)\.csv/.exec(String(headers['content-disposition']))?.[1]
    expect([before, day()]).toContain(named)
  }
})

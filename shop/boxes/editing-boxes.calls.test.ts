import { afterAll, beforeAll, expect, test } from 'vitest'
import { meeting } from '../../tests/support/meeting.ts'
import { type Person, signUp } from '../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { nothingStated } from '../catalogue/facts/food-facts.rules.ts'
import { m } from '../messages/m.ts'

let shop: TestShop
let editor: Person
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signUp(shop, 'catalogue')
})
afterAll(() => shop.close())

type Saved = { productId: number; updatedDate: string }
const goods = { productName: 'Mince', productDetails: 'Ground this morning.', unitPrice: 60, categoryId: 1 }
const save = (input: object) => shop.post('/products/save', { ...goods, ...input }, editor.bearer)
const saved = async (input: object = {}): Promise<Saved> => {
  const { status, body } = await save(input)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const part = (productId: number, more: object = {}) => ({ productId, quantity: 1, ...more })
const boxOf = (...parts: object[]) => ({ price: 'OWN', groups: [{ name: 'Meat', parts }] })
const family = { productName: 'Family box', unitName: 'box' }
const savedBox = (...parts: object[]) => saved({ ...family, box: boxOf(...parts) })
const formOf = async (productId: number) =>
  (await shop.get(`/products/form/${productId}`, editor.bearer)).body
const undo = (productId: number, updatedDate: string) =>
  shop.post(`/products/undo/${productId}`, { updatedDate }, editor.bearer)
const inGroup = (productId: number) => ({ groups: [{ parts: [{ productId }] }] })

test('a box is saved as it was sent, and its form shows each part as it is sold now', async () => {
  const mince = await saved({
    unitName: 'lb',
    step: 0.25,
    minimum: 0.5,
    cuttingAttributes: ['Fine', 'Coarse'],
  })
  const spice = await saved({ productName: 'Garam masala' })
  const box = {
    ...{ price: 'PARTS', less: 12.5 },
    groups: [
      {
        ...{ name: 'Meat', choose: null, again: false },
        parts: [{ productId: mince.productId, quantity: 1.5, cuttingAttributes: 'Coarse' }],
      },
      { ...{ name: 'Spices', choose: 2, again: true }, parts: [{ productId: spice.productId, quantity: 1 }] },
    ],
  }
  const { productId } = await saved({ ...family, box })
  const answer = await formOf(productId)
  expect(answer.box).toMatchObject(box)
  expect(answer.box.groups[0].parts[0]).toMatchObject({
    ...{ productName: 'Mince', unitName: 'lb', step: 0.25, sold: true },
    offered: { cuttingAttributes: ['Fine', 'Coarse'] },
  })
  expect(answer.parts).toMatchObject([
    { productId: mince.productId, kind: null },
    { productId: spice.productId, kind: null },
  ])
  expect((await formOf(mince.productId)).box).toBeNull()
})

test('the allergens of a box are those of all that can be in it', async () => {
  const stated = { ...nothingStated, state: 'DECLARED', diets: ['VEGETARIAN'] }
  const milk = await saved({ facts: { ...stated, contains: ['MILK'] } })
  const nuts = await saved({ facts: { ...stated, contains: ['NUTS'] } })
  const box = {
    price: 'OWN',
    groups: [{ name: 'Sweets', choose: 1, parts: [part(milk.productId), part(nuts.productId)] }],
  }
  const { productId } = await saved({ ...family, box })
  const sets = await shop.get(`/products/${productId}?images=url`)
  expect(sets.body.parts).toMatchObject([{ contains: ['MILK'] }, { contains: ['NUTS'] }])
})

test('a change that does not mention the box keeps it, and one of its parts alone changes nothing', async () => {
  const { productId: mince } = await saved()
  const { productId: other } = await saved()
  const { productId } = await savedBox(part(mince))
  const renamed = await save({
    ...family,
    productId,
    productName: 'Large box',
    parts: [{ productId: other }],
  })
  expect(renamed.body).toMatchObject({ box: inGroup(mince), parts: [{ productId: mince }] })
})

test('a product that is no box any more has no parts, and an undo brings its box back', async () => {
  const { productId: mince } = await saved()
  const { productId } = await savedBox(part(mince))
  const plain = await save({ ...family, productId, box: null })
  expect(plain.body).toMatchObject({ box: null, parts: [] })
  const undone = await undo(productId, plain.body.updatedDate)
  expect(undone.body).toMatchObject({ box: inGroup(mince), parts: [{ productId: mince }] })
})

test('a box that was a set is that set again after an undo', async () => {
  const [{ productId: one }, { productId: two }] = await Promise.all([saved(), saved()])
  const { productId } = await saved({ parts: [{ productId: one }] })
  const boxed = await save({ ...family, productId, box: boxOf(part(two)) })
  expect(boxed.body.parts).toMatchObject([{ productId: two }])
  const undone = await undo(productId, boxed.body.updatedDate)
  expect(undone.body).toMatchObject({ box: null, parts: [{ productId: one }] })
})

test('a copy of a box is a box', async () => {
  const { productId: mince } = await saved()
  const { productId } = await savedBox(part(mince))
  const { body } = await shop.post(`/products/duplicate/${productId}`, {}, editor.bearer)
  expect(body).toMatchObject({ box: inGroup(mince), parts: [{ productId: mince }] })
})

test('a part that is removed stays in its box, which says so, and cannot be added to another one', async () => {
  const { productId: mince } = await saved()
  const { productId } = await savedBox(part(mince))
  await shop.post(`/products/delete/${mince}`, {}, editor.bearer)
  expect((await formOf(productId)).box.groups[0].parts).toMatchObject([{ productName: 'Mince', sold: false }])
  await saved({ ...family, productId, box: boxOf(part(mince)), unitPrice: 55 })
  expect((await save({ ...family, box: boxOf(part(mince)) })).body.errors).toEqual([
    { field: 'box.groups.0.parts.0.productId', message: m.boxes_part_removed({ part: 'Mince' }) },
  ])
})

test('a product that cannot be in a box, or be one, is refused at its field', async () => {
  const { productId: mince } = await saved({ unitName: 'lb', step: 0.5 })
  const { productId: cut } = await saved({ cuttingAttributes: ['Fine', 'Coarse'] })
  const { productId: set } = await saved({ productName: 'Set', parts: [{ productId: cut }] })
  const { productId: box } = await savedBox(part(mince))
  const { productId: varied, updatedDate } = await saved({ productName: 'Thobe' })
  const variants = [{ values: ['S'], unitPrice: 5, quantity: 0 }]
  await shop.post(
    '/products/saveVariants',
    { productId: varied, updatedDate, options: ['Size'], variants },
    editor.bearer,
  )
  const first = 'box.groups.0.parts.0'
  const wrong: [object, string, string][] = [
    [{ box: boxOf(part(2_000_000_000)) }, `${first}.productId`, m.catalogue_part_unknown()],
    [{ box: boxOf(part(set)) }, `${first}.productId`, m.catalogue_part_is_set({ part: 'Set' })],
    [{ box: boxOf(part(box)) }, `${first}.productId`, m.catalogue_part_is_set({ part: 'Family box' })],
    [{ box: boxOf(part(varied)) }, `${first}.productId`, m.boxes_part_has_variants({ part: 'Thobe' })],
    [
      { box: boxOf(part(mince, { quantity: 0.75 })) },
      `${first}.quantity`,
      m.boxes_quantity_step({ step: '0.5 lb' }),
    ],
    [{ box: boxOf(part(cut)) }, `${first}.cuttingAttributes`, m.boxes_choice_missing({ part: 'Mince' })],
    [
      { box: boxOf(part(cut, { cuttingAttributes: 'Whole' })) },
      `${first}.cuttingAttributes`,
      m.catalogue_part_no_choice({ choice: 'Whole' }),
    ],
    [{ box: { price: 'OWN', groups: [] } }, 'box.groups', m.boxes_no_groups()],
    [{ box: boxOf(part(mince)), unitName: 'lb' }, 'unitName', m.boxes_by_piece()],
    [{ box: boxOf(part(mince)), step: 0.5 }, 'step', m.boxes_whole()],
    [{ box: boxOf(part(mince)), packagingAttributes: ['Bag'] }, 'packagingAttributes', m.boxes_no_choices()],
    [{ box: boxOf(part(mince)), productId: varied }, 'box', m.boxes_no_variants()],
    [
      { box: boxOf(part(mince)), productId: cut, cuttingAttributes: [] },
      'box',
      m.boxes_is_part({ set: 'Set' }),
    ],
    [{ box: boxOf(part(box)), productId: box }, `${first}.productId`, m.boxes_part_itself()],
  ]
  for (const [input, field, message] of wrong)
    expect((await save({ ...family, ...input })).body.errors, field).toEqual([{ field, message }])
})

test('a box has no stock of its own to change, and no list calls it low', async () => {
  const { productId: mince } = await saved()
  const { productId, updatedDate } = await savedBox(part(mince))
  const says = m.boxes_of_parts()
  const count = { productId, cause: 'COUNT', quantity: 5, seen: 0, note: '' }
  expect((await shop.post('/stock/move', count, editor.bearer)).body.errors).toEqual([
    { field: 'quantity', message: says },
  ])
  const low = await shop.post('/stock/saveLowAt', { productId, lowAt: 5 }, editor.bearer)
  expect(low.body.errors).toEqual([{ field: 'lowAt', message: says }])
  const many = { products: [{ productId, updatedDate, onHand: { seen: 0, now: 5 } }] }
  expect((await shop.post('/products/saveMany', many, editor.bearer)).body.errors).toEqual([
    { field: 'products.0.onHand', message: says },
  ])
  for (const stock of ['low', 'out']) {
    const { body } = await shop.get(`/products/findForStaff?q=${productId}&stock=${stock}`, editor.bearer)
    expect(body.rows, stock).toEqual([])
  }
})

const small = { values: ['S'], unitPrice: 5, quantity: 0 }
const vary = ({ productId, updatedDate }: Saved) =>
  shop.post(
    '/products/saveVariants',
    { productId, updatedDate, options: ['Size'], variants: [small] },
    editor.bearer,
  )

test('a box gets no variants, and a part of one neither', async () => {
  const mince = await saved()
  const box = await savedBox(part(mince.productId))
  expect((await vary(box)).body.errors).toEqual([{ field: 'productId', message: m.boxes_no_variants() }])
  expect((await vary(mince)).body.errors).toEqual([{ field: 'productId', message: m.boxes_part_varied() }])
  await saved({ ...family, productId: box.productId, box: null })
  expect((await vary(mince)).status).toBe(200)
})

test('a product that becomes a part and gets variants at the same moment becomes only one of both', async () => {
  for (const order of ['box first', 'variants first']) {
    const mince = await saved()
    const calls = [() => save({ ...family, box: boxOf(part(mince.productId)) }), () => vary(mince)]
    const answers = await meeting(
      shop.pool,
      `select from products where product_id = ${mince.productId} for no key update`,
      order === 'box first' ? calls : calls.toReversed(),
    )
    expect(answers.map(({ status }) => status).sort(), order).toEqual([200, 400])
  }
})

/** Opens a transaction that writes past the calls, as an import or an undo does, and stays open. */
async function writing(productId: number, set: string, value: unknown) {
  const client = await shop.pool.connect()
  await client.query('begin')
  const done = client.query(`update products set ${set} where product_id = $1`, [productId, value]).then(
    () => 'written',
    error => (error as { constraint?: string }).constraint,
  )
  return {
    done,
    end: async (how: 'commit' | 'rollback') => {
      await client.query(how)
      client.release()
    },
  }
}
const box = (partId: number) =>
  JSON.stringify({
    ...{ price: 'OWN', lessBp: 0 },
    groups: [{ name: 'Meat', choose: null, again: false, parts: [{ productId: partId, amount: 1000 }] }],
  })
const asBox = (productId: number, partId: number) =>
  writing(
    productId,
    `box = $2, parts = jsonb_build_array(jsonb_build_object('productId', ${partId}))`,
    box(partId),
  )
const asVaried = (productId: number) => writing(productId, 'variant_options = $2', ['Size'])

test('the database refuses a box of a product with variants, however both are written at the same moment', async () => {
  const [one, two] = await Promise.all([saved(), saved()])
  const boxed = await asBox(one.productId, two.productId)
  expect(await boxed.done).toBe('written')
  const late = await asVaried(two.productId)
  await boxed.end('commit')
  expect(await late.done).toBe('products_box_part')
  await late.end('rollback')
  const [three, four] = await Promise.all([saved(), saved()])
  const varied = await asVaried(four.productId)
  expect(await varied.done).toBe('written')
  const second = await asBox(three.productId, four.productId)
  await varied.end('commit')
  expect(await second.done).toBe('products_box_part')
  await second.end('rollback')
})

test('a set that becomes a box is checked although its parts stay', async () => {
  const { productId: part } = await saved()
  const { productId } = await saved({ parts: [{ productId: part }] })
  const varied = await asVaried(part)
  expect(await varied.done).toBe('written')
  await varied.end('commit')
  const boxed = await asBox(productId, part)
  expect(await boxed.done).toBe('products_box_part')
  await boxed.end('rollback')
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addBranch } from '../../../tests/support/branches.ts'
import { newZone } from '../../../tests/support/new-zone.ts'
import { newProduct, rowsWritten } from '../../../tests/support/test-goods.ts'
import { openWindowsShop } from '../../../tests/support/windows-shop.ts'
import type { SlotDay } from '../../slots/slots.contract.ts'

let there: Awaited<ReturnType<typeof openWindowsShop>>
/** The second branch, and a zone of each. */
let clifton: number
const byPostcode = { address: '4 Sea Road', city: 'Karachi', stateProvince: 'Sindh', country: 'Pakistan' }
const nearMain = { ...byPostcode, postalCode: '11111' }
const nearClifton = { ...byPostcode, postalCode: '22222' }
const nowhere = { ...byPostcode, postalCode: '33333' }

const run = async (statement: string, values: unknown[] = []) =>
  (await there.shop.pool.query(statement, values)).rows

beforeAll(async () => {
  there = await openWindowsShop()
  const added = await there.post('/branches/save', {
    ...{ branchName: 'Clifton', address: '4 Sea View Parade, Karachi', country: 'PK', phone1: '+92 21 1' },
    phone1: '+92 21 3456 7800',
  })
  expect(added.status).toBe(200)
  clifton = added.body.find((branch: { branchName: string }) => branch.branchName === 'Clifton').branchId
  await newZone(there.shop.pool, { postalCodes: ['11111'] })
  const zoneId = await newZone(there.shop.pool, { postalCodes: ['22222'] })
  await run('update delivery_zones set branch_id = $1 where zone_id = $2', [clifton, zoneId])
})
beforeEach(() => there.clear())
afterAll(() => there.shop.close())

/** A product with so many counts in stock at each branch; undefined: no stock was ever counted there. */
async function productAt(stock: { main: number; clifton?: number }): Promise<number> {
  const { productId } = await newProduct(there.shop.pool, {
    ...{ stock: stock.main, weighed: false, unit: 'piece' },
  })
  if (stock.clifton !== undefined)
    await run(
      `with counter as (insert into availabilities (kind, on_hand) values ('stock', $3) returning availability_id)
       insert into stock (product_id, branch_id, availability_id, count_step, low_at) select $1, $2, availability_id, 1000, 5 from counter`,
      [productId, clifton, stock.clifton],
    )
  return productId
}

const stockOf = async (productId: number) => {
  const rows = await run(
    'select branch_id, on_hand from stock join availabilities using (availability_id) where product_id = $1',
    [productId],
  )
  return Object.fromEntries(
    rows.map(({ branch_id, on_hand }) => [branch_id === clifton ? 'clifton' : 'main', on_hand]),
  )
}
const cartOf = async (productId: number, more: object) =>
  (
    await there.shop.post('/cart/price', {
      items: [{ productId, quantity: 1 }],
      pickupType: 'IN STORE',
      ...more,
    })
  ).body
const branchOf = async (answer: { body: { orders: { orderId: number } } }) =>
  (await there.stored(answer.body.orders.orderId)).branch_id

describe('an order that is collected', () => {
  test('takes the stock of the branch that was chosen, and of the main one without a choice', async () => {
    const product = await productAt({ main: 5, clifton: 3 })
    expect(await branchOf(await there.order({ branchId: clifton }, product))).toBe(clifton)
    expect(await branchOf(await there.order({}, product))).toBe(1)
    expect(await stockOf(product)).toEqual({ main: 4, clifton: 2 })
  })

  test('is refused if that branch has none, whatever another one has, and nothing is written', async () => {
    const [sold, never] = [await productAt({ main: 5, clifton: 0 }), await productAt({ main: 5 })]
    const before = await rowsWritten(there.shop.pool)
    for (const product of [sold, never]) {
      expect(await cartOf(product, { branchId: clifton })).toMatchObject({
        branch: { branchId: clifton, branchName: 'Clifton' },
        lines: [{ left: 0, trouble: 'SOLD_OUT' }],
      })
      const refused = await there.order({ branchId: clifton }, product)
      expect(refused).toMatchObject({ status: 409, body: { type: '/problems/out-of-stock' } })
      expect(refused.body.lines).toMatchObject([{ productId: product, left: 0 }])
    }
    expect(await rowsWritten(there.shop.pool)).toEqual(before)
  })

  test('costs what the branch asks, and has nothing that the branch does not sell', async () => {
    const product = await productAt({ main: 5, clifton: 5 })
    const differs = (sold: boolean) =>
      run(
        `insert into branch_products (product_id, branch_id, sold, unit_price, sale_price) values ($1, $2, $3, 12000, 11000)
         on conflict (product_id, branch_id) do update set sold = excluded.sold`,
        [product, clifton, sold],
      )
    await differs(true)
    expect(await cartOf(product, { branchId: clifton })).toMatchObject({ total: 120 })
    expect(await cartOf(product, {})).toMatchObject({ total: 100 })
    const asked = { branchId: clifton, grandTotal: 100 }
    expect((await there.order(asked, product)).body.type).toBe('/problems/price-changed')
    const placed = await there.order({ branchId: clifton, grandTotal: 120 }, product)
    expect(placed.body.orders.grandTotal).toBe(120)

    await differs(false)
    expect((await cartOf(product, { branchId: clifton })).lines[0].trouble).toBe('GONE')
    expect((await there.order({ branchId: clifton }, product)).body.type).toBe('/problems/not-sold')
    expect((await there.order({}, product)).status).toBe(200)
  })

  test('is refused if the chosen branch is closed, collects nothing, or does not exist', async () => {
    const product = await productAt({ main: 50, clifton: 50 })
    const save = (change: string) => run(`update branches set ${change} where branch_id = $1`, [clifton])
    const refused = async (branchId: number) => {
      const { status, body } = await there.order({ branchId }, product)
      expect({ status, field: body.errors?.[0].field }).toEqual({ status: 409, field: 'orders.branchId' })
    }
    await save('active_flag = false')
    await refused(clifton)
    await save('active_flag = true, collects = false')
    await refused(clifton)
    await save('collects = true')
    await refused(999_999)
    expect(await stockOf(product)).toEqual({ main: 50, clifton: 50 })
  })

  test('is refused if the main branch collects nothing, chosen or not', async () => {
    const product = await productAt({ main: 50, clifton: 50 })
    await run('update branches set collects = false where is_main')
    for (const more of [{}, { branchId: 1 }, { branchId: 999_999 }])
      expect(await there.order(more, product)).toMatchObject({
        ...{ status: 409, body: { type: '/problems/branch-closed', errors: [{ field: 'orders.branchId' }] } },
      })
    expect(await stockOf(product)).toEqual({ main: 50, clifton: 50 })
    expect(await branchOf(await there.order({ branchId: clifton }, product))).toBe(clifton)
    expect(await branchOf(await there.order({ pickupType: 'DELIVERY', ...nearMain }, product))).toBe(1)
    await run('update branches set collects = true where is_main')
  })
})

describe('an order that is delivered', () => {
  const delivered = (more: object) => ({ pickupType: 'DELIVERY', ...more })

  test('is for the branch of its zone, whatever was chosen', async () => {
    const product = await productAt({ main: 50, clifton: 50 })
    const of = async (more: object) => branchOf(await there.order(delivered(more), product))
    expect(await of({ ...nearClifton, branchId: 1 })).toBe(clifton)
    expect(await of({ ...nearMain, branchId: clifton })).toBe(1)
    expect((await cartOf(product, delivered(nearClifton))).branch.branchId).toBe(clifton)
  })

  test('is for the same branch of several that deliver there, however their zones are arranged', async () => {
    const product = await productAt({ main: 50, clifton: 50 })
    const third = await addBranch(there.shop, 'Saddar')
    const zonesOf = await Promise.all(
      [clifton, third].map(async branchId => {
        const zoneId = await newZone(there.shop.pool, { postalCodes: ['44444'] })
        await run('update delivery_zones set branch_id = $1 where zone_id = $2', [branchId, zoneId])
        return zoneId
      }),
    )
    const shared = { ...byPostcode, postalCode: '44444' }
    const branch = async () => (await cartOf(product, delivered(shared))).branch.branchId
    expect(await branch()).toBe(clifton)
    const listed = (await there.shop.get('/deliveryZones/findForStaff', there.owner.bearer)).body
    const all: number[] = listed.map(({ zoneId }: { zoneId: number }) => zoneId)
    const zoneIds = [...all.filter(id => id !== zonesOf[0]), ...zonesOf.slice(0, 1)]
    const arranged = await there.post('/deliveryZones/arrange', { zoneIds })
    expect(arranged.body.map(({ zoneId }: { zoneId: number }) => zoneId)).toEqual(all)
    expect(await branch()).toBe(clifton)
    await run('delete from delivery_zones where zone_id = any($1)', [zonesOf])
    await run('update branches set active_flag = false where branch_id = $1', [third])
  })

  test('is for the chosen branch if its address is in no zone', async () => {
    const product = await productAt({ main: 50, clifton: 50 })
    expect(await branchOf(await there.order(delivered({ ...nowhere, branchId: clifton }), product))).toBe(
      clifton,
    )
    expect(await branchOf(await there.order(delivered(nowhere), product))).toBe(1)
  })

  test('is for a branch with a zone around it, even if the main branch has no position', async () => {
    const product = await productAt({ main: 50, clifton: 50 })
    const [main] = await run('select position from branches where is_main')
    await run('update branches set position = null where is_main')
    await run(
      `update branches set position = '{"latitude": 24.86, "longitude": 67.01}' where branch_id = $1`,
      [clifton],
    )
    const zoneId = await newZone(there.shop.pool, { postalCodes: [] })
    await run('update delivery_zones set branch_id = $1, radius = 20000 where zone_id = $2', [
      clifton,
      zoneId,
    ])
    expect(await branchOf(await there.order(delivered(nowhere), product))).toBe(clifton)
    await run('delete from delivery_zones where zone_id = $1', [zoneId])
    await run('update branches set position = $1 where is_main', [main?.position])
    await run('update branches set position = null where branch_id = $1', [clifton])
  })
})

describe('the windows', () => {
  const slotsOf = async (more: object) => {
    const { body } = await there.shop.post('/slots/find', { pickupType: 'IN STORE', ...more })
    return body.days.flatMap((day: SlotDay) => day.slots)
  }
  const week = [0, 1, 2, 3, 4, 5, 6].map(weekday => ({ weekday, opens: '10:00', closes: '22:00' }))

  test('are those of the branch of the order; one of another branch is refused', async () => {
    await there.post('/storeHours/saveWeek', { branchId: clifton, days: week })
    await there.addPattern({ branchId: clifton, starts: '12:00', ends: '14:00' })
    const atClifton = await slotsOf({ branchId: clifton })
    expect(atClifton.length).toBeGreaterThan(15)
    expect(await slotsOf({})).toEqual([])
    const slotId = atClifton.at(-1).slotId
    expect((await there.order({ slotId })).body.type).toBe('/problems/slot-full')
    const product = await productAt({ main: 5, clifton: 5 })
    const placed = await there.order({ slotId, branchId: clifton }, product)
    expect((await there.stored(placed.body.orders.orderId)).slot_id).toBe(slotId)
  })

  test('are offered by the branch of the address, and a branch without any takes orders for a half-day', async () => {
    await there.addPattern({ branchId: clifton, method: 'DELIVERY', starts: '12:00', ends: '14:00' })
    const found = (more: object) => slotsOf({ pickupType: 'DELIVERY', ...more })
    expect((await found({ ...nearClifton, branchId: 1 })).length).toBeGreaterThan(15)
    expect(await found({ ...nearMain, branchId: clifton })).toEqual([])
    const product = await productAt({ main: 50, clifton: 50 })
    const order = async (more: object) => {
      const { body } = await there.order({ pickupType: 'DELIVERY', pickupTime: 'DAYTIME', ...more }, product)
      return there.stored(body.orders.orderId)
    }
    expect((await order(nearClifton)).slot_id).not.toBeNull()
    expect((await order(nearMain)).slot_id).toBeNull()
  })
})

test('a placed order says where it is collected, also by its link', async () => {
  const product = await productAt({ main: 5, clifton: 5 })
  const { orderNum, link } = (await there.order({ branchId: clifton }, product)).body.orders
  const { body } = await there.shop.get(`/orders/findByLink/${orderNum}/${link}`)
  expect(body.orders.branch).toEqual({
    ...{ branchId: clifton, branchName: 'Clifton', address: '4 Sea View Parade, Karachi' },
    phone1: '+92 21 3456 7800',
  })
})

test('staff add to an order only what its branch has, at its prices', async () => {
  const [product, other, never] = [
    await productAt({ main: 5, clifton: 5 }),
    await productAt({ main: 5, clifton: 5 }),
    await productAt({ main: 5 }),
  ]
  await run(
    'insert into branch_products (product_id, branch_id, unit_price, sale_price) values ($1, $2, 12000, 11000)',
    [other, clifton],
  )
  const { orderId } = (await there.order({ branchId: clifton }, product)).body.orders
  const add = async (productId: number) => {
    const { version } = await there.stored(orderId)
    return there.post('/orders/edit', {
      ...{ orderId, version, items: [], removed: [] },
      added: [{ productId, quantity: 1 }],
    })
  }
  expect((await add(never)).body.type).toBe('/problems/not-sold')
  expect((await add(other)).status).toBe(200)
  expect((await there.stored(orderId)).grand_total).toBe('22000')
  expect(await stockOf(other)).toEqual({ main: 5, clifton: 4 })
})

test('a branch has its own payment methods, and an order with another one is refused', async () => {
  const product = await productAt({ main: 5, clifton: 5 })
  await run(`update branches set payment_methods = '{CASH}' where branch_id = $1`, [clifton])
  expect((await cartOf(product, { branchId: clifton })).paymentMethods).toEqual(['CASH'])
  const refused = await there.order({ branchId: clifton, paymentMethod: 'CARD' }, product)
  expect(refused.body.errors).toMatchObject([{ field: 'orders.paymentMethod' }])
  await run('update branches set payment_methods = null')
})

test('pages show that a product is in stock if any open branch has it', async () => {
  const product = await productAt({ main: 0, clifton: 4 })
  const left = async () => (await there.shop.get(`/products/${product}`)).body.quantity as number
  expect(await left()).toBe(4)
  await run('insert into branch_products (product_id, branch_id, sold) values ($1, $2, false)', [
    product,
    clifton,
  ])
  expect(await left()).toBe(0)
})

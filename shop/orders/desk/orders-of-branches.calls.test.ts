import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addBranch } from '../../../tests/support/branches.ts'
import { newZone } from '../../../tests/support/new-zone.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { dayAt } from '../../lib/dates/dates.ts'

const MAIN = 1
let shop: TestShop
let clifton: number
let productId: number
/** Managers of all branches, of Clifton, and of both. */
let manager: Person
let ofClifton: Person
let ofBoth: Person
beforeAll(async () => {
  shop = await openTestShop()
  manager = await signUp(shop, 'manager')
  productId = (await newProduct(shop.pool, { stock: 0 })).productId
  await shop.pool.query('update products set stock_tracked = false where product_id = $1', [productId])
})
afterAll(() => shop.close())

const placeAt = async (branchId: number) =>
  (await shop.post('/orders/save', guestOrder([{ productId, quantity: 1 }], { branchId }))).body.orders
const ask = async (path: string, by: Person) => (await shop.get(path, by.bearer)).body
const branchesOn = async (path: string, by: Person) =>
  (await ask(path, by)).rows.map(({ branchName }: { branchName: string | null }) => branchName)

test('a shop with one branch does not name it', async () => {
  const { orderNum } = await placeAt(MAIN)
  expect(await branchesOn('/orders/findBoard', manager)).toEqual([null])
  expect((await ask(`/orders/findForStaff/${orderNum}`, manager)).orders).toMatchObject({
    branchId: MAIN,
    branchName: null,
  })
})

describe('with two branches', () => {
  beforeAll(async () => {
    clifton = await addBranch(shop, 'Clifton')
    ofClifton = await signUp(shop, 'manager', clifton)
    ofBoth = await signUp(shop, 'orders', clifton)
    await shop.pool.query(`insert into staff_roles (cust_id, role, branch_id) values ($1, 'manager', $2)`, [
      ofBoth.custId,
      MAIN,
    ])
    await placeAt(clifton)
    await shop.pool.query(`update orders set order_status = 'PRINTED'`)
  })
  const [main, other] = ['Gulshan-e-Iqbal', 'Clifton']

  test('lists have the orders of the branches that a person works for, and of one if it is chosen', async () => {
    for (const path of ['/orders/findBoard', '/orders/findToPick']) {
      expect((await branchesOn(path, manager)).sort()).toEqual([other, main])
      expect((await branchesOn(path, ofBoth)).sort()).toEqual([other, main])
      expect(await branchesOn(path, ofClifton)).toEqual([other])
      expect(await branchesOn(`${path}?branchId=${clifton}`, manager)).toEqual([other])
      expect(await branchesOn(`${path}?branchId=${MAIN}`, ofBoth)).toEqual([main])
      expect(await branchesOn(`${path}?branchId=${MAIN}`, ofClifton)).toEqual([])
    }
    const { waiting, total } = await ask('/orders/findBoard', ofClifton)
    expect([waiting.PRINTED, total]).toEqual([1, 1])
  })

  test('the work of the day is that of the own branch, without what belongs to the whole shop', async () => {
    expect(await ask('/office/findToday', ofClifton)).toMatchObject({
      ...{ orders: { fresh: 0, printed: 1 }, picking: { printed: 1 } },
      ...{ people: null, messages: null, firstSteps: null },
    })
    expect(await ask('/office/findToday', manager)).toMatchObject({ orders: { printed: 2 } })
  })

  test('reports have the sales and the cash of a branch', async () => {
    const day = dayAt(new Date(), 'Asia/Karachi')
    const [{ orderId }] = (await ask(`/orders/findBoard?branchId=${clifton}`, manager)).rows
    const paid = { orderId, amount: 50, seen: 0 }
    expect((await shop.post('/payment/receiveCash', paid, ofClifton.bearer)).status).toBe(200)
    const sold = async (by: Person, branch = '') => (await ask(`/orders/findSales?${branch}`, by)).orders
    const taken = async (by: Person, branch = '') =>
      (await ask(`/payment/findTakings?from=${day}&until=${day}${branch}`, by)).net
    expect([await sold(manager), await sold(ofClifton)]).toEqual([2, 1])
    expect(await sold(manager, `branchId=${clifton}`)).toBe(1)
    expect(await sold(ofClifton, `branchId=${MAIN}`)).toBe(0)
    // A role for orders sees no report, so that the manager's branch is left.
    expect(await sold(ofBoth)).toBe(1)
    expect([await taken(manager), await taken(ofClifton), await taken(ofBoth)]).toEqual([50, 50, 0])
    expect(await taken(manager, `&branchId=${MAIN}`)).toBe(0)
  })

  const phoneOrder = (orders: object) => ({
    customer: { firstName: 'Hamid', phone1: '0311 5550001' },
    orders,
    orderItems: [{ productId, quantity: 1 }],
  })
  const takenBy = (by: Person, orders: object) =>
    shop.post('/orders/savePhoneOrder', phoneOrder(orders), by.bearer)
  const branchOf = async (answer: { body: { orders: { orderNum: string } } }) =>
    (await ask(`/orders/findForStaff/${answer.body.orders.orderNum}`, manager)).orders.branchName

  test('a phone order goes to a branch of the person who takes it', async () => {
    const collected = { pickupType: 'IN STORE' }
    expect(await branchOf(await takenBy(ofClifton, collected))).toBe(other)
    expect(await branchOf(await takenBy(ofBoth, collected))).toBe(main)
    expect(await branchOf(await takenBy(ofBoth, { ...collected, branchId: clifton }))).toBe(other)
    expect(await branchOf(await takenBy(manager, collected))).toBe(main)
  })

  test('a phone order to an address of another branch is refused, and nothing is written', async () => {
    await newZone(shop.pool, { postalCodes: ['11111'] })
    const address = { address: '4 Sea Road', city: 'Karachi', stateProvince: 'Sindh', country: 'Pakistan' }
    const delivered = { pickupType: 'DELIVERY', ...address, postalCode: '11111' }
    const orders = () => ask('/orders/findBoard', manager)
    const before = (await orders()).total
    const refused = await takenBy(ofClifton, delivered)
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toMatchObject([{ field: 'orders.address' }])
    expect((await orders()).total).toBe(before)
    expect(await branchOf(await takenBy(manager, delivered))).toBe(main)
  })

  test('a caller is known in the whole shop, with the last order of the own branch', async () => {
    const lastOf = async (by: Person) =>
      (await ask('/orders/findCallers?phone=03115550001', by))[0].lastOrder?.orderNum
    const collected = { pickupType: 'IN STORE' }
    const { orderNum } = (await takenBy(manager, collected)).body.orders
    expect(await lastOf(manager)).toBe(orderNum)
    expect(await lastOf(ofClifton)).not.toBe(orderNum)
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../shop/contract.ts'
import type { Call } from '../../shop/lib/call.ts'
import { addBranch } from '../../tests/support/branches.ts'
import { callTable } from '../../tests/support/cases/call-table.ts'
import { headersOf, makeWorld, sendCall, type World } from '../../tests/support/cases/call-world.ts'
import { type Person, signUp } from '../../tests/support/people.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

/** The branch of the demo, and another one with a manager of its own. */
const MAIN = 1
let clifton: number
let manager: Person
let shop: TestShop
let world: World
beforeAll(async () => {
  shop = await openTestShop()
  world = await makeWorld(shop)
  clifton = await addBranch(shop, 'Clifton')
  manager = await signUp(shop, 'manager', clifton)
})
afterAll(() => shop.close())

const all: readonly Call[] = calls
const nameOf = (call: Call) => `${call.method} ${call.path}`
const ofBranch = all.filter(call => call.ofBranch)

/** Makes the call for the manager of Clifton. */
async function send(call: Call, input: object | undefined) {
  const headers = await headersOf(shop, manager)
  return sendCall(shop, call, { ...input }, headers)
}

const goodFor = async (call: Call) => callTable[nameOf(call)]?.good(world, manager)

/** Moves everything that belongs to a branch to another one. */
async function move(from: number, to: number) {
  const { rows } = await shop.pool.query<{ table_name: string }>(
    `select table_name from information_schema.columns where column_name = 'branch_id' and table_schema = 'public'
     and table_name not in ('branches', 'staff_roles', 'staff_invitations')`,
  )
  for (const { table_name } of rows)
    await shop.pool.query(`update ${table_name} set branch_id = $2 where branch_id = $1`, [from, to])
}

/** The answers about another branch that are not a 404. */
const elsewhere: Record<string, { status: number; body?: object }> = {
  'GET /orders/findBoard': { status: 200, body: { rows: [], total: 0, latest: 0 } },
  'GET /orders/findToPick': { status: 200, body: { rows: [], total: 0 } },
  'GET /picking/findWave': { status: 200, body: { windows: [], orders: [], total: 0 } },
  'POST /picking/release': { status: 200, body: { released: 0 } },
  'GET /orders/findToPrint': { status: 200, body: [] },
  'POST /orders/markPrinted': { status: 200, body: { printed: [] } },
  'GET /orders/findSales': { status: 200, body: { orders: 0, total: 0 } },
  'GET /orders/findMargin': { status: 200, body: { revenue: 0, cost: 0 } },
  'GET /stockValue/find': { status: 200, body: { products: 0, unknownProducts: 0 } },
  'GET /stockValue/findProducts': { status: 200, body: { rows: [], total: 0 } },
  'GET /runs/mine': { status: 200, body: { runs: [] } },
  'GET /payment/findTakings': { status: 200, body: { net: 0, byPerson: [] } },
  // Customers and products are those of the whole shop.
  'GET /orders/findCallers': { status: 200 },
  'GET /orders/findGoods': { status: 200 },
  'POST /barcodeRules/test': { status: 200 },
  'POST /orders/savePhoneOrder': { status: 400, body: { errors: [{ field: 'orders.branchId' }] } },
  'POST /counter/look': { status: 200, body: { item: null, orders: [] } },
  'POST /counter/price': { status: 400, body: { errors: [{ field: 'branchId' }] } },
  'POST /counter/sell': { status: 400, body: { errors: [{ field: 'branchId' }] } },
  'GET /products/findForStaff': { status: 200, body: { rows: [], total: 0 } },
  'GET /stock/findMovements': { status: 200, body: { rows: [], total: 0 } },
  'GET /receipts/find': { status: 200, body: { rows: [], total: 0 } },
  'GET /lots/find': { status: 200, body: { rows: [], total: 0 } },
  'GET /recalls/find': { status: 200, body: { rows: [], total: 0 } },
  // Suppliers and certificates are those of the whole shop.
  'GET /certificates/findForStaff': { status: 200 },
  'GET /suppliers/find': { status: 200 },
  'GET /suppliers/find/{id}': { status: 200 },
  'GET /slotPatterns/findAll': { status: 200, body: [] },
  'GET /prayerTimes/findOwn': { status: 200, body: [] },
  'GET /deliveryZones/findForStaff': { status: 200, body: [] },
  'POST /deliveryZones/arrange': { status: 409 },
}

/** Returns an input that names the main branch, if the call can name one. */
function atMain(call: Call, input: Record<string, unknown> = {}) {
  if (nameOf(call) === 'POST /orders/savePhoneOrder')
    return { ...input, orders: { ...(input.orders as object), branchId: MAIN } }
  return 'branchId' in call.input.shape ? { ...input, branchId: MAIN } : input
}

describe('a manager of one branch', () => {
  test.each(ofBranch)('finds nothing of another branch with $method $path', async call => {
    const { status, body } = await send(call, atMain(call, await goodFor(call)))
    const expected = elsewhere[nameOf(call)] ?? { status: 404 }
    expect(status, JSON.stringify(body)).toBe(expected.status)
    if (expected.body) expect(body).toMatchObject(expected.body)
  })

  test.each(ofBranch)('does the work of their own branch with $method $path', async call => {
    const input = await goodFor(call)
    await move(MAIN, clifton)
    try {
      const own = input && 'fromBranchId' in input ? { ...input, fromBranchId: clifton } : input
      const { status, body } = await send(call, own)
      expect(status, JSON.stringify(body)).toBe(200)
    } finally {
      await move(clifton, MAIN)
    }
  })

  test.each(all.filter(({ who, ofBranch }) => who.startsWith('staff: ') && !ofBranch))(
    'may not use $method $path, which is for the whole shop',
    async call => {
      expect((await send(call, await goodFor(call))).status).toBe(403)
    },
  )
})

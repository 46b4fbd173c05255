import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { meeting } from '../../../tests/support/meeting.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { savePattern } from '../../../tests/support/slot-patterns.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { m } from '../../messages/m.ts'
import type { SlotDay } from '../../slots/slots.contract.ts'
import type { StaffBranch } from './branches.contract.ts'

let shop: TestShop
let owner: Person
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signUp(shop, 'owner')
})
afterAll(() => shop.close())

const MAIN = 1
const clifton = {
  ...{ branchName: 'Clifton', address: '4 Sea View Parade, Karachi', country: 'PK' },
  ...{ phone1: '+92 21 3456 7800', position: { latitude: 24.8138, longitude: 67.03 } },
}

const post = (path: string, input: object, person = owner) => shop.post(path, input, person.bearer)
const save = (input: object, person = owner) => post('/branches/save', input, person)
const open = (branchId: number, active: boolean) => post('/branches/open', { branchId, active })
const all = async (): Promise<StaffBranch[]> => (await shop.get('/branches/findForStaff', owner.bearer)).body
const settings = async () => (await shop.get('/settings/findForStaff', owner.bearer)).body
const rows = async (statement: string) => (await shop.pool.query(statement)).rows
const audited = () =>
  rows(
    `select action, subject_id, before, after, cust_id from audit_entries where subject = 'branch' order by 1`,
  )

/** Returns a branch as it can be sent again, with changes. */
function sentAgain({ active: _, updatedDate: __, isMain: ___, ...branch }: StaffBranch, more: object) {
  return { ...branch, ...more }
}

/** Adds a branch; returns it. */
async function add(more: object = {}): Promise<StaffBranch> {
  const { status, body } = await save({ ...clifton, ...more })
  expect({ status, body }).toMatchObject({ status: 200 })
  return body.toSorted((one: StaffBranch, other: StaffBranch) => other.branchId - one.branchId)[0]
}

afterEach(async () => {
  const main = (await all()).find(({ branchId }) => branchId === MAIN) as StaffBranch
  if (!main.isMain) expect((await save(sentAgain(main, { isMain: true }))).status).toBe(200)
  await shop.pool.query(`delete from slots where branch_id <> ${MAIN}; delete from slot_patterns;
    delete from open_spans where branch_id <> ${MAIN};
    delete from store_hours where branch_id <> ${MAIN}; delete from delivery_zones where branch_id <> ${MAIN};
    delete from branches where branch_id <> ${MAIN}; delete from audit_entries`)
})

describe('a branch', () => {
  test('is added with the time zone of the shop, and shoppers see it', async () => {
    const added = await add({ collects: false, paymentMethods: ['CASH'] })
    expect(added).toEqual({
      ...{ ...clifton, branchId: added.branchId, phone2: '', isMain: false, collects: false },
      ...{ paymentMethods: ['CASH'], active: true, updatedDate: expect.any(String) },
    })
    const { active: _, paymentMethods: __, updatedDate: ___, ...shown } = added
    const { body: found } = await shop.get('/branches/find')
    expect(found.map(({ branchId }: StaffBranch) => branchId)).toEqual([MAIN, added.branchId])
    expect(found[1]).toEqual(shown)
    const [zones] = await rows('select count(distinct time_zone)::int as count from branches')
    expect(zones.count).toBe(1)
    expect(await audited()).toEqual([
      {
        ...{ action: 'add', subject_id: String(added.branchId), before: null, cust_id: owner.custId },
        after: added,
      },
    ])
  })

  test('is changed, and the audit has both versions', async () => {
    const before = await add()
    const phone2 = '+92 21 3456 7801'
    const { status, body } = await save(sentAgain(before, { phone2, position: null }))
    expect(status).toBe(200)
    const after = body.find(({ branchId }: StaffBranch) => branchId === before.branchId)
    expect(after).toEqual({ ...before, phone2, position: null, updatedDate: expect.any(String) })
    expect(after.updatedDate).not.toBe(before.updatedDate)
    expect((await audited()).at(-1)).toMatchObject({ action: 'save', before, after })
    expect((await save({ ...clifton, branchName: 'Nowhere', branchId: 9999 })).status).toBe(404)
  })

  test('has a name of its own, whichever way it is written', async () => {
    const { branchId } = await add()
    const taken = {
      status: 400,
      body: { errors: [{ field: 'branchName', message: m.settings_name_taken() }] },
    }
    expect(await save({ ...clifton, branchName: 'CLIFTON' })).toMatchObject(taken)
    const main = (await all())[0] as StaffBranch
    expect(await save(sentAgain(main, { branchName: 'Clifton' }))).toMatchObject(taken)
    expect((await save({ ...clifton, branchId, branchName: 'clifton' })).status).toBe(200)
  })

  test('that someone else has changed is not overwritten: the answer has the current ones', async () => {
    const { branchId, updatedDate } = await add()
    await save({ ...clifton, branchId, phone1: '+92 21 1111111', updatedDate })
    const late = await save({ ...clifton, branchId, phone1: '+92 21 2222222', updatedDate })
    expect(late).toMatchObject({ status: 409, body: { type: '/problems/changed', branches: await all() } })
    expect((await all())[1]?.phone1).toBe('+92 21 1111111')
    const main = (await all())[0] as StaffBranch
    await post('/settings/save', { phone2: '+92 21 3333333' })
    expect((await save(sentAgain(main, { updatedDate: main.updatedDate }))).status).toBe(409)
  })

  test('offers only payment methods that work', async () => {
    const { status, body } = await save({ ...clifton, paymentMethods: ['CARD'] })
    const cards = (await settings()).configuredMethods.includes('CARD')
    expect(status).toBe(cards ? 200 : 400)
    if (!cards) expect(body.errors).toMatchObject([{ field: 'paymentMethods' }])
    expect(await save({ ...clifton, branchName: 'Saddar', paymentMethods: [] })).toMatchObject({
      status: 400,
    })
  })
})

describe('the main branch', () => {
  test('follows the settings, and the settings follow it', async () => {
    const before = await settings()
    await post('/settings/save', { branchName: 'Market Hall', phone: '+92 21 4444444' })
    const main = (await all())[0] as StaffBranch
    expect(main).toMatchObject({ isMain: true, branchName: 'Market Hall', phone1: '+92 21 4444444' })
    const position = { latitude: 24.9, longitude: 67.1 }
    await save(sentAgain(main, { branchName: 'Old Market', phone2: '+92 21 5555555', position }))
    expect(await settings()).toEqual({
      ...before,
      ...{ branchName: 'Old Market', phone: '+92 21 4444444', phone2: '+92 21 5555555', position },
    })
    const { branchName, phone, phone2, position: stood } = before
    await post('/settings/save', { branchName, phone, phone2, position: stood })
  })

  test('is another one once it is made so, and the settings have its place', async () => {
    const before = await settings()
    const second = await add()
    expect(await settings()).toEqual(before)
    await save(sentAgain(second, { isMain: true }))
    expect((await all()).map(({ branchId, isMain }) => ({ branchId, isMain }))).toEqual([
      { branchId: second.branchId, isMain: true },
      { branchId: MAIN, isMain: false },
    ])
    const { branchName, address, phone1: phone, position } = clifton
    expect(await settings()).toMatchObject({ branchName, address, phone, phone2: '', position })
    const [place] = await rows(`select * from branches where branch_id = ${MAIN}`)
    expect(place).toMatchObject({ branch_name: before.branchName, phone1: before.phone })
  })

  test('can be a new one', async () => {
    const added = await add({ isMain: true })
    expect((await all()).filter(({ isMain }) => isMain)).toEqual([added])
    expect(await settings()).toMatchObject({ branchName: 'Clifton' })
  })

  test('cannot be closed, and a closed branch cannot become the main one', async () => {
    expect(await open(MAIN, false)).toMatchObject({ status: 409, body: { type: '/problems/main-branch' } })
    const second = await add()
    await open(second.branchId, false)
    expect(await save(sentAgain(second, { isMain: true }))).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'isMain', message: m.settings_branch_closed() }] },
    })
    expect((await all())[0]).toMatchObject({ branchId: MAIN, isMain: true })
  })

  test('is one, even if two owners make two branches the main one at the same moment', async () => {
    const other = await signUp(shop, 'owner')
    const [one, two] = [await add(), await add({ branchName: 'Saddar' })]
    const makeMain = (branch: StaffBranch, person: Person) => () =>
      save(sentAgain(branch, { isMain: true, updatedDate: branch.updatedDate }), person)
    const lock = 'lock table settings in share row exclusive mode'
    const answers = await meeting(shop.pool, lock, [makeMain(one, owner), makeMain(two, other)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const [main] = (await all()).filter(({ isMain }) => isMain)
    expect([one.branchId, two.branchId]).toContain(main?.branchId)
    expect((await settings()).branchName).toBe(main?.branchName)
  })
})

describe('a closed branch', () => {
  const states = (branchId: number) =>
    rows(`select distinct closed_by from slots where branch_id = ${branchId} and starts_at > now()`)
  /** Adds a branch that is open all day, with windows for collecting. */
  async function addWithWindows(): Promise<number> {
    const { branchId } = await add()
    const days = [0, 1, 2, 3, 4, 5, 6].map(weekday => ({ weekday, opens: '00:00', closes: '24:00' }))
    expect((await post('/storeHours/saveWeek', { branchId, days })).status).toBe(200)
    await savePattern(shop, owner, { branchId })
    return branchId
  }

  test('keeps its windows from new orders, and has them again once it is open', async () => {
    const branchId = await addWithWindows()
    expect(await states(branchId)).toEqual([{ closed_by: null }])
    expect((await open(branchId, false)).status).toBe(200)
    expect(await states(branchId)).toEqual([{ closed_by: 'HOURS' }])
    expect((await open(branchId, true)).status).toBe(200)
    expect(await states(branchId)).toEqual([{ closed_by: null }])
    expect((await audited()).map(({ action, after }) => [action, after.branchName, after.active])).toEqual([
      ['add', 'Clifton', true],
      ['close', 'Clifton', false],
      ['open again', 'Clifton', true],
    ])
    await open(branchId, true)
    expect(await audited()).toHaveLength(3)
    expect((await open(9999, false)).status).toBe(404)
  })

  test('is not shown to shoppers, and takes no order', async () => {
    const branchId = await addWithWindows()
    await post('/deliveryZones/save', { branchId, zoneName: 'Sea View', postalCodes: ['75600'] })
    const { productId } = await newProduct(shop.pool, { stock: 100 })
    const [stock] = await rows(
      `insert into availabilities (kind, on_hand) values ('stock', 100) returning availability_id as id`,
    )
    await shop.pool.query(
      `insert into stock (product_id, branch_id, availability_id, count_step, low_at) values ($1, $2, $3, 1000, 5)`,
      [productId, branchId, stock.id],
    )
    const { days } = (await shop.post('/slots/find', { pickupType: 'IN STORE', branchId })).body
    const { slotId } =
      (days as SlotDay[]).flatMap(({ slots }) => slots).find(({ state }) => state === 'FREE') ?? {}
    const collect = () =>
      shop.post(
        '/orders/save',
        guestOrder([{ productId, quantity: 1 }], { branchId, slotId, pickupTime: undefined }),
      )
    const { body } = await collect()
    expect(await rows(`select branch_id from orders where order_id = ${body.orders.orderId}`)).toEqual([
      { branch_id: branchId },
    ])
    await open(branchId, false)
    expect((await shop.get('/branches/find')).body.map((one: StaffBranch) => one.branchId)).toEqual([MAIN])
    expect((await collect()).status).toBe(409)
    const asked = { address: '1 Sea View Parade', postalCode: '75600' }
    expect((await shop.post('/deliveryZones/findByAddress', asked)).body).not.toMatchObject({
      zoneName: 'Sea View',
    })
    const [placed] = await rows(`select count(*)::int as count from orders where branch_id = ${branchId}`)
    expect(placed.count).toBe(1)
    await shop.pool.query(`delete from order_items; delete from order_events; delete from unpaid_holds`)
    await shop.pool.query(`delete from orders; delete from stock where branch_id = ${branchId}`)
  })
})

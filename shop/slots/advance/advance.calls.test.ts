import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addBranch } from '../../../tests/support/branches.ts'
import { rowsWritten } from '../../../tests/support/test-goods.ts'
import { openWindowsShop } from '../../../tests/support/windows-shop.ts'
import { weekdayOf } from '../../hours/day-hours.rules.ts'
import { daysLater } from '../../lib/dates/dates.ts'
import type { ShownSlot, SlotDay } from '../slots.contract.ts'

let there: Awaited<ReturnType<typeof openWindowsShop>>
/** The weekday of the day after tomorrow, and the one after it. */
let [soon, later] = [0, 0]
beforeAll(async () => {
  there = await openWindowsShop()
})
beforeEach(async () => {
  await there.clear()
  await there.shop.pool.query('delete from advance_rules')
  await there.addPattern()
  const today = (await days()).at(0)?.day ?? ''
  ;[soon, later] = [weekdayOf(daysLater(today, 2)), weekdayOf(daysLater(today, 5))]
})
afterAll(() => there.shop.close())

const days = async (more: object = {}): Promise<SlotDay[]> =>
  (await there.shop.post('/slots/find', { pickupType: 'IN STORE', ...more })).body.days
const line = (productId: number) => ({ productId, quantity: 1 })
const rule = (more: object = {}) =>
  there.post('/advanceRules/save', {
    ...{ ruleName: 'Whole lambs', productIds: [there.product], weekdays: [later] },
    ...{ cutOffDays: 1, cutOffTime: '18:00', ...more },
  })
/** The weekdays on which a cart can be handed over. */
const weekdaysOf = async (productIds: number[]) => [
  ...new Set(
    (await days({ items: productIds.map(line) })).flatMap(({ day, slots }) =>
      slots.some(({ state }) => state === 'FREE') ? [weekdayOf(day)] : [],
    ),
  ),
]
const slotOn = async (weekday: number) =>
  (await days()).find(({ day, slots }) => weekdayOf(day) === weekday && slots[0]?.state === 'FREE')
    ?.slots[0] as ShownSlot

test('goods that are ordered in advance are offered on their days only, others on all', async () => {
  expect((await rule()).status).toBe(200)
  expect(await weekdaysOf([there.product])).toEqual([later])
  expect((await weekdaysOf([101])).length).toBe(7)
  const offered = (await days({ items: [line(101), line(there.product)] })).flatMap(({ slots }) => slots)
  expect(new Set(offered.map(({ state }) => state))).toContain('SOON')
  expect((await there.shop.get(`/advanceRules/findByProduct/${there.product}`)).body.says).toHaveLength(1)
  expect((await there.shop.get('/advanceRules/findByProduct/101')).body.says).toEqual([])
})

test('a rule of a department holds for all of its products, and goods with two rules follow either', async () => {
  await rule({ productIds: [], deptNames: ['MEAT'] })
  expect(await weekdaysOf([there.product])).toEqual([later])
  await rule({ weekdays: [soon], cutOffDays: 0 })
  expect((await weekdaysOf([there.product])).sort()).toEqual([soon, later].sort())
})

test('a rule names a renamed department by its new name', async () => {
  const [saved] = (await rule({ productIds: [], deptNames: ['GROCERY'] })).body
  const rename = (deptName: string, newName: string) =>
    there.post('/departments/save', { deptName, newName, title: 'Grocery', blurb: '' })
  expect((await rename('GROCERY', 'PANTRY')).status).toBe(200)
  const rules = async () => (await there.shop.get('/advanceRules/find', there.owner.bearer)).body
  expect(await rules()).toEqual([{ ...saved, deptNames: ['PANTRY'] }])
  await rename('PANTRY', 'GROCERY')
})

test('an order for a window that is too soon is refused with its lines and later windows, and nothing is written', async () => {
  await rule()
  const slot = await slotOn(soon)
  const before = await rowsWritten(there.shop.pool)
  const refused = await there.order({ slotId: slot.slotId })
  expect(refused).toMatchObject({ status: 409, body: { type: '/problems/too-soon' } })
  expect(refused.body.lines).toMatchObject([{ productId: there.product }])
  expect(refused.body.next).toHaveLength(3)
  expect(await rowsWritten(there.shop.pool)).toEqual(before)
  const placed = await there.order({ slotId: refused.body.next[0].slotId })
  expect(placed.status).toBe(200)
})

test('a client that knows no windows gets the earliest one that its goods fit', async () => {
  await rule()
  const { orderId } = (await there.order()).body.orders
  const { slot_id } = await there.stored(orderId)
  const expected = (await days({ items: [line(there.product)] }))
    .flatMap(({ slots }) => slots)
    .find(({ state, starts }) => state === 'FREE' && starts < '12')
  expect(slot_id).toBe(expected?.slotId)
})

test('a rule of another branch, or one that is paused or deleted, changes nothing', async () => {
  const [saved] = (await rule({ active: false })).body
  expect((await weekdaysOf([there.product])).length).toBe(7)
  const { body } = await there.post('/branches/save', {
    ...{ branchName: 'Clifton', address: '4 Sea View Parade', country: 'PK', phone1: '+92 21 3456 7800' },
  })
  const { branchId } = body.find(({ isMain }: { isMain: boolean }) => !isMain)
  await rule({ ruleId: saved.ruleId, branchId })
  expect((await weekdaysOf([there.product])).length).toBe(7)
  await rule({ ruleId: saved.ruleId, branchId: null })
  expect(await weekdaysOf([there.product])).toEqual([later])
  expect((await there.post(`/advanceRules/delete/${saved.ruleId}`, {})).body).toEqual([])
  expect((await weekdaysOf([there.product])).length).toBe(7)
})

test('a rule is refused at the field that is wrong, and to the person who saw an older one', async () => {
  const wrong = async (more: object) =>
    (await rule(more)).body.errors?.map(({ field }: { field: string }) => field)
  expect(await wrong({ productIds: [999_999] })).toEqual(['productIds'])
  expect(await wrong({ deptNames: ['NOTHING'] })).toEqual(['deptNames'])
  expect(await wrong({ productIds: [] })).toEqual(['deptNames'])
  expect(await wrong({ leadMinutes: 60 })).toEqual(['leadMinutes'])
  expect((await rule({ branchId: 999_999 })).status).toBe(404)
  const [saved] = (await rule()).body
  const late = await rule({ ruleId: saved.ruleId, updatedDate: '2020-01-01T00:00:00.000Z' })
  expect(late).toMatchObject({ status: 409, body: { type: '/problems/changed', rules: [saved] } })
})

test('the rule of a branch is said with its name where there are several, and not once it is closed', async () => {
  const says = async () => (await there.shop.get(`/advanceRules/findByProduct/${there.product}`)).body.says
  const branchId = await addBranch(there.shop, 'Clifton')
  await rule({ branchId })
  expect(await says()).toEqual([expect.stringMatching(/^Clifton: Order by /)])
  await there.shop.pool.query('update branches set active_flag = false where branch_id = $1', [branchId])
  expect(await says()).toEqual([])
})

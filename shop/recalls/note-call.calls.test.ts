import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBranch } from '../../tests/support/branches.ts'
import { meeting } from '../../tests/support/meeting.ts'
import { openRecallDesk, workOnce } from '../../tests/support/orders/recall-desk.ts'
import { type Person, signUp } from '../../tests/support/people.ts'

let desk: Awaited<ReturnType<typeof openRecallDesk>>
beforeAll(async () => {
  desk = await openRecallDesk()
})
afterAll(() => desk.shop.close())

const note = (recallId: number, { orderId }: { orderId: number }, called = true, by = desk.desk as Person) =>
  desk.shop.post('/recalls/noteCall', { recallId, orderId, called }, by.bearer)

/** A recall of a lot: two customers have it, the second of them gets no message, and a third one waits for it. */
async function recalled() {
  const { productId } = await desk.goods({ BAD: [20, 5], GOOD: [20, 9] })
  const [mailed, silent] = [await desk.handedOver(productId, 1), await desk.handedOver(productId, 1)]
  const open = await desk.pickedOrder(productId, 1)
  await desk.forgetEmail(silent)
  const { body } = await desk.start([await desk.lotId(productId, 'BAD')])
  await workOnce(desk.pool)
  return { recallId: body.recallId as number, mailed, silent, open }
}
const idsIn = async (recallId: number, part: string) =>
  (await desk.find(recallId, `?part=${part}`)).orders.rows.map((row: { orderId: number }) => row.orderId)

test('a customer without a message is to be called until staff have called, and again if that is taken back', async () => {
  const { recallId, mailed, silent } = await recalled()
  expect((await desk.find(recallId)).recall).toMatchObject({ toCall: 1, called: 0, handedOver: 2 })
  expect(await idsIn(recallId, 'TO_CALL')).toEqual([silent.orderId])
  expect(await idsIn(recallId, 'NOT_CALLED')).toEqual([silent.orderId, mailed.orderId])
  const { status, body } = await note(recallId, silent)
  expect([status, body]).toEqual([200, { calledAt: expect.any(String), calledBy: 'Zainab' }])
  expect(await desk.rowOf(recallId, silent)).toMatchObject({ ...body, notified: false })
  expect(await idsIn(recallId, 'TO_CALL')).toEqual([])
  expect(await idsIn(recallId, 'NOT_CALLED')).toEqual([mailed.orderId])
  expect((await desk.find(recallId)).recall).toMatchObject({ toCall: 0, called: 1 })
  // The same person presses it again.
  expect((await note(recallId, silent)).body).toEqual(body)
  // A customer who got a message can be called too.
  expect((await note(recallId, mailed)).status).toBe(200)
  expect((await desk.find(recallId)).recall).toMatchObject({ toCall: 0, called: 2 })
  expect((await note(recallId, silent, false)).body).toEqual({ calledAt: null, calledBy: null })
  expect((await desk.find(recallId)).recall).toMatchObject({ toCall: 1, called: 1 })
  const { rows } = await desk.pool.query(
    `select action, after from audit_entries where subject = 'order' and subject_id = $1 and action like '%call' order by 1`,
    [String(silent.orderId)],
  )
  expect(rows.map(({ action }) => action)).toEqual(['call', 'undo call'])
  expect(rows[0].after).toMatchObject({ orderNum: silent.orderNum, recallId })
})

test('two people call at the same time: the first one stays, and the second sees who it was', async () => {
  const { recallId, silent } = await recalled()
  const other = await signUp(desk.shop, 'orders')
  await desk.pool.query(
    `update contacts set first_name = 'Bilal' where contact_id = (select contact_id from customers where cust_id = $1)`,
    [other.custId],
  )
  const lock = `select from recall_orders where recall_id = ${recallId} for update`
  const answers = await meeting(desk.pool, lock, [
    () => note(recallId, silent),
    () => note(recallId, silent, true, other),
  ])
  const [first] = answers.filter(({ status }) => status === 200)
  const [second] = answers.filter(({ status }) => status === 409)
  expect(second?.body).toMatchObject({ type: '/problems/called', ...first?.body })
  expect(await desk.rowOf(recallId, silent)).toMatchObject(first?.body)
})

test('only a customer who has the goods is called', async () => {
  const { recallId, open } = await recalled()
  expect((await note(recallId, open)).body.type).toBe('/problems/not-to-call')
  expect((await note(recallId + 1000, open)).status).toBe(404)
  expect(await desk.rowOf(recallId, open)).toMatchObject({ outcome: 'PICK_AGAIN', calledAt: null })
})

test('staff of a branch note only calls about orders of that branch', async () => {
  const { recallId, silent } = await recalled()
  const there = await signUp(desk.shop, 'orders', await addBranch(desk.shop, 'Harbour'))
  expect((await note(recallId, silent, true, there)).status).toBe(404)
  expect(await desk.rowOf(recallId, silent)).toMatchObject({ calledAt: null })
})

import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addBranch } from '../../tests/support/branches.ts'
import { meeting, waitingForLocks } from '../../tests/support/meeting.ts'
import { auditLots } from '../../tests/support/orders/lot-auditor.ts'
import { manyLines } from '../../tests/support/orders/many-lines.ts'
import { openRecallDesk, words, workOnce } from '../../tests/support/orders/recall-desk.ts'
import { signUp } from '../../tests/support/people.ts'
import { onHand } from '../../tests/support/test-goods.ts'

let desk: Awaited<ReturnType<typeof openRecallDesk>>
beforeAll(async () => {
  desk = await openRecallDesk()
})
afterEach(async () => {
  expect(await auditLots(desk.pool, desk.today)).toEqual([])
})
afterAll(() => desk.shop.close())

test('a preview says what a recall would do, and does nothing', async () => {
  const { productId, availabilityId } = await desk.goods({ BAD: [20, 5] })
  const lotId = await desk.lotId(productId, 'BAD')
  await desk.handedOver(productId, 4)
  await desk.forgetEmail(await desk.handedOver(productId, 1))
  await desk.pickedOrder(productId, 3)
  const { status, body } = await desk.preview([lotId])
  expect(status).toBe(200)
  expect(body).toMatchObject({
    lots: [{ lotId, received: 20, sold: 8, lost: 0, onHand: 12 }],
    ...{ others: [], orders: 3, lines: 3, open: 1, handedOver: 2 },
    ...{ byMessage: 1, onlyByPhone: 1, unreachable: 0, refund: 500, mayRefund: true },
  })
  expect(await onHand(desk.pool, availabilityId)).toBe(12)
  expect((await desk.shop.get(`/recalls/find?lotId=${lotId}`, desk.keeper.bearer)).body.total).toBe(0)
})

test('the same batch at another branch is proposed, and recalled with it', async () => {
  const branchId = await addBranch(desk.shop, 'Clifton')
  const { productId } = await desk.goods({ BAD: [6, 5], OTHER: [6, 5] })
  await desk.receive(productId, 'bad', 4, 5, { branchId })
  const [ours, , theirs] = (await desk.lotsOf(productId)).map(({ lotId }) => lotId) as [
    number,
    number,
    number,
  ]
  expect((await desk.preview([ours])).body.others).toMatchObject([{ lotId: theirs, branchName: 'Clifton' }])
  const { body } = await desk.start([ours, theirs])
  expect(body.lots).toMatchObject([{ lotId: ours }, { lotId: theirs, branchName: 'Clifton' }])
  const staff = await signUp(desk.shop, 'catalogue', branchId)
  const seen = await desk.find(body.recallId, '', staff)
  expect(seen.lots).toMatchObject([{ lotId: theirs, state: 'BLOCKED', onHand: 4 }])
})

test('a recall blocks its lots for good: what is left leaves the stock, and nobody picks it or unblocks it', async () => {
  const { productId, availabilityId } = await desk.goods({ BAD: [10, 5], GOOD: [3, 9] })
  const { orderItems } = await desk.printed(productId, 4)
  const lotId = await desk.lotId(productId, 'BAD')
  const { body } = await desk.start([lotId])
  expect(body).toMatchObject({ ...words, refunds: false, startedBy: 'Zainab', orders: 0, done: 0 })
  const unblock = { lotId, blocked: false }
  expect((await desk.shop.post('/lots/block', unblock, desk.keeper.bearer)).body).toMatchObject({
    type: '/problems/recalled',
  })
  expect(await onHand(desk.pool, availabilityId)).toBe(0)
  expect(await desk.pick(orderItems[0], { lot: 'BAD' })).toMatchObject({
    body: { code: 'BAD', why: 'BLOCKED' },
  })
  const [found] = (await desk.shop.get('/recalls/find?q=salmonella', desk.keeper.bearer)).body.rows
  expect(found).toMatchObject({ recallId: body.recallId, lots: [{ lotId, code: 'BAD' }] })
  const audits = await desk.pool.query(
    `select action from audit_entries where subject = 'lot' and subject_id = $1 order by audit_id`,
    [String(lotId)],
  )
  expect(audits.rows.map(({ action }) => action).slice(-2)).toEqual(['block', 'recall'])
})

test('a lot is recalled once, also by two people at the same time', async () => {
  const { productId } = await desk.goods({ BAD: [10, 5] })
  const order = await desk.handedOver(productId, 2)
  const lotId = await desk.lotId(productId, 'BAD')
  const lock = `select from products where product_id = ${productId} for update`
  const answers = await meeting(desk.pool, lock, [() => desk.start([lotId]), () => desk.start([lotId])])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    ...{ type: '/problems/recalled', lotIds: [lotId] },
    errors: [{ field: 'lotIds' }],
  })
  expect((await desk.preview([lotId])).status).toBe(409)
  await workOnce(desk.pool)
  expect(await desk.noticesOf(order)).toHaveLength(1)
})

test('a repeat of the same start is answered with the same recall', async () => {
  const { productId } = await desk.goods({ BAD: [10, 5] })
  const lotIds = [await desk.lotId(productId, 'BAD')]
  const headers = { ...desk.keeper.bearer, 'idempotency-key': crypto.randomUUID() }
  const send = () => desk.shop.post('/recalls/start', { lotIds, ...words, refunds: false }, headers)
  const first = await send()
  expect((await send()).body).toEqual(first.body)
})

test('staff without orders recall goods without refunds, and see no customers', async () => {
  const { productId } = await desk.goods({ BAD: [10, 5] })
  await desk.handedOver(productId, 2)
  const lotId = await desk.lotId(productId, 'BAD')
  const staff = await signUp(desk.shop, 'catalogue')
  expect((await desk.preview([lotId], staff)).body).toMatchObject({ mayRefund: false })
  expect(await desk.start([lotId], { refunds: true }, staff)).toMatchObject({
    ...{ status: 400 },
    body: { errors: [{ field: 'refunds' }] },
  })
  const { recallId } = (await desk.start([lotId], {}, staff)).body
  expect((await desk.find(recallId, '', staff)).orders.rows).toMatchObject([{ contact: null }])
  expect((await desk.find(recallId)).orders.rows).toMatchObject([{ contact: { name: 'Amina Yusuf' } }])
})

test('staff of a branch recall only lots of that branch, and find only its recalls', async () => {
  const branchId = await addBranch(desk.shop, 'Saddar')
  const { productId } = await desk.goods({ BAD: [10, 5] })
  const lotId = await desk.lotId(productId, 'BAD')
  const there = await signUp(desk.shop, 'catalogue', branchId)
  expect((await desk.preview([lotId], there)).status).toBe(404)
  expect((await desk.start([lotId], {}, there)).status).toBe(404)
  const { recallId } = (await desk.start([lotId])).body
  expect((await desk.shop.get(`/recalls/find/${recallId}`, there.bearer)).status).toBe(404)
  expect((await desk.shop.get('/recalls/find', there.bearer)).body.total).toBe(0)
})

test('the list of a recall has pages, and parts: the customers whom staff must call', async () => {
  const { productId } = await desk.goods({ BAD: [10, 5] })
  const [first, second] = [await desk.handedOver(productId, 2), await desk.handedOver(productId, 1)]
  await desk.forgetEmail(first)
  const { recallId } = (await desk.start([await desk.lotId(productId, 'BAD')])).body
  const idsOf = async (more: string) => {
    const { rows, total } = (await desk.find(recallId, more)).orders
    return [rows.map((row: { orderId: number }) => row.orderId), total]
  }
  expect(await idsOf('?part=WAITING')).toEqual([[second.orderId, first.orderId], 2])
  await workOnce(desk.pool)
  expect(await idsOf('?page=2&size=1')).toEqual([[first.orderId], 2])
  expect(await idsOf('?part=TO_CALL')).toEqual([[first.orderId], 1])
  expect(await idsOf('?part=WAITING')).toEqual([[], 0])
})

test('a line that is being picked while the recall begins is in it, and the stock loses only what is left', async () => {
  const { productId, availabilityId } = await desk.goods({ BAD: [10, 5] })
  const { orderItems, orderId } = await desk.printed(productId, 4)
  const lotId = await desk.lotId(productId, 'BAD')
  const [picked, recalled] = await meeting(
    desk.pool,
    // The picker has locked the lots by then.
    `select from order_items where order_item_id = ${orderItems[0].orderItemId} for update`,
    [
      () => desk.pick(orderItems[0], {}),
      async () => {
        await expect.poll(() => waitingForLocks(desk.pool)).toBe(1)
        return desk.start([lotId])
      },
    ],
  )
  expect([picked?.status, recalled?.status]).toEqual([200, 200])
  expect(await onHand(desk.pool, availabilityId)).toBe(0)
  expect(await desk.rowOf(recalled?.body.recallId, { orderId })).toMatchObject({ lines: [{ quantity: 4 }] })
})

test('a picker who comes while the recall begins gets nothing of its lots', async () => {
  const { productId, availabilityId } = await desk.goods({ BAD: [10, 5] })
  const { orderItems } = await desk.printed(productId, 4)
  const lotId = await desk.lotId(productId, 'BAD')
  const [recalled, picked] = await meeting(
    desk.pool,
    // The recall has locked the lots by then.
    `select from availabilities where availability_id = ${availabilityId} for update`,
    [
      () => desk.start([lotId]),
      async () => {
        await expect.poll(() => waitingForLocks(desk.pool)).toBe(1)
        return desk.pick(orderItems[0], {})
      },
    ],
  )
  expect([recalled?.status, picked?.body.type]).toEqual([200, '/problems/no-lot'])
})

test('one statement notes the orders, also of 100,000 lines', { timeout: 120_000 }, async () => {
  const { productId } = await desk.goods({ BAD: [10, 5] })
  const lotId = await desk.lotId(productId, 'BAD')
  const { orderId } = await desk.handedOver(productId, 1)
  await manyLines(desk.pool, { orderId, lotId }, { orders: 1_000, lines: 100 })
  const spy = vi.spyOn(Client.prototype, 'query')
  const { body } = await desk.start([lotId])
  const texts = spy.mock.calls.map(([query]) => String((query as { text?: string }).text ?? query))
  spy.mockRestore()
  expect(texts.filter(text => text.includes('insert into recall_orders'))).toHaveLength(1)
  expect(texts.length).toBeLessThan(60)
  expect(body.orders).toBe(1_001)
})

import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openRunDesk } from '../../../tests/support/orders/run-desk.ts'
import { mailsOf } from '../../../tests/support/paying.ts'

let desk: Awaited<ReturnType<typeof openRunDesk>>
beforeAll(async () => {
  desk = await openRunDesk()
})
afterAll(() => desk.shop.close())

/** Lets a driver leave with so many orders; returns the number of statements that it took. */
async function leaveWith(count: number): Promise<number> {
  const orders = await Promise.all(Array.from({ length: count }, () => desk.place()))
  const { runId } = (await desk.plan(orders)).body
  const query = vi.spyOn(Client.prototype, 'query')
  expect((await desk.depart(runId)).status).toBe(200)
  const statements = query.mock.calls.length
  query.mockRestore()
  for (const order of orders) {
    expect(await mailsOf(desk.shop.pool, order)).toContain('order-left')
    const { events } = await desk.look(order)
    expect(events.map(({ kind }: { kind: string }) => kind)).toEqual(['STATUS', 'LEFT'])
  }
  return statements
}

test('a driver leaves with many stops in as many statements as with one, and each customer has a mail', async () => {
  const one = await leaveWith(1)
  expect(one).toBeGreaterThan(0)
  expect(await leaveWith(4)).toBe(one)
})

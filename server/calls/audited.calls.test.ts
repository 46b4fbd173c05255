import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calls } from '../../shop/contract.ts'
import type { Call } from '../../shop/lib/call.ts'
import { callTable } from '../../tests/support/cases/call-table.ts'
import { headersOf, makeWorld, sendCall, type World } from '../../tests/support/cases/call-world.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

let shop: TestShop
let world: World
beforeAll(async () => {
  shop = await openTestShop()
  world = await makeWorld(shop)
})
afterAll(() => shop.close())

const all: readonly Call[] = calls
/** Changes that end after minutes and leave nothing behind: in the audit they would hide all others. */
const momentary = new Set(['/picking/claim', '/picking/release'])
const changing = all.filter(
  ({ who, method, path, reads }) =>
    who.startsWith('staff: ') && method !== 'GET' && !reads && !momentary.has(path),
)

/** Other input for calls whose usual input would change nothing and so write no audit entry. */
const another: Record<string, object> = {
  'POST /staff/requireSecondFactor': { requireTwoFactor: true },
  'POST /review/letWait': { reviewsWait: true },
}

/** Reverts it, so that the owner may continue. */
async function putBack() {
  await shop.pool.query(`delete from settings where name in ('requireTwoFactor', 'reviewsWait')`)
}

test('some calls of staff change data', () => {
  expect(changing.length).toBeGreaterThan(10)
})

describe('each change by staff leaves a row in the audit, with the person who made it', () => {
  test.each(changing)('$method $path', async call => {
    const { owner } = world.actors
    const name = `${call.method} ${call.path}`
    const input = { ...(await callTable[name]?.good(world, owner)), ...another[name] }
    const headers = await headersOf(shop, owner)
    const { rows: before } = await shop.pool.query(
      'select coalesce(max(audit_id), 0) as last from audit_entries',
    )
    const answer = await sendCall(shop, call, input, headers)
    await putBack()
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const { rows } = await shop.pool.query(
      `select cust_id, action, subject, subject_id from audit_entries where audit_id > $1`,
      [before[0].last],
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      expect(row.cust_id).toBe(owner.custId)
      expect([row.action, row.subject, row.subject_id].every(text => text.length > 0)).toBe(true)
    }
  })
})

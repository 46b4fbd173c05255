import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { tidy } from './tidy.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(5)
})
afterAll(() => shop.close())

test('events of payments are deleted once no provider repeats them, and never before they are handled', async () => {
  await shop.pool.query(`insert into payment_events (provider, event_id, kind, intent_id, received_at, handled_at) values
    ('stripe', 'old', 'charge.refunded', 'pi_1', now() - interval '100 days', now() - interval '91 days'),
    ('stripe', 'late', 'charge.refunded', 'pi_1', now() - interval '100 days', null),
    ('stripe', 'new', 'charge.refunded', 'pi_1', now() - interval '89 days', now() - interval '89 days')`)
  expect(await tidy(shop.pool)).toMatchObject({ payment_events: 1 })
  const { rows } = await shop.pool.query('select event_id from payment_events order by event_id')
  expect(rows.map(row => row.event_id)).toEqual(['late', 'new'])
})

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

test('sent messages and the log of changes are deleted after the months that the shop wants, waiting messages never', async () => {
  const clear = () => shop.pool.query('truncate outbox, audit_entries')
  const fill = async () => {
    await clear()
    await shop.pool.query(`insert into outbox (channel, template, recipient, data, dedupe_key, created_at, sent_at, parked_at) values
      ('mail', 'test', 'a@example.org', '{}', 'old', now() - interval '25 months', now() - interval '25 months', null),
      ('mail', 'test', 'a@example.org', '{}', 'parked', now() - interval '25 months', null, now() - interval '25 months'),
      ('mail', 'test', 'a@example.org', '{}', 'waiting', now() - interval '25 months', null, null),
      ('mail', 'test', 'a@example.org', '{}', 'new', now() - interval '23 months', now() - interval '23 months', null)`)
    await shop.pool.query(`insert into audit_entries (cust_id, action, subject, subject_id, happened_at) values
      (1, 'save', 'settings', 'old', now() - interval '85 months'), (1, 'save', 'settings', 'new', now() - interval '83 months')`)
  }
  const left = async () => {
    const { rows } = await shop.pool.query(
      `select dedupe_key as key from outbox union all select subject_id from audit_entries order by 1`,
    )
    return rows.map(({ key }) => key)
  }
  await fill()
  expect(await tidy(shop.pool)).toMatchObject({ outbox: 2, audit_entries: 1 })
  expect(await left()).toEqual(['new', 'new', 'waiting'])
  await shop.pool.query(
    `insert into settings (name, value) values ('messagesMonths', '26'), ('changesMonths', '0')`,
  )
  try {
    await fill()
    expect(await tidy(shop.pool)).toMatchObject({ outbox: 0, audit_entries: 0 })
    await shop.pool.query(
      `update settings set value = '13' where name in ('messagesMonths', 'changesMonths')`,
    )
    expect(await tidy(shop.pool)).toMatchObject({ outbox: 3, audit_entries: 2 })
    expect(await left()).toEqual(['waiting'])
  } finally {
    await shop.pool.query(`delete from settings where name in ('messagesMonths', 'changesMonths')`)
    await clear()
  }
})

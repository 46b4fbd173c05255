import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(5)
})
afterAll(() => shop.close())

const ready = async () => {
  const answer = await shop.app.inject('/readyz')
  return [answer.statusCode, answer.json().database]
}

test('a shop whose database has room is ready, and the question leaves nothing on the disk', async () => {
  const written = async () => {
    await shop.pool.query('select pg_stat_force_next_flush()')
    const { rows } = await shop.pool.query(
      'select temp_bytes::int as bytes from pg_stat_database where datname = current_database()',
    )
    return rows[0].bytes
  }
  const before = await written()
  expect(await ready()).toEqual([200, 'up'])
  await shop.pool.query('select has_room()')
  await expect.poll(written).toBeGreaterThan(before)
  const { rows } = await shop.pool.query('select count(*)::int as files from pg_ls_tmpdir()')
  expect(rows).toEqual([{ files: 0 }])
})

test('a shop whose database has no room, or accepts no change, is not ready until it does', async () => {
  const { rows } = await shop.pool.query(`select pg_get_functiondef('has_room'::regproc) as text`)
  await shop.pool.query(`create or replace function has_room() returns boolean language plpgsql volatile set work_mem to '64kB'
    as $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$`)
  expect(await ready()).toEqual([503, 'full'])
  await shop.pool.query(rows[0].text)
  expect(await ready()).toEqual([200, 'up'])
  const reopen = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`
  await shop.pool.query(
    `do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`,
  )
  await shop.pool.query(reopen).catch(() => {})
  await expect.poll(ready).toEqual([503, 'read only'])
})

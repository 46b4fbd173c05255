import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { isDatabaseAway } from '../shop/lib/is-database-away.ts'
import { claimKey, saveAnswer } from '../shop/lib/repeats.server.ts'
import { askOnce } from './ask-once.ts'
import { newFolder, open } from './folders-for-tests.ts'
import { inTransaction, openPool } from './pool.ts'

let pool: Pool | undefined
afterEach(() => pool?.end())

/** A server whose commits wait for a standby that can be away, and a table for the answers of repeatable calls. */
async function withStandby() {
  const { url } = await open(newFolder())
  pool = openPool(url, 4)
  await askOnce(
    url,
    `create table idempotency_keys (call text, key text, input_hash text, answer jsonb, created_at timestamptz default now(),
       primary key (call, key))`,
  )
  const wait = async (names: string) => {
    await askOnce(url, `alter system set synchronous_standby_names = '${names}'`)
    await askOnce(url, 'select pg_reload_conf()')
  }
  const waiting = () => askOnce(url, `select pid from pg_stat_activity where wait_event = 'SyncRep'`)
  return { url, pool, standbyIsAway: () => wait('another_machine'), standbyIsBack: () => wait(''), waiting }
}

/** Orders once with this key, as a call does; returns the answer. */
const order = (to: Pool, key: string) =>
  inTransaction(to, async database => {
    const repeat = await claimKey(database, 'order', key, 'same')
    if (repeat.known) return 'answer' in repeat ? repeat.answer : undefined
    await saveAnswer(database, 'order', key, { order: 1 })
    return { order: 1 }
  })

test('a commit whose wait for the standby is cancelled is reported as unknown, and never as done', async () => {
  const { url, pool, standbyIsAway, waiting } = await withStandby()
  await standbyIsAway()
  const placed = order(pool, 'a key').then(
    () => 'placed',
    error => error,
  )
  await expect.poll(waiting).toHaveLength(1)
  await askOnce(url, `select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`)
  const unknown = await placed
  expect(unknown).toMatchObject({ code: '08007' })
  expect(isDatabaseAway(unknown)).toBe(true)
  expect(await askOnce(url, 'select key from idempotency_keys')).toEqual([{ key: 'a key' }])
})

test('a repeat of such a call gets the first answer once the standby has it, and not before', async () => {
  const { url, pool, standbyIsAway, standbyIsBack, waiting } = await withStandby()
  await standbyIsAway()
  const lost = order(pool, 'a key').catch(() => 'lost')
  await expect.poll(waiting).toHaveLength(1)
  await askOnce(url, `select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'`)
  expect(await lost).toBe('lost')
  let answer: unknown
  const repeated = order(pool, 'a key').then(given => {
    answer = given
  })
  await expect.poll(waiting).toHaveLength(1)
  expect(answer).toBeUndefined()
  await standbyIsBack()
  await repeated
  expect(answer).toEqual({ order: 1 })
  await inTransaction(pool, database => database.execute(sql`select 1`))
})

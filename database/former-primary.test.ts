import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { openProxy, type TcpProxy } from '../tests/support/stand-ins/tcp-proxy.ts'
import { askOnce } from './ask-once.ts'
import { newFolder, open } from './folders-for-tests.ts'
import { leaveServer } from './former-primary.ts'
import { inTransaction, openPool } from './pool.ts'

let proxy: TcpProxy | undefined
let pool: Pool | undefined
afterEach(async () => {
  await pool?.end()
  await proxy?.close()
})

/** Two servers with a table each, and a pool on the first, through a proxy that can turn to the second. */
async function twoServers() {
  const [first, second] = await Promise.all([open(newFolder()), open(newFolder())])
  const { password } = new URL(first.url)
  await askOnce(second.url, `alter user souk password '${password}'`)
  const other = new URL(second.url)
  other.password = password
  for (const url of [first.url, other.href]) await askOnce(url, 'create table noted (line text)')
  proxy = await openProxy(first.url)
  pool = openPool(proxy.url, 4)
  return { pool, proxy, first: first.url, second: other.href }
}

const write = (to: Pool) =>
  inTransaction(to, database => database.execute(sql`insert into noted values ('an order')`))
/** The server that answers, by the port on which it listens. */
const portOf = async (to: Pool) => (await to.query(`select current_setting('port') as port`)).rows[0].port
const at = (url: string) => new URL(url).port
const standbyNow = async (url: string) => {
  await askOnce(url, 'alter system set default_transaction_read_only = on')
  await askOnce(url, 'select pg_reload_conf()')
}

test('one change that is refused by a server of before leads all that follows to the new one, without a restart', async () => {
  const { pool, proxy, first, second } = await twoServers()
  await Promise.all([1, 2, 3, 4].map(() => write(pool)))
  proxy.turnTo(second)
  await standbyNow(first)
  await expect.poll(() => write(pool).then(String, () => 'refused')).toBe('refused')
  expect(await Promise.all([1, 2, 3, 4].map(() => portOf(pool)))).toEqual(Array(4).fill(at(second)))
  await write(pool)
  expect(await askOnce(second, 'select count(*)::int as lines from noted')).toEqual([{ lines: 1 }])
})

test('a connection that is at work while the pool leaves its server goes with the others when it comes back', async () => {
  const { pool, proxy, first, second } = await twoServers()
  await write(pool)
  const lent = await pool.connect()
  proxy.turnTo(second)
  leaveServer(pool)
  expect((await lent.query(`select current_setting('port') as port`)).rows[0].port).toBe(at(first))
  lent.release()
  expect(await Promise.all([1, 2].map(() => portOf(pool)))).toEqual([at(second), at(second)])
})

test('a database that is read only on purpose keeps answering what is read', async () => {
  const { pool, first } = await twoServers()
  await write(pool)
  await standbyNow(first)
  for (let time = 0; time < 20; time += 1) {
    await expect
      .poll(() =>
        write(pool).then(
          () => 'written',
          ({ cause }) => cause.code,
        ),
      )
      .toBe('25006')
    expect(await portOf(pool)).toBe(at(first))
  }
  expect(pool.totalCount).toBeLessThanOrEqual(4)
})

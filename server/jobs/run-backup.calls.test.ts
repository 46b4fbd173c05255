import { readdirSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { askOnce, withConnection } from '../../database/ask-once.ts'
import { folderStore } from '../../database/backup/folder-store.ts'
import { WAL_WAITS } from '../../database/backup/ship-wal.ts'
import { takeTurn } from '../../database/backup/turn.ts'
import { type Vault, vaultOn } from '../../database/backup/vault.ts'
import { newFolder, open } from '../../database/folders-for-tests.ts'
import { migrate } from '../../database/migrate.ts'
import { BACKUP_DUE } from '../../shop/upkeep/runs-again.server.ts'
import { noteWaiting, runBackup } from './run-backup.ts'

const about = { souk: '1.0.0', secret: undefined }
let folder: string
let url: string
let vault: Vault
let failing: Vault
beforeEach(async () => {
  folder = newFolder()
  url = (await open(folder, [], true)).url
  await migrate(url)
  const store = folderStore(join(dirname(folder), 'backups'))
  vault = vaultOn(store, undefined)
  failing = vaultOn(
    { ...store, put: () => Promise.reject(new Error('The storage does not answer.')) },
    undefined,
  )
}, 60_000)
const clients: Client[] = []
afterEach(async () => {
  for (const client of clients.splice(0)) await client.end()
})

const connect = async () => {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  clients.push(client)
  await client.connect()
  return client
}
const run = (into: Vault) =>
  withConnection(url, copying =>
    withConnection(url, noting => runBackup({ copying, noting, vault: into, about })),
  )
const runs = () => askOnce(url, 'select run_id, outcome, problem from upkeep_runs order by run_id')
const isDue = async () => (await askOnce(url, BACKUP_DUE)).length === 1

test('a night that fails has one failed run, however often it is tried, and a later success is that run', async () => {
  expect(await isDue()).toBe(true)
  for (let times = 0; times < 3; times += 1) await expect(run(failing)).rejects.toThrow('does not answer')
  expect(await runs()).toEqual([{ run_id: 1, outcome: 'FAILED', problem: 'The storage does not answer.' }])
  expect(await isDue()).toBe(false)
  await askOnce(url, `update upkeep_runs set started_at = started_at - interval '61 minutes'`)
  expect(await isDue()).toBe(true)
  expect(await run(vault)).toMatchObject({ bytes: expect.any(Number), freeBytes: expect.any(Number) })
  expect(await runs()).toEqual([{ run_id: 1, outcome: 'GOOD', problem: null }])
  await askOnce(url, `update upkeep_runs set started_at = started_at - interval '61 minutes'`)
  expect(await isDue()).toBe(false)
})

test('two backups never run at once: the second notes nothing', async () => {
  expect(await takeTurn(await connect(), 'base backup')).toBe(true)
  expect(await run(vault)).toBeUndefined()
  expect(await runs()).toEqual([])
})

test('changes that cannot be stored for ten minutes are noted once, with the reason', async () => {
  await askOnce(url, 'select pg_switch_wal()')
  await expect.poll(() => askOnce(url, WAL_WAITS), { timeout: 20_000 }).toHaveLength(1)
  const note = async () => noteWaiting(await connect(), new Error('The storage does not answer.'))
  await note()
  expect(await runs()).toEqual([])
  const out = join(folder, 'wal-out')
  const past = Date.now() / 1000 - 12 * 60
  for (const name of readdirSync(out)) utimesSync(join(out, name), past, past)
  for (let times = 0; times < 2; times += 1) {
    await note()
    await clients.pop()?.end()
  }
  expect(await runs()).toEqual([
    {
      run_id: 1,
      outcome: 'FAILED',
      problem: 'Files of changes wait for 12 minutes: The storage does not answer.',
    },
  ])
})

import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { askOnce, withConnection } from '../ask-once.ts'
import { closeAll, newFolder, open } from '../folders-for-tests.ts'
import { openBackedUp } from './backups-for-tests.ts'
import { shipWal, WAL_WAITS, waitOf } from './ship-wal.ts'
import { vaultOn } from './vault.ts'

const switchWal = (url: string) => askOnce(url, 'create table if not exists more (); select pg_switch_wal()')

test('changes wait until they are stored, and a store that fails loses none of them', async () => {
  const shop = await openBackedUp()
  await switchWal(shop.url)
  await expect.poll(() => askOnce(shop.url, WAL_WAITS), { timeout: 20_000 }).toHaveLength(1)
  const waiting = readdirSync(join(shop.folder, 'wal-out'))
  const failing = vaultOn({ ...shop.vault.store, put: () => Promise.reject(new Error('full')) }, undefined)
  await expect(withConnection(shop.url, client => shipWal(client, failing))).rejects.toThrow('full')
  expect(readdirSync(join(shop.folder, 'wal-out'))).toEqual(expect.arrayContaining(waiting))
  expect(await withConnection(shop.url, waitOf)).toBeGreaterThan(0)
  const { files } = await withConnection(shop.url, client => shipWal(client, shop.vault))
  expect(files).toBeGreaterThan(0)
  await expect.poll(() => askOnce(shop.url, WAL_WAITS)).toEqual([])
  expect(await withConnection(shop.url, waitOf)).toBe(0)
})

test('two that store changes at once take turns', async () => {
  const shop = await openBackedUp()
  await switchWal(shop.url)
  await expect.poll(() => askOnce(shop.url, WAL_WAITS), { timeout: 20_000 }).toHaveLength(1)
  const [one, other] = await Promise.all(
    [0, 1].map(() => withConnection(shop.url, client => shipWal(client, shop.vault))),
  )
  expect((one?.files ?? 0) + (other?.files ?? 0)).toBe((await shop.vault.store.list('wal/')).length)
})

test('PostgreSQL never replaces a file of changes that waits with another one', async () => {
  const shop = await openBackedUp()
  const [row] = await askOnce(shop.url, 'select pg_walfile_name(pg_current_wal_insert_lsn()) as name')
  const waiting = join(shop.folder, 'wal-out', String(row?.name))
  writeFileSync(waiting, 'another file')
  chmodSync(waiting, 0o666) // nothing but the command keeps PostgreSQL's user from writing it
  await switchWal(shop.url)
  const failed = async () =>
    Number((await askOnce(shop.url, 'select failed_count from pg_stat_archiver'))[0]?.failed_count)
  await expect.poll(failed, { timeout: 20_000 }).toBeGreaterThan(0)
  expect(readFileSync(waiting, 'utf8')).toBe('another file')
  expect(existsSync(`${waiting}.part`)).toBe(false)
})

test('a folder with a name that a shell would take apart works', async () => {
  const folder = join(newFolder(), 'it\'s $(touch x) & "more"')
  const { url } = await open(folder, [], true)
  await switchWal(url)
  await expect.poll(() => askOnce(url, WAL_WAITS), { timeout: 20_000 }).toHaveLength(1)
  await closeAll()
})

test('a shop without backups copies nothing', async () => {
  const folder = newFolder()
  const { url } = await open(folder)
  expect(await askOnce(url, WAL_WAITS)).toEqual([])
  expect(await askOnce(url, "select current_setting('archive_mode') as mode")).toEqual([{ mode: 'off' }])
  expect(existsSync(join(folder, 'wal-out'))).toBe(false)
})

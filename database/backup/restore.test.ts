import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { closeAll, newFolder, open } from '../folders-for-tests.ts'
import { serversOn } from '../server-processes.ts'
import { continued, keyForTests, numbersIn, openBackedUp, restored } from './backups-for-tests.ts'
import { readBases } from './base-manifest.ts'
import { folderStore } from './folder-store.ts'
import { removeOld } from './remove-old.ts'
import { restoreTo } from './restore.ts'
import { vaultOn } from './vault.ts'

test('every row that was acknowledged before the last stored change is there, also those written during the backup', async () => {
  const shop = await openBackedUp()
  await shop.insert(0)
  let going = true
  let last = 0
  const writing = (async () => {
    while (going) {
      await shop.insert(last + 1)
      last += 1
    }
  })()
  const base = await shop.base()
  going = false
  await writing
  expect(last).toBeGreaterThan(0)
  await shop.insert(1_000_000)
  await shop.ship()
  const { folder, newest, gap } = await restored(shop.vault)
  expect(await numbersIn(folder)).toEqual([...Array(last + 1).keys(), 1_000_000])
  expect(newest.getTime()).toBeGreaterThan(base.stopped.getTime())
  expect(gap).toBe(false)
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe('the secret of the shop')
  expect(statSync(join(folder, 'secret')).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder).filter(name => /restoring|wal-in/.test(name))).toEqual([])
})

test('a restore to a moment has what was committed until then, and nothing later', async () => {
  const shop = await openBackedUp()
  await shop.base()
  await shop.insert(1)
  const begun = Date.now()
  await expect.poll(() => Date.now(), { interval: 5 }).toBeGreaterThan(begun)
  const at = new Date()
  await expect.poll(() => Date.now(), { interval: 5 }).toBeGreaterThan(at.getTime() + 20)
  await shop.insert(2)
  await shop.ship()
  expect(await numbersIn((await restored(shop.vault, { at })).folder)).toEqual([1])
})

test('a restored shop is backed up to the same place, and can be restored again with what it did since', async () => {
  const shop = await openBackedUp()
  await shop.base()
  await shop.insert(1)
  await shop.ship()
  const { folder } = await restored(shop.vault)
  await closeAll()
  const second = await continued(folder, shop.vault)
  await second.insert(2)
  await second.ship()
  const { base, folder: third } = await restored(shop.vault)
  expect(base.timeline).toBe('1')
  expect(await numbersIn(third)).toEqual([1, 2])
  expect((await second.base()).timeline).toBe('2')
})

test('a trial leaves nothing in the place of the backups', async () => {
  const shop = await openBackedUp()
  await shop.base()
  await shop.ship()
  const before = await shop.vault.store.list('')
  const { folder } = await restored(shop.vault, { goesOn: false })
  expect(await shop.vault.store.list('')).toEqual(before)
  expect(existsSync(join(folder, 'wal-out'))).toBe(false)
})

test('a base that was cut off is not taken, and the next one removes it', async () => {
  const shop = await openBackedUp()
  const whole = await shop.base()
  const { store } = shop.vault
  const cut = vaultOn(
    {
      ...store,
      put: (name, content) =>
        name.endsWith('manifest.json') ? Promise.reject(new Error('cut off')) : store.put(name, content),
    },
    keyForTests,
  )
  await expect(shop.base(cut)).rejects.toThrow('cut off')
  const { bases, unfinished } = await readBases(store)
  expect(bases.map(({ folder }) => folder)).toEqual([whole.folder])
  expect(unfinished.length).toBeGreaterThan(0)
  await shop.base()
  expect((await readBases(store)).unfinished).toEqual([])
  expect((await readBases(store)).bases).toHaveLength(2)
})

test('changes from before the oldest base that stays are removed, and the latest base can be restored', async () => {
  const shop = await openBackedUp()
  await shop.base()
  await shop.insert(1)
  await shop.ship()
  await shop.base()
  await shop.ship()
  const wal = () => shop.vault.store.list('wal/')
  const before = (await wal()).length
  const removed = await removeOld(shop.vault, new Date(Date.now() + 60 * 24 * 60 * 60 * 1000))
  expect(removed.bases).toBe(1)
  expect(removed.walFiles).toBeGreaterThan(0)
  expect(await wal()).toHaveLength(before - removed.walFiles)
  expect(await numbersIn((await restored(shop.vault)).folder)).toEqual([1])
})

test('a restore that is not possible says why in one sentence, and leaves no database behind', async () => {
  const shop = await openBackedUp()
  const { store } = shop.vault
  const fails = async (
    says: RegExp,
    { vault = shop.vault, at }: { vault?: typeof shop.vault; at?: Date } = {},
  ) => {
    const folder = newFolder()
    await expect(restoreTo({ vault, folder, at, goesOn: true, say: () => {} })).rejects.toThrow(says)
    expect(existsSync(join(folder, 'postgres'))).toBe(false)
    expect(existsSync(join(folder, 'secret'))).toBe(false)
    expect(serversOn(join(folder, 'postgres.restoring'))).toEqual([])
  }
  await fails(/^There is no whole backup in this place\.$/)
  const base = await shop.base()
  await shop.insert(1)
  await shop.ship()
  await fails(/^This backup is encrypted\. Set BACKUP_KEY/, { vault: vaultOn(store, undefined) })
  await fails(/^BACKUP_KEY is not the key of this backup\.$/, { vault: vaultOn(store, randomBytes(32)) })
  await fails(/^The first backup in this place is of /, { at: new Date(base.started.getTime() - 1000) })
  await fails(/^The backup has no change after /, { at: new Date(Date.now() + 3_600_000) })
  const manifest = join(shop.place, base.folder, 'manifest.json')
  const written = readFileSync(manifest, 'utf8')
  writeFileSync(manifest, written.replace(/"postgres": "\d+/, '"postgres": "17'))
  await fails(/^This backup was made by PostgreSQL 17, and this Souk has 18/)
  writeFileSync(manifest, written.replace(/"clusterBytes": \d+/, '"clusterBytes": 9000000000000000'))
  await fails(/^The disk is too small: /)
  writeFileSync(manifest, written)
  const object = join(shop.place, base.objects[0]?.name ?? '')
  const bytes = readFileSync(object)
  bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1)
  writeFileSync(object, bytes)
  await fails(/is damaged/)
})

test('a damaged object of a place without a key is refused by its sum', async () => {
  const shop = await openBackedUp(undefined)
  const base = await shop.base(vaultOn(folderStore(shop.place), undefined))
  const object = join(shop.place, base.objects[0]?.name ?? '')
  const bytes = readFileSync(object)
  bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1)
  writeFileSync(object, bytes)
  await expect(restored(vaultOn(folderStore(shop.place), undefined))).rejects.toThrow('is damaged')
})

test('a restore never replaces a shop', async () => {
  const shop = await openBackedUp()
  await shop.base()
  await expect(restoreTo({ ...shop, goesOn: true, say: () => {} })).rejects.toThrow(
    /postgres exists: a restore never replaces a shop/,
  )
  const folder = newFolder()
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'secret'), 'mine')
  await expect(restoreTo({ vault: shop.vault, folder, goesOn: true, say: () => {} })).rejects.toThrow(
    /secret exists/,
  )
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toBe('mine')
})

test('two shops never share a place: the second one is refused before it stores anything', async () => {
  const shop = await openBackedUp()
  await shop.base()
  const before = await shop.vault.store.list('')
  const other = await openBackedUp()
  await expect(other.base(shop.vault)).rejects.toThrow('BACKUP_TO has the backups of another shop')
  expect(await shop.vault.store.list('')).toEqual(before)
})

test('a shop that ran without storing its changes is marked, until its next base', async () => {
  const shop = await openBackedUp()
  await shop.base()
  await closeAll()
  await open(shop.folder)
  await closeAll()
  const mark = join(shop.folder, 'wal-out', 'gap')
  expect(existsSync(mark)).toBe(true)
  await (await continued(shop.folder, shop.vault)).base()
  expect(existsSync(mark)).toBe(false)
  expect(dirname(mark)).toBe(join(shop.folder, 'wal-out'))
})

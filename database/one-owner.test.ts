import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { askOnce } from './ask-once.ts'
import { clusterIn, killed, newFolder, open, otherProcess } from './folders-for-tests.ts'
import { serversOn } from './server-processes.ts'

test('refuses a second start within two seconds and names the process that runs', async () => {
  const folder = newFolder()
  const { pid } = await otherProcess(folder)
  const began = Date.now()
  await expect(open(folder)).rejects.toThrow(`process ${pid}`)
  expect(Date.now() - began).toBeLessThan(2_000)
})

test('refuses a second `npm start` before it builds', async () => {
  const folder = newFolder()
  const { pid } = await otherProcess(folder)
  // Nothing is built in this language yet, and a build of it would fail.
  const environment = { ...process.env, DATA_FOLDER: folder, DATABASE_URL: '', SHOP_LANGUAGE: 'xx' }
  const start = join(import.meta.dirname, '..', 'scripts', 'start.ts')
  const second = spawnSync(process.execPath, [start], { env: environment, encoding: 'utf8' })
  expect(second).toMatchObject({ status: 1, stdout: '' })
  expect(second.stderr).toContain(`Souk is already running on ${folder}: process ${pid}.`)
})

test('names the running process even if its note was overwritten', async () => {
  const folder = newFolder()
  const { pid } = await otherProcess(folder)
  writeFileSync(join(folder, 'lock-owner'), 'garbage')
  await expect(open(folder)).rejects.toThrow(
    process.platform === 'linux' ? `process ${pid}` : 'another process',
  )
})

test('lets one of two simultaneous starts win', async () => {
  const folder = newFolder()
  const results = await Promise.allSettled([open(folder), open(folder), otherProcess(folder)])
  expect(results.filter(result => result.status === 'fulfilled')).toHaveLength(1)
})

test('takes over the server of a killed process at once, with everything that was committed', async () => {
  const folder = newFolder()
  const shop = await otherProcess(folder)
  await askOnce(shop.url, 'create table kept as select 7 as number')
  const before = serversOn(clusterIn(folder))
  await killed(shop.child)
  const { url } = await open(folder)
  expect(serversOn(clusterIn(folder))).toEqual(before)
  expect(await askOnce(url, 'select number from kept')).toEqual([{ number: 7 }])
})

test.each(['', 'garbage', '1\n/\n1\n1\n'])(
  'starts after a kill that left %j in the lock and in postmaster.pid',
  async text => {
    const folder = newFolder()
    const shop = await otherProcess(folder)
    await killed(shop.child)
    for (const file of [
      join(folder, 'lock'),
      join(folder, 'lock-owner'),
      join(clusterIn(folder), 'postmaster.pid'),
    ])
      writeFileSync(file, text)
    const { url } = await open(folder)
    expect(await askOnce(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(serversOn(clusterIn(folder))).toHaveLength(1)
  },
)

test('starts when the first start was killed while it made the database', async () => {
  const folder = newFolder()
  mkdirSync(join(folder, 'postgres.new', 'base'), { recursive: true })
  expect(await askOnce((await open(folder)).url, 'select 1 as one')).toEqual([{ one: 1 }])
})

import { once } from 'node:events'
import { existsSync, rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { askOnce } from './ask-once.ts'
import { closeAll, clusterIn, isLink, newFolder, open, otherProcess } from './folders-for-tests.ts'
import { serversOn } from './server-processes.ts'

test('makes a database on the first start, and finds it again on the next', async () => {
  const folder = newFolder()
  const first = await open(folder)
  await askOnce(first.url, 'create table kept as select 7 as number')
  await closeAll()
  const began = Date.now()
  const second = await open(folder)
  expect(Date.now() - began).toBeLessThan(2_000)
  expect(await askOnce(second.url, 'select number from kept')).toEqual([{ number: 7 }])
})

test('writes to the disk in UTF-8, whatever the settings of the machine', async () => {
  const { url } = await open(newFolder())
  const [row] = await askOnce(
    url,
    `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit,
      current_setting('server_encoding') as encoding, upper('é') as letter`,
  )
  expect(row).toEqual({ fsync: 'on', commit: 'on', encoding: 'UTF8', letter: 'É' })
})

test('knows the letters of every script, so that the search finds trigrams of them', async () => {
  const { url } = await open(newFolder())
  await askOnce(url, 'create extension pg_trgm')
  const words = ['زعفران', 'চিনিগুড়া', 'çörekotu', 'باسمتی']
  for (const word of words) {
    const [row] = await askOnce(url, `select cardinality(show_trgm('${word}')) as trigrams`)
    expect(row?.trigrams, word).toBeGreaterThan(3)
  }
})

test('stores a random password that only its owner can read, and admits nobody without it', async () => {
  const folder = newFolder()
  const { url } = await open(folder)
  const { password } = new URL(url)
  expect(password).toHaveLength(32)
  expect(statSync(join(folder, 'password')).mode & 0o777).toBe(0o600)
  await expect(askOnce(url.replace(password, 'guessed'), 'select 1')).rejects.toThrow(
    'password authentication failed',
  )
})

test('listens on the loopback interface and on no other', async () => {
  const { url } = await open(newFolder())
  const port = Number(new URL(url).port)
  expect(await answers('127.0.0.1', port)).toBe(true)
  const addresses = Object.values(networkInterfaces()).flatMap(each => each ?? [])
  for (const { address, internal } of addresses)
    if (!internal) expect(await answers(address, port)).toBe(false)
})

test('sets a new password if its file was lost', async () => {
  const folder = newFolder()
  await open(folder)
  await closeAll()
  rmSync(join(folder, 'password'))
  expect(await askOnce((await open(folder)).url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('restarts a server that ended unexpectedly, at the same address', async () => {
  const said: string[] = []
  const folder = newFolder()
  const { url } = await open(folder, said)
  const [before] = serversOn(clusterIn(folder)) as [number]
  process.kill(before, 'SIGKILL')
  await expect
    .poll(() => askOnce(url, 'select 1 as one').catch(() => []), { timeout: 15_000 })
    .toEqual([{ one: 1 }])
  expect(serversOn(clusterIn(folder))).not.toContain(before)
  expect(said).toContain('PostgreSQL ended unexpectedly. Starting it again.')
})

test('leaves no process behind when it is closed', async () => {
  const folder = newFolder()
  const shop = await otherProcess(folder)
  shop.child.kill('SIGTERM')
  expect(await once(shop.child, 'exit')).toEqual([0, null])
  expect(serversOn(clusterIn(folder))).toEqual([])
  expect(existsSync(join(folder, 'lock-owner'))).toBe(false)
})

test('works in a folder that the user of PostgreSQL cannot enter', async () => {
  const folder = newFolder(0o700)
  expect(await askOnce((await open(folder)).url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(isLink(clusterIn(folder))).toBe(process.getuid?.() === 0)
})

function answers(host: string, port: number): Promise<boolean> {
  return new Promise(answer => {
    const socket = connect({ host, port, timeout: 1_000 })
    const end = (result: boolean) => {
      socket.destroy()
      answer(result)
    }
    socket.once('connect', () => end(true))
    socket.once('error', () => end(false))
    socket.once('timeout', () => end(false))
  })
}

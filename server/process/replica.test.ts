import type { Pool } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { type Replica, readReplica, shareOut } from './replica.ts'

let replica: Replica
afterEach(() => replica.close())

/** A primary that has written to position `written`, and a replica that has replayed to `replayed`, or does not answer. */
function openOne() {
  const world = { written: 5, replayed: 0, answers: true, isPrimary: false, asked: 0 }
  const primary = { query: async () => ({ rows: [{ lsn: String(world.written) }] }) }
  const copy = {
    query: async (_text: string, [lsn]: string[]) => {
      world.asked += 1
      if (!world.answers) throw new Error('connection terminated')
      return { rows: [{ replayed: world.isPrimary ? null : world.replayed >= Number(lsn) }] }
    },
    end: async () => {},
  }
  return { world, one: readReplica(copy as unknown as Pool, primary as unknown as Pool) }
}

function open() {
  const { world, one } = openOne()
  replica = one
  return world
}

const isCurrent = () => replica.current() !== undefined

test('a replica is read once it has caught up with the database, and not before', async () => {
  const world = open()
  await expect.poll(() => world.asked).toBeGreaterThan(2)
  expect(isCurrent()).toBe(false)
  world.replayed = 5
  await expect.poll(isCurrent).toBe(true)
})

test('after a change the replica is not read until it has that change', async () => {
  const world = open()
  world.replayed = 5
  await expect.poll(isCurrent).toBe(true)
  world.written = 6
  replica.mistrust()
  expect(isCurrent()).toBe(false)
  const asked = world.asked
  await expect.poll(() => world.asked).toBeGreaterThan(asked + 2)
  expect(isCurrent()).toBe(false)
  world.replayed = 6
  await expect.poll(isCurrent).toBe(true)
})

test('a change during the catching up makes the replica wait for that change too', async () => {
  const world = open()
  await expect.poll(() => world.asked).toBeGreaterThan(0)
  world.written = 9
  replica.mistrust()
  world.replayed = 5
  const asked = world.asked
  await expect.poll(() => world.asked).toBeGreaterThan(asked + 3)
  expect(isCurrent()).toBe(false)
  world.replayed = 9
  await expect.poll(isCurrent).toBe(true)
})

test('a replica that does not answer is not read until it answers', async () => {
  const world = open()
  world.answers = false
  await expect.poll(() => world.asked).toBeGreaterThan(0)
  expect(isCurrent()).toBe(false)
  world.answers = true
  world.replayed = 5
  await expect.poll(isCurrent, { timeout: 5_000 }).toBe(true)
})

test('a replica that has become a primary is not read until it is a replica again', async () => {
  const world = open()
  world.isPrimary = true
  await expect.poll(() => world.asked).toBeGreaterThan(0)
  expect(isCurrent()).toBe(false)
  world.isPrimary = false
  world.replayed = 5
  await expect.poll(isCurrent, { timeout: 5_000 }).toBe(true)
})

test('reads are shared out between the replicas that are current, and one that is away comes back', async () => {
  const all = [openOne(), openOne(), openOne()]
  replica = shareOut(all.map(({ one }) => one))
  for (const { world } of all) world.replayed = 5
  /** The number of different replicas that several reads in a row go to. */
  const read = () => new Set([1, 2, 3, 4, 5, 6].flatMap(() => replica.current() ?? [])).size
  await expect.poll(read).toBe(3)
  const away = (all[1] as (typeof all)[number]).world
  away.answers = false
  replica.mistrust()
  expect(read()).toBe(0)
  await expect.poll(read).toBe(2)
  away.answers = true
  await expect.poll(read, { timeout: 5_000 }).toBe(3)
})

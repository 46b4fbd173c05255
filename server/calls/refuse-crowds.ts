import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { type Database, inTransaction } from '../../database/pool.ts'
import type { Failure } from '../../shop/lib/call.ts'
import type { Crowd } from '../../shop/lib/handler.server.ts'
import { claimKeys } from '../../shop/lib/repeats.server.ts'

/** The time in milliseconds for which a refusal lets the next ones be asked about together. */
const REMEMBERED = 10_000
/** The most things that are remembered; beyond it all are forgotten. */
const MOST = 1_000

/** A request that waits for the question about its thing. */
type Waiting = { thing: string; key: string | undefined; done: (isUsedUp: boolean) => void }
/** The refusal of a thing, in which every later one is refused as well, and the moment until which it is remembered. */
type Remembered = { refusal: Failure; until: number }

/** The crowd of one call. */
export type CrowdOf = {
  /** Returns the refusal of a request that wants something of which nothing remains now, unless its key is known or in use. */
  refused(input: unknown, key: string | undefined): Promise<Failure | undefined>
  /** Notes how a request was refused. */
  note(input: unknown, refusal: Failure): void
}

/** Refuses the crowd of the call with this name; asks over `pool`, once for all who wait at a time. */
export function refuseCrowd({ wants, isUsedUp, usedUp }: Crowd, name: string, pool: Pool): CrowdOf {
  const remembered = new Map<string, Remembered>()
  let waiting: Waiting[] = []
  let isAsking = false

  /**
   * Claims the keys of all, so that no request with one of them can be under way, then asks what remains, and takes the claims back. A key
   * that was claimed before is a repeat, which has its own answer.
   */
  const askAbout = async (all: readonly Waiting[]): Promise<Waiting[]> => {
    const found: Waiting[] = []
    const ask = async (database: Database) => {
      const keys = all.flatMap(({ key }) => key ?? [])
      // Sent together, and worked on in this order. One call under way must not stop the whole crowd.
      const [, claimed, gone] = await Promise.all([
        database.execute(sql`set local lock_timeout = '200ms'`),
        claimKeys(database, name, keys),
        usedUp(database, [...new Set(all.map(({ thing }) => thing))]),
      ])
      for (const one of all)
        if (gone.has(one.thing) && (one.key === undefined || claimed.has(one.key))) found.push(one)
      throw new TakenBack()
    }
    await inTransaction(pool, ask).catch(error => {
      if (!(error instanceof TakenBack)) found.length = 0
    })
    return found
  }
  const askForAll = async () => {
    isAsking = true
    while (waiting.length > 0) {
      const all = waiting
      waiting = []
      const found = new Set(await askAbout(all))
      for (const one of all) one.done(found.has(one))
    }
    isAsking = false
  }
  return {
    async refused(input, key) {
      const thing = remembered.size > 0 ? wants(input as never) : undefined
      const known = thing === undefined ? undefined : remembered.get(thing)
      if (thing === undefined || !known) return undefined
      if (known.until < Date.now()) {
        remembered.delete(thing)
        return undefined
      }
      const isGone = await new Promise<boolean>(done => {
        waiting.push({ thing, key, done })
        if (!isAsking) void askForAll()
      })
      if (isGone) known.until = Date.now() + REMEMBERED
      return isGone ? known.refusal : undefined
    },
    note(input, refusal) {
      const thing = isUsedUp(refusal) ? wants(input as never) : undefined
      if (remembered.size >= MOST) remembered.clear()
      if (thing !== undefined) remembered.set(thing, { refusal, until: Date.now() + REMEMBERED })
    },
  }
}

/** Rolls the claims of a question back. */
class TakenBack extends Error {}

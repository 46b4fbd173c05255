import type { Pool } from 'pg'
import { type Database, databaseOn } from '../../database/pool.ts'

/** A PostgreSQL replica on another machine, a moment behind, or several of them. */
export type Replica = {
  /** Returns a replica if it is known to have all announced changes; otherwise undefined, and the primary must be read. */
  current(): Database | undefined
  /** Called after a change (or if the replica does not answer): it is not read until it has caught up. */
  mistrust(): void
  close(): Promise<void>
}

/** The milliseconds between checks whether the replica has caught up; longer if it does not answer. */
const LOOK_EVERY = 20
const TRY_AGAIN = 1_000

/** Reads of the catalogue from a replica, over the connections of `pool`; `primary` is the database that it replicates. */
export function readReplica(pool: Pool, primary: Pick<Pool, 'query'>): Replica {
  const database = databaseOn(pool)
  let trusted = false
  let closed = false
  let wanted = 0
  let isCatchingUp = false
  let wake: NodeJS.Timeout | undefined

  const pause = (milliseconds: number) =>
    new Promise<void>(done => {
      wake = setTimeout(done, milliseconds)
    })
  /** Waits until the replica has what the primary had at the start; repeats if something changed in between. */
  const catchUp = async () => {
    isCatchingUp = true
    for (let had = 0; had < wanted && !closed; ) {
      const asked = wanted
      try {
        const { rows } = await primary.query<{ lsn: string }>(
          'select pg_current_wal_insert_lsn()::text as lsn',
        )
        while (!closed && !(await hasReplayed(pool, rows[0]?.lsn ?? ''))) await pause(LOOK_EVERY)
        had = asked
      } catch {
        await pause(TRY_AGAIN)
      }
    }
    isCatchingUp = false
    trusted = !closed
  }
  const mistrust = () => {
    trusted = false
    wanted += 1
    if (!isCatchingUp) void catchUp()
  }
  mistrust()
  return {
    current: () => (trusted ? database : undefined),
    mistrust,
    async close() {
      closed = true
      clearTimeout(wake)
      await pool.end()
    },
  }
}

/** Several replicas as one: reads are shared out between those that are current. */
export function shareOut(replicas: readonly Replica[]): Replica {
  let turn = 0
  return {
    current() {
      const all = replicas.flatMap(one => one.current() ?? [])
      turn += 1
      return all[turn % all.length]
    },
    mistrust() {
      for (const one of replicas) one.mistrust()
    },
    async close() {
      await Promise.all(replicas.map(one => one.close()))
    },
  }
}

/** True once a replica has replayed the log up to here. Throws if it is no replica: a primary of before is never current. */
async function hasReplayed(pool: Pool, lsn: string): Promise<boolean> {
  const { rows } = await pool.query<{ replayed: boolean | null }>(
    'select pg_last_wal_replay_lsn() >= $1::pg_lsn as replayed',
    [lsn],
  )
  const { replayed } = rows[0] ?? {}
  if (typeof replayed !== 'boolean') throw new Error('This server replays nothing')
  return replayed
}

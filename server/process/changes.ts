import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, type Pool } from 'pg'
import { leaveServer } from '../../database/former-primary.ts'
import { receivedBy } from '../../database/pool.ts'
import type { Thing } from '../../shop/lib/things.ts'
import type { Silence } from './silence.ts'

/** The channel on which the database and nodes announce changes: names of things, one per line. */
export const CHANNEL = 'souk_changed'

/** Receives the changes of all nodes, and announces those of this node that the database does not announce. */
export type Changes = {
  /** True if no change can be missed: the listening connection is up. */
  isCurrent(): boolean
  /** Announces to every node, including this one; resolves once that is done. Changes of the same moment share a message. */
  notify(things: readonly Thing[]): Promise<void>
  /** Resolves once every change that was committed before has been received; fails if none are received. */
  caughtUp(): Promise<void>
  close(): Promise<void>
}

/** The shortest time in milliseconds between two announcements of a node; changes that come in between share one. */
const ANNOUNCE_EVERY = 5
/** An announcement: nothing of it is stored, so its commit need not wait for the disk. */
const ANNOUNCEMENT = "select set_config('synchronous_commit', 'off', true), pg_notify($1, $2)"
/** After an announcement that failed, the wait before it is repeated. */
const ANNOUNCE_AGAIN = 200
/** The shortest time between two waits for earlier changes; requests that come in between share one. */
const CATCH_UP_EVERY = 25
/** The interval of connection checks; a connection that does not answer in time is dropped. */
const TRY_EVERY = 500
const TRY_TIMEOUT = 1_200
/** The longest wait between attempts to connect; waits grow up to this. */
const LONGEST_WAIT = 3_000
const longestMessage = 7_900
/** The prefix of messages with which a node tests its own connection. */
const MARK = 'mark '

/**
 * Listens on its own connection to `url` (a transaction pooler cannot listen). `changed` receives each change; after a lost
 * connection it receives `anything`, because changes may have been missed, and `pool` opens new connections, because another server
 * may have taken over. `silence` begins when neither this connection nor
 * any of the pool has received anything for a while, and ends when this one is answered again.
 */
export function listenForChanges(
  url: string,
  pool: Pool,
  changed: (things: readonly Thing[]) => void,
  silence?: Silence,
): Changes {
  let closed = false
  let client: Client | undefined
  let current = false
  let isLost = false
  let wait = 100
  let timer: NodeJS.Timeout | undefined
  let hearsNow: (() => Promise<void>) | undefined

  const connect = async () => {
    const mine = new Client({
      connectionString: url,
      application_name: 'souk changes',
      connectionTimeoutMillis: 5_000,
      query_timeout: TRY_TIMEOUT,
      keepAlive: true,
    })
    client = mine
    let given = false
    const giveUp = () => {
      if (given) return
      given = true
      current = false
      isLost = true
      hearsNow = undefined
      clearTimeout(timer)
      mine.end().catch(() => {})
      if (closed) return
      timer = setTimeout(connect, wait)
      wait = Math.min(wait * 2, LONGEST_WAIT)
    }
    mine.on('error', giveUp)
    mine.on('end', giveUp)
    const mark = `${MARK}${randomUUID()}`
    const heard: (() => void)[] = []
    mine.on('notification', ({ payload = '' }) => {
      if (payload === mark) heard.shift()?.()
      else if (!payload.startsWith(MARK)) changed(payload.split('\n') as Thing[])
    })
    /** Sends itself a message and waits for it: a pooler in between would swallow it. */
    const hears = () =>
      new Promise<void>((done, fail) => {
        const received = receivedBy(pool)
        let answered = false
        const giveUpOnIt = () => {
          if (answered) return
          if (receivedBy(pool) === received) silence?.begin()
          fail(new Error('The database did not deliver a test notification in time'))
        }
        // Data that arrived while this process was busy are read first.
        const late = setTimeout(() => setImmediate(giveUpOnIt), TRY_TIMEOUT)
        heard.push(() => {
          answered = true
          clearTimeout(late)
          silence?.end()
          done()
        })
        mine.query('select pg_notify($1, $2)', [CHANNEL, mark]).catch(fail)
      })
    const stillThere = async () => {
      try {
        await hears()
        timer = setTimeout(stillThere, TRY_EVERY)
      } catch {
        giveUp()
      }
    }
    try {
      await mine.connect()
      await mine.query(`listen ${CHANNEL}`)
      await hears()
      // From here on nothing is missed; earlier changes are unknown.
      if (isLost) leaveServer(pool)
      isLost = false
      changed(['anything'])
      current = true
      hearsNow = hears
      wait = 100
      timer = setTimeout(stillThere, TRY_EVERY)
    } catch {
      giveUp()
    }
  }
  void connect()

  const waiting = new Set<Thing>()
  let announced = Promise.resolve()
  let announcing: Promise<void> | undefined
  const announce = async () => {
    const things = [...waiting]
    waiting.clear()
    announcing = undefined
    announced = pause(ANNOUNCE_EVERY, undefined, { ref: false })
    const message = things.join('\n')
    const thing = message.length > longestMessage ? 'anything' : message
    // Its own connection first: the pool may have a long queue.
    const by = current && client ? client : pool
    await by.query(ANNOUNCEMENT, [CHANNEL, thing]).catch(() => {
      announced = pause(ANNOUNCE_AGAIN, undefined, { ref: false })
      void notify(things)
    })
  }
  const notify: Changes['notify'] = things => {
    for (const thing of things) waiting.add(thing)
    if (!waiting.size || closed) return Promise.resolve()
    announcing ??= announced.then(announce)
    return announcing
  }

  let waits = Promise.resolve()
  let next: Promise<void> | undefined
  /** Notifications arrive in the order of the commits, so one of our own comes after all earlier changes. */
  const caughtUp = (): Promise<void> => {
    next ??= waits.then(() => {
      next = undefined
      waits = pause(CATCH_UP_EVERY, undefined, { ref: false })
      if (!hearsNow) throw new Error('Changes are not being received')
      return hearsNow()
    })
    return next
  }

  return {
    isCurrent: () => current,
    notify,
    caughtUp,
    async close() {
      closed = true
      if (waiting.size) await announce()
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}

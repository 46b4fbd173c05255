import { randomUUID } from 'node:crypto'
import { Client, type Pool } from 'pg'
import { receivedBy } from '../../database/pool.ts'
import type { Thing } from '../../shop/lib/things.ts'
import type { Silence } from './silence.ts'

/** The channel on which the database and nodes announce changes: names of things, one per line. */
export const CHANNEL = 'souk_changed'

/** Receives the changes of all nodes, and announces those of this node that the database does not announce. */
export type Changes = {
  /** True if no change can be missed: the listening connection is up. */
  isCurrent(): boolean
  /** Announces to every node, including this one, after a moment: repeated changes of a thing are announced once. */
  notify(things: readonly Thing[]): void
  close(): Promise<void>
}

/** The milliseconds for which changes of a node are collected before they are announced. */
const GATHER = 100
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
 * connection it receives `anything`, because changes may have been missed. `silence` begins when neither this connection nor
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
  let wait = 100
  let timer: NodeJS.Timeout | undefined

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
      clearTimeout(timer)
      mine.end().catch(() => {})
      if (closed) return
      timer = setTimeout(connect, wait)
      wait = Math.min(wait * 2, LONGEST_WAIT)
    }
    mine.on('error', giveUp)
    mine.on('end', giveUp)
    const mark = `${MARK}${randomUUID()}`
    let heard = () => {}
    mine.on('notification', ({ payload = '' }) => {
      if (payload === mark) heard()
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
        heard = () => {
          answered = true
          clearTimeout(late)
          silence?.end()
          done()
        }
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
      changed(['anything'])
      current = true
      wait = 100
      timer = setTimeout(stillThere, TRY_EVERY)
    } catch {
      giveUp()
    }
  }
  void connect()

  const waiting = new Set<Thing>()
  let flushing: NodeJS.Timeout | undefined
  const flush = async () => {
    const things = [...waiting]
    waiting.clear()
    flushing = undefined
    const message = things.join('\n')
    const thing = message.length > longestMessage ? 'anything' : message
    await pool.query('select pg_notify($1, $2)', [CHANNEL, thing]).catch(() => notify(things))
  }
  const notify: Changes['notify'] = things => {
    for (const thing of things) waiting.add(thing)
    if (things.length && !closed) flushing ??= setTimeout(flush, GATHER)
  }

  return {
    isCurrent: () => current,
    notify,
    async close() {
      clearTimeout(flushing)
      if (waiting.size) await flush()
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}

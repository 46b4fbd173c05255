import { randomUUID } from 'node:crypto'
import { Client, type Pool } from 'pg'
import type { Thing } from '../shop/lib/things.ts'

/** The channel on which the database, and nodes, tell of changes: names of things, one a line. */
export const CHANNEL = 'souk_changed'

/** Hears of changes on all nodes, and tells those of this one that the database does not tell by itself. */
export type Changes = {
  /** Whether nothing can be missed: the connection that listens stands. */
  isCurrent(): boolean
  /** Tells every node, this one as well, soon: many changes of a thing within the time are told once. */
  tell(things: readonly Thing[]): void
  close(): Promise<void>
}

/** Changes that are told by a node wait so long for others, in milliseconds. */
const GATHER = 100
/** The connection is tried so often; one that does not answer within the time is given up. */
const TRY_EVERY = 2_000
const TRY_TIMEOUT = 1_500
/** Waited between attempts to connect: longer each time, to this. */
const LONGEST_WAIT = 3_000
const longestMessage = 7_900
/** How a message begins by which a node finds out whether it hears. */
const MARK = 'mark '

/**
 * Listens on a connection of its own to `url` (a pooler that lends connections by transaction cannot listen). `changed`
 * hears of each change; after the connection was lost it hears `anything`, as something may have been missed.
 */
export function listenForChanges(
  url: string,
  pool: Pool,
  changed: (things: readonly Thing[]) => void,
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
    /** Tells itself something, and waits until it hears it: a pooler in between would swallow it. */
    const hears = () =>
      new Promise<void>((done, fail) => {
        const late = setTimeout(() => fail(new Error('Nothing was heard')), TRY_TIMEOUT)
        heard = () => {
          clearTimeout(late)
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
      // From here on nothing is missed; what happened before is not known.
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
    const told = message.length > longestMessage ? 'anything' : message
    await pool.query('select pg_notify($1, $2)', [CHANNEL, told]).catch(() => tell(things))
  }
  const tell: Changes['tell'] = things => {
    for (const thing of things) waiting.add(thing)
    if (things.length && !closed) flushing ??= setTimeout(flush, GATHER)
  }

  return {
    isCurrent: () => current,
    tell,
    async close() {
      clearTimeout(flushing)
      if (waiting.size) await flush()
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}

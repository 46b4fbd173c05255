import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool } from 'pg'

/** A statement that has ended: its name, its begin on the clock of `performance`, and its duration. Never its text or its values. */
export type EndedStatement = { name: string; began: number; milliseconds: number; failed: boolean }

/** Hears of each statement when it ends. */
export type StatementWatch = (statement: EndedStatement) => void

const watching = new AsyncLocalStorage<StatementWatch>()

/** Runs `work`; `watch` hears of every statement that it sends over a pool of `openPool`. */
export const watchStatements = <Result>(watch: StatementWatch, work: () => Result): Result =>
  watching.run(watch, work)

/** The hash at the end of the name of a prepared statement. */
const hash = / [0-9a-f]{12}$/
const verb = /^\s*(select|insert|update|delete|with|begin|commit|rollback|savepoint|release)\b/i

/** Returns the name of a prepared statement, or the first word of another one. */
function nameOf(given: unknown): string {
  const { name, text } = typeof given === 'string' ? { name: undefined, text: given } : (given as Named)
  return name?.replace(hash, '') ?? verb.exec(text ?? '')?.[1]?.toLowerCase() ?? 'other'
}
type Named = { name?: string; text?: string }

/** Sends a statement, given as to `query` of a client; the watch of the running work hears of its end. */
export function sendWatched(given: unknown[], send: (...given: unknown[]) => unknown): unknown {
  const watch = watching.getStore()
  if (!watch) return send(...given)
  const name = nameOf(given[0])
  const began = performance.now()
  const end = (error?: unknown) =>
    watch({ name, began, milliseconds: performance.now() - began, failed: error instanceof Error })
  const answered = given.at(-1)
  if (typeof answered === 'function')
    return send(...given.slice(0, -1), (error: unknown, ...more: unknown[]) => {
      end(error)
      answered(error, ...more)
    })
  const answer = send(...given)
  if (answer instanceof Promise) answer.then(() => end(), end)
  return answer
}

/** Lets statements that waited for a connection be heard by their own watch, not by that of the work that freed the connection. */
export function rememberWatch(pool: Pool): Pool {
  const connect = pool.connect.bind(pool) as (done?: unknown) => unknown
  pool.connect = ((done?: (...given: unknown[]) => void) =>
    connect(done && watching.getStore() ? AsyncLocalStorage.bind(done) : done)) as Pool['connect']
  return pool
}

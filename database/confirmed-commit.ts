import type { ClientBase } from 'pg'

/** A commit that no standby has confirmed: its wait was cancelled, and a failover may undo it. Its outcome is unknown. */
export class CommitNotConfirmed extends Error {
  /** The code of PostgreSQL for a transaction with an unknown outcome. */
  readonly code = '08007'
  constructor() {
    super('The commit is not confirmed by a standby')
  }
}

/** The place in PostgreSQL that warns of a cancelled wait; the text of the warning depends on a language. */
const WAIT = 'SyncRepWaitForLSN'

const notConfirmed = new WeakSet<object>()

/** Notes it when the server warns on this connection that a commit was not confirmed; the commit itself is reported as done. */
export function watchCommits(client: ClientBase): void {
  client.on('notice', ({ routine }) => {
    if (routine === WAIT) notConfirmed.add(client)
  })
}

/** Throws if the server has warned that the last commit on this connection was not confirmed. */
export function requireConfirmed(client: object): void {
  if (notConfirmed.has(client)) throw new CommitNotConfirmed()
}

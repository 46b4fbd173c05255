import { createHash } from 'node:crypto'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { prepareQuery, prepareSql } from '../../database/prepared-statement.ts'
import { idempotencyKeys } from './ledger.tables.server.ts'

/** The state of a repeatable call: done before with this answer, done before with another input, or new. */
export type Repeat = { known: true; answer: unknown } | { known: true; mismatch: true } | { known: false }

/** Returns the hash of an input. */
export const hashOf = (input: unknown) => createHash('sha256').update(JSON.stringify(input)).digest('hex')

const { call, key, inputHash, answer } = idempotencyKeys
const thisKey = and(eq(call, sql.placeholder('call')), eq(key, sql.placeholder('key')))

const insertKey = prepareQuery('claim key', database =>
  database
    .insert(idempotencyKeys)
    .values({
      call: sql.placeholder('call'),
      key: sql.placeholder('key'),
      inputHash: sql.placeholder('inputHash'),
      answer: {},
    })
    .onConflictDoNothing()
    .returning({ key }),
)
/** Locks the row: the commit of a repeat then waits for the standby as a change does, and so for the first answer, too. */
const selectKey = prepareQuery('known key', database =>
  database.select({ inputHash, answer }).from(idempotencyKeys).where(thisKey).for('key share'),
)
const updateAnswer = prepareQuery('save answer', database =>
  database
    .update(idempotencyKeys)
    .set({ answer: sql.placeholder('answer') })
    .where(thisKey),
)

/**
 * Claims `key` for `call` in the running transaction. A second caller with the same key waits here until the first has
 * committed (and then gets its answer) or has rolled back (and then owns the key).
 */
export async function claimKey(
  database: Database,
  call: string,
  key: string,
  inputHash: string,
): Promise<Repeat> {
  const claimed = await insertKey(database, { call, key, inputHash })
  if (claimed.length === 1) return { known: false }
  const [before] = await selectKey(database, { call, key })
  if (!before) return { known: false }
  return before.inputHash === inputHash
    ? { known: true, answer: before.answer }
    : { known: true, mismatch: true }
}

const insertKeys = prepareSql<{ key: string }>(
  'claim keys',
  () => sql`insert into idempotency_keys (call, key, input_hash, answer)
    select ${sql.placeholder('call')}, key, '', '{}' from unnest(${sql.placeholder('keys')}::text[]) as key order by key
    on conflict do nothing returning key`,
)

/**
 * Claims keys for a moment, in a transaction that is rolled back; returns those that no call has used or is using. It waits for calls
 * under way with one of them.
 */
export async function claimKeys(
  database: Database,
  call: string,
  keys: readonly string[],
): Promise<Set<string>> {
  return new Set((await insertKeys(database, { call, keys })).map(({ key }) => key))
}

/** Stores the answer with its key, in the same transaction as the changes of the call. */
export async function saveAnswer(
  database: Database,
  call: string,
  key: string,
  answer: unknown,
): Promise<void> {
  await updateAnswer(database, { call, key, answer })
}

/** Deletes the stored answers that a condition names, in the running transaction. */
export async function forgetAnswers(database: Database, which: SQL): Promise<void> {
  await database.delete(idempotencyKeys).where(which)
}

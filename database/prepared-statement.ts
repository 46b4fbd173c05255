import { createHash } from 'node:crypto'
import type { Query, SQL } from 'drizzle-orm'
import { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { type PgPreparedQuery, PgSession, type PreparedQueryConfig } from 'drizzle-orm/pg-core'
import { type Database, dialect } from './pool.ts'

/** The values of a statement's placeholders, by name; each must be given, even if null. */
export type Values = Record<string, unknown>

type Fields = Parameters<PgSession['prepareQuery']>[1]
type Statement = { name: string; query: Query; fields: Fields }

/** Another text gets another name, so that shop versions that share connections, or a changed file, do not collide. */
const named = (name: string, query: Query, fields?: Fields): Statement => ({
  name: `${name} ${createHash('sha256').update(query.sql).digest('hex').slice(0, 12)}`,
  query,
  fields,
})

/** A session without a connection: it records what is prepared on it. */
class Notes extends PgSession {
  override prepareQuery<T extends PreparedQueryConfig>(
    query: Query,
    fields: Fields,
    name = '',
  ): PgPreparedQuery<T> {
    const statement = { ...named(name, query, fields), setToken: () => statement }
    return statement as unknown as PgPreparedQuery<T>
  }
  override transaction(): never {
    throw new Error('This session only writes statements down; it cannot run a transaction')
  }
}
const onPaper = new NodePgDatabase(dialect, new Notes(dialect) as never, undefined)

/**
 * Prepares a query of the builder for a hot path: turned into SQL once and sent by name, so that PostgreSQL parses and plans
 * it once per connection. Values that differ between runs are written as `sql.placeholder('name')`.
 */
export function prepareQuery<Answer>(
  name: string,
  build: (database: Database) => PromiseLike<Answer> & { prepare(name: string): unknown },
): (database: Database, values?: Values) => Promise<Answer> {
  let prepared: Statement | undefined
  return (database, values) => {
    prepared ??= build(onPaper).prepare(name) as Statement
    return send<Answer>(database, prepared, values)
  }
}

/** Like `prepareQuery`, for a statement in SQL; returns its rows by column name. */
export function prepareSql<Row>(
  name: string,
  build: () => SQL,
): (database: Database, values?: Values) => Promise<Row[]> {
  let prepared: Statement | undefined
  return async (database, values) => {
    prepared ??= named(name, dialect.sqlToQuery(build()))
    return (await send<{ rows: Row[] }>(database, prepared, values)).rows
  }
}

function send<Answer>(database: Database, { name, query, fields }: Statement, values?: Values) {
  type Sent = { execute: Answer; all: unknown; values: unknown }
  return database._.session.prepareQuery<Sent>(query, fields, name, fields !== undefined).execute(values)
}

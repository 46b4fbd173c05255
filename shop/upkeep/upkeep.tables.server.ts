import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '../lib/columns.server.ts'
import { upkeepKinds, upkeepOutcomes } from './upkeep-kinds.ts'

/** Runs of audits, backups and drills, each with its end, and what it found in `facts`. A run without an end is at work, or its process died. */
export const upkeepRuns = pgTable(
  'upkeep_runs',
  {
    runId: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: upkeepKinds }).notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    endedAt: timestamp({ withTimezone: true }),
    /** GOOD; WRONG: it ran and found something wrong; FAILED: it could not be done. */
    outcome: text({ enum: upkeepOutcomes }),
    /** Numbers and names of a kind, without personal data. */
    facts: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** One sentence for the owner: why it failed, or what is wrong. */
    problem: text(),
  },
  table => [
    index().on(table.kind, table.startedAt.desc()),
    check('upkeep_runs_kind', sql`${table.kind} in ('AUDIT', 'BACKUP', 'DRILL')`),
    check('upkeep_runs_outcome', sql`${table.outcome} in ('GOOD', 'WRONG', 'FAILED')`),
    check('upkeep_runs_ended', sql`(${table.endedAt} is null) = (${table.outcome} is null)`),
  ],
)

/** The nodes that serve this database, each with the version of its files; a node that ends removes its row. */
export const nodes = pgTable('nodes', {
  nodeId: uuid().primaryKey(),
  /** The name of its machine. */
  name: text().notNull(),
  version: text().notNull(),
  /** The fingerprint of its built files. */
  build: text().notNull(),
  /** The moment of the newest migration that it knows; null for a release that did not note it yet. */
  migration: bigint({ mode: 'number' }),
  startedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  seenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/**
 * The scripts, styles, typefaces and pictures of each release that serves or served lately. A page of one release may ask a node of
 * another one for them.
 */
export const releaseAssets = pgTable('release_assets', {
  /** Has a hash of the content: the same name is the same file in every release. */
  name: text().primaryKey(),
  type: text().notNull(),
  /** `br` if the bytes are compressed by Brotli, otherwise `identity`. */
  encoding: text({ enum: ['br', 'identity'] }).notNull(),
  bytes: bytea().notNull(),
  /** Until when a node with this file was seen, to about a day. */
  seenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

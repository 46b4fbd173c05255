import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import type { Made } from '../catalogue/shelves.server.ts'
import { customers } from '../customers/customers.tables.server.ts'
import { moment, writtenAt } from '../lib/columns.server.ts'
import type { ColumnMapping, ImportFormat } from './import-fields.ts'
import type { ImportState } from './import-states.rules.ts'
import type { ImportOptions } from './imports.contract.ts'

/** Files of products that staff brought, and how far they are. What is under way is worked on by a job, from wherever it is. */
export const imports = pgTable(
  'imports',
  {
    importId: integer().primaryKey().generatedByDefaultAsIdentity(),
    custId: integer()
      .notNull()
      .references(() => customers.custId),
    fileName: text().notNull(),
    format: text().$type<ImportFormat>().notNull(),
    state: text().$type<ImportState>().notNull(),
    headers: text().array().notNull(),
    mapping: jsonb().$type<ColumnMapping>().notNull(),
    options: jsonb().$type<ImportOptions>().notNull(),
    /** Lines of the file without that of the names; how many of them, or of its products, the running step has done. */
    lines: integer().notNull().default(0),
    items: integer().notNull().default(0),
    done: integer().notNull().default(0),
    /** Departments, categories and brands that it made. */
    made: jsonb().$type<Made>(),
    cancelAskedAt: moment(),
    /** Why it could not go on. */
    problem: text(),
    createdAt: writtenAt(),
    startedAt: moment(),
    finishedAt: moment(),
  },
  table => [
    index('imports_at_work').on(table.importId).where(sql`${table.state} in ('check', 'import', 'undo')`),
  ],
)

/** The lines of a file as they came; deleted once the file is imported. */
export const importLines = pgTable(
  'import_lines',
  {
    importId: integer()
      .notNull()
      .references(() => imports.importId),
    line: integer().notNull(),
    cells: text().array().notNull(),
  },
  table => [primaryKey({ columns: [table.importId, table.line] })],
)

/**
 * What becomes of each product of a file. `row` and `steps` are what is written (columns as the table has them, the stock
 * to count to); `before` is what stood there, by which it is undone. `writtenDate` is the `updatedDate` that the import left.
 */
export const importItems = pgTable(
  'import_items',
  {
    importId: integer()
      .notNull()
      .references(() => imports.importId),
    line: integer().notNull(),
    sku: text().notNull(),
    productName: text().notNull(),
    outcome: text().$type<'create' | 'change' | 'same' | 'refuse'>().notNull(),
    /** By field: what it was and what it becomes; or why it is refused. */
    changes: jsonb().$type<Record<string, [unknown, unknown]>>(),
    reasons: jsonb().$type<Record<string, string>>(),
    row: jsonb().$type<Record<string, unknown>>(),
    shelf: jsonb().$type<{ category?: string; subCategory?: string; brandName?: string }>(),
    steps: integer(),
    pictures: jsonb().$type<{ address: string; text: string }[]>(),
    productId: integer(),
    seenDate: moment(),
    before: jsonb().$type<Record<string, unknown>>(),
    stepsBefore: integer(),
    /** The pictures that it had, where the import gave it others. */
    picturesBefore: jsonb().$type<{ hash: string; text: string }[]>(),
    writtenDate: moment(),
    state: text().$type<'waiting' | 'written' | 'refused' | 'undone' | 'kept'>().notNull().default('waiting'),
  },
  table => [
    primaryKey({ columns: [table.importId, table.line] }),
    index('import_items_by_outcome').on(table.importId, table.outcome, table.line),
    index('import_items_by_state').on(table.importId, table.state, table.line),
    index('import_items_by_sku').on(table.importId, table.sku),
    check('import_items_outcome', sql`${table.outcome} in ('create', 'change', 'same', 'refuse')`),
  ],
)

/** Pictures that an import names and that are still to be fetched, by what became of it. */
export const importPictures = pgTable(
  'import_pictures',
  {
    pictureId: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    importId: integer()
      .notNull()
      .references(() => imports.importId),
    productId: integer().notNull(),
    position: smallint().notNull(),
    address: text().notNull(),
    alternativeText: text().notNull().default(''),
    attempts: smallint().notNull().default(0),
    /** Why it was given up. */
    problem: text(),
    fetchedAt: moment(),
    givenUpAt: moment(),
  },
  table => [
    index('import_pictures_waiting')
      .on(table.importId, table.pictureId)
      .where(sql`${table.fetchedAt} is null and ${table.givenUpAt} is null`),
    index('import_pictures_of_import').on(table.importId),
  ],
)

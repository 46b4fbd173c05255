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
import type { WrittenPart } from '../catalogue/made-of/parts.rules.ts'
import type { WrittenBox } from '../catalogue/made-of/written-box.rules.ts'
import type { Made } from '../catalogue/shelves/shelves.server.ts'
import { customers } from '../customers/customers.tables.server.ts'
import { moment, writtenAt } from '../lib/columns.server.ts'
import type { ColumnMapping, ImportMark, ImportSource } from './import-fields.ts'
import type { ImportState } from './import-states.rules.ts'
import type { ImportOptions } from './imports.contract.ts'
import type { ManyProducts } from './many/many-products.server.ts'

/** Product files that staff uploaded, and their progress. A job works on those in progress, on any node. */
export const imports = pgTable(
  'imports',
  {
    importId: integer().primaryKey().generatedByDefaultAsIdentity(),
    custId: integer()
      .notNull()
      .references(() => customers.custId),
    fileName: text().notNull(),
    format: text().$type<ImportSource>().notNull(),
    state: text().$type<ImportState>().notNull(),
    headers: text().array().notNull(),
    mapping: jsonb().$type<ColumnMapping>().notNull(),
    /** With the changes of many products, if it has no file. */
    options: jsonb().$type<ImportOptions & { many?: ManyProducts }>().notNull(),
    /** Lines of the file without the header; the number of them, or of its products, that the current step has processed. */
    lines: integer().notNull().default(0),
    items: integer().notNull().default(0),
    done: integer().notNull().default(0),
    /** Departments, categories and brands that it created. */
    made: jsonb().$type<Made>(),
    cancelAskedAt: moment(),
    /** The reason it could not continue. */
    problem: text(),
    createdAt: writtenAt(),
    startedAt: moment(),
    finishedAt: moment(),
  },
  table => [
    index('imports_at_work').on(table.importId).where(sql`${table.state} in ('check', 'import', 'undo')`),
  ],
)

/** The lines of a file as uploaded; deleted once the file is imported. */
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
 * The outcome for each product of a file. `row` and `steps` are written (columns as in the table; the stock to count to);
 * `before` holds the old values, for undo. `writtenDate` is the `updatedDate` that the import set.
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
    /** By field: the old and new value, or the reason it is refused. */
    changes: jsonb().$type<Record<string, [unknown, unknown]>>(),
    reasons: jsonb().$type<Record<string, string>>(),
    /** By field: the difference between the file and what is imported. */
    notes: jsonb().$type<Record<string, string>>(),
    /** The reasons to look at it; see `importMarks`. */
    marks: text().array().$type<ImportMark[]>().notNull().default([]),
    row: jsonb().$type<Record<string, unknown>>(),
    shelf: jsonb().$type<{
      category?: string
      subCategory?: string
      brandName?: string
      /** The parts of a set, if one of them comes with the same file. */
      parts?: WrittenPart[]
      /** The box, if one of its parts comes with the same file. */
      box?: WrittenBox
      /** The SKUs of its related products, if one of them comes with the same file. */
      related?: string[]
      /** Its address in the shop that the file comes from, and once it leads to the product, that of its page. */
      oldAddress?: string
      newAddress?: string
      /** The SKU of the product that it is a variant of. */
      variantOf?: string
    }>(),
    steps: integer(),
    pictures: jsonb().$type<{ address: string; text: string }[]>(),
    productId: integer(),
    seenDate: moment(),
    before: jsonb().$type<Record<string, unknown>>(),
    stepsBefore: integer(),
    /** The pictures that it had, if the import replaced them. */
    picturesBefore: jsonb().$type<{ hash: string; text: string }[]>(),
    writtenDate: moment(),
    state: text()
      .$type<'waiting' | 'written' | 'refused' | 'undone' | 'not undone'>()
      .notNull()
      .default('waiting'),
  },
  table => [
    primaryKey({ columns: [table.importId, table.line] }),
    index('import_items_by_outcome').on(table.importId, table.outcome, table.line),
    index('import_items_by_state').on(table.importId, table.state, table.line),
    index('import_items_by_sku').on(table.importId, table.sku),
    check('import_items_outcome', sql`${table.outcome} in ('create', 'change', 'same', 'refuse')`),
  ],
)

/** Pictures that an import names, and whether they are fetched, still waiting or given up. */
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
    /** The reason it was given up. */
    problem: text(),
    fetchedAt: moment(),
    givenUpAt: moment(),
  },
  table => [
    index('import_pictures_waiting')
      .on(table.importId, table.pictureId)
      .where(sql`${table.fetchedAt} is null and ${table.givenUpAt} is null`),
    index('import_pictures_of_import').on(table.importId),
    index('import_pictures_missing').on(table.productId).where(sql`${table.fetchedAt} is null`),
  ],
)

import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytea, moment, writtenAt } from '../lib/columns.server.ts'

/**
 * Certificates: an authority says so under a number, for some days. `slaughter` and `stunning` are those of the slaughter; null if it
 * says nothing about them. A certificate stays when it ends; `withdrawnAt` ends it before its time.
 */
export const certificates = pgTable(
  'certificates',
  {
    certificateId: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().notNull(),
    authority: text().notNull(),
    number: text().notNull(),
    /** The first and the last day on which it holds, by the calendar of the shop. */
    issuedOn: date().notNull(),
    expiresOn: date().notNull(),
    slaughter: text(),
    stunning: text(),
    withdrawnAt: moment(),
    /** The days before the end of which the shop was warned last: 60, 30 or 7; null before the first warning. */
    warnedDays: integer(),
    demo: boolean().notNull().default(false),
    updatedDate: writtenAt(),
  },
  table => [
    uniqueIndex('certificates_number').on(sql`lower(${table.authority})`, sql`lower(${table.number})`),
    index().on(table.expiresOn),
    check(
      'certificates_kind',
      sql`${table.kind} in ('HALAL', 'KOSHER', 'ORGANIC', 'FAIR_TRADE', 'FOOD_SAFETY')`,
    ),
    check('certificates_term', sql`${table.issuedOn} <= ${table.expiresOn}`),
    check('certificates_slaughter', sql`${table.slaughter} in ('HAND', 'MACHINE')`),
    check('certificates_warned_days', sql`${table.warnedDays} in (60, 30, 7)`),
    check('certificates_stunning', sql`${table.stunning} in ('NONE', 'REVERSIBLE', 'IRREVERSIBLE')`),
  ],
)

/** The things that a certificate is about: products, brands, branches, suppliers and lots, by their ids. */
export const certificateSubjects = pgTable(
  'certificate_subjects',
  {
    certificateId: integer()
      .notNull()
      .references(() => certificates.certificateId, { onDelete: 'cascade' }),
    kind: text().notNull(),
    subjectId: integer().notNull(),
  },
  table => [
    primaryKey({ columns: [table.certificateId, table.kind, table.subjectId] }),
    index('certificates_of_subject').on(table.kind, table.subjectId),
    check(
      'certificate_subjects_kind',
      sql`${table.kind} in ('PRODUCT', 'BRAND', 'BRANCH', 'SUPPLIER', 'LOT')`,
    ),
  ],
)

/** The document of a certificate, a PDF. Without one its claim is not shown: a claim opens its document. */
export const certificateDocuments = pgTable(
  'certificate_documents',
  {
    certificateId: integer()
      .primaryKey()
      .references(() => certificates.certificateId, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Number of bytes. */
    size: integer().notNull(),
    bytes: bytea().notNull(),
    createdAt: writtenAt(),
  },
  table => [
    check(
      'certificate_documents_size',
      sql`${table.size} = octet_length(${table.bytes}) and ${table.size} <= 1000000`,
    ),
  ],
)

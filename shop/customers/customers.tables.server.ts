import { type SQLWrapper, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { moment, writtenAt } from '../lib/columns.server.ts'
import { branches } from '../settings/settings.tables.server.ts'

/**
 * By what staff find a contact: names, e-mail and phone in small letters, and the phone once more as its digits alone; for
 * `like`, served by an index.
 */
export const contactText = (table: Record<'firstName' | 'lastName' | 'email' | 'phone1', SQLWrapper>) =>
  sql`lower(${table.firstName} || ' ' || ${table.lastName} || ' ' || ${table.email} || ' ' || ${table.phone1} || ' ' || regexp_replace(${table.phone1}, '\\D', '', 'g'))`

/** The name of a contact in small letters: what a list is sorted by, and one of the things by which a guest is known again. */
export const contactName = (table: Record<'firstName' | 'lastName', SQLWrapper>) =>
  sql`lower(${table.firstName} || ' ' || ${table.lastName})`

/** Somebody who can be reached: a guest's details, or a customer's. Holds no credential and signs nobody in. */
export const contacts = pgTable(
  'contacts',
  {
    contactId: integer().primaryKey().generatedByDefaultAsIdentity(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    phone1: text().notNull(),
    phone2: text(),
    /** Since when staff serve this person first. */
    prioritySince: moment(),
    createdAt: writtenAt(),
  },
  table => [
    index('contacts_email').on(sql`lower(${table.email})`),
    index().on(table.phone1),
    index('contacts_name').on(contactName(table), table.contactId),
    index('contacts_priority').on(table.contactId).where(sql`${table.prioritySince} is not null`),
    index('contacts_text').using('gin', sql`${contactText(table)} gin_trgm_ops`),
  ],
)

/** An account: a contact that proved itself and can sign in. How it signs in is kept apart from this row. */
export const customers = pgTable(
  'customers',
  {
    custId: integer().primaryKey().generatedByDefaultAsIdentity(),
    contactId: integer()
      .notNull()
      .references(() => contacts.contactId),
    loginId: text().notNull(),
    custName: text(),
    custType: text().notNull().default('C'),
    priority: smallint().notNull().default(1),
    profession: text().notNull().default('C'),
    businessFlag: boolean().notNull().default(false),
    bestWay: text().notNull().default('EMAIL'),
    bestTime: text().notNull().default('MORNING'),
    sendSmsFlag: boolean().notNull().default(false),
    sendEmailFlag: boolean().notNull().default(false),
    representativeAskedAt: moment(),
    representativeSince: moment(),
    /** The mailbox that this account has proven to be its own; at most one account has it. */
    provenEmail: text(),
    emailProvenAt: moment(),
    /** When somebody of the staff last made a call as this account; of customers it is not kept. */
    lastSeenAt: moment(),
    closedAt: moment(),
    createdAt: writtenAt(),
  },
  table => [
    // A login id that is an e-mail belongs to whoever proves the mailbox; until then several may have typed it.
    uniqueIndex('customers_login')
      .on(sql`lower(${table.loginId})`)
      .where(sql`${table.loginId} not like '%@%'`),
    uniqueIndex('customers_proven_email').on(sql`lower(${table.provenEmail})`),
    uniqueIndex().on(table.contactId),
    index('customers_asking')
      .on(table.custId)
      .where(sql`${table.representativeAskedAt} is not null and ${table.representativeSince} is null`),
  ],
)

/** Addresses of a contact: where goods go (`shipping`) and where bills go (`billing`). */
export const addresses = pgTable(
  'addresses',
  {
    addressId: integer().primaryKey().generatedByDefaultAsIdentity(),
    contactId: integer()
      .notNull()
      .references(() => contacts.contactId),
    kind: text().notNull(),
    address1: text().notNull(),
    address2: text(),
    city: text().notNull(),
    stateProvince: text().notNull(),
    country: text().notNull(),
    postalCode: text().notNull(),
  },
  table => [
    uniqueIndex().on(table.contactId, table.kind),
    check('addresses_kind', sql`${table.kind} in ('shipping', 'billing')`),
  ],
)

/** Who of the staff may do what, and where: a role of an account at a branch. What a role may do is `permissions.ts`. */
export const staffRoles = pgTable(
  'staff_roles',
  {
    custId: integer()
      .notNull()
      .references(() => customers.custId),
    role: text().notNull(),
    branchId: integer()
      .notNull()
      .references(() => branches.branchId),
    since: writtenAt(),
  },
  table => [primaryKey({ columns: [table.custId, table.role, table.branchId] })],
)

import { type SQLWrapper, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { bytea, moment, writtenAt } from '../lib/columns.server.ts'
import { branches } from '../settings/settings.tables.server.ts'

/**
 * The text in which staff search for a contact: names, e-mail and phone in lower case, then the phone's digits alone; for
 * `like`, with an index.
 */
export const contactText = (table: Record<'firstName' | 'lastName' | 'email' | 'phone1', SQLWrapper>) =>
  sql`lower(${table.firstName} || ' ' || ${table.lastName} || ' ' || ${table.email} || ' ' || ${table.phone1} || ' ' || regexp_replace(${table.phone1}, '\\D', '', 'g'))`

/**
 * The name of a contact in lower case: lists are sorted by it, and it is one of the facts that identify a returning guest.
 */
export const contactName = (table: Record<'firstName' | 'lastName', SQLWrapper>) =>
  sql`lower(${table.firstName} || ' ' || ${table.lastName})`

/** A person who can be reached: the details of a guest or of a customer. Holds no credential and cannot sign in. */
export const contacts = pgTable(
  'contacts',
  {
    contactId: integer().primaryKey().generatedByDefaultAsIdentity(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    phone1: text().notNull(),
    phone2: text(),
    /** The time since which staff serve this person first. */
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

/** An account: a contact that can sign in. Its credentials are in other tables. */
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
    /** The mailbox that this account has proven; at most one account can prove it. */
    provenEmail: text(),
    emailProvenAt: moment(),
    /** The last time a staff member made a call as this account; not stored for customers. */
    lastSeenAt: moment(),
    closedAt: moment(),
    createdAt: writtenAt(),
  },
  table => [
    // A login id that is an e-mail belongs to the account that proves the mailbox; until then several may have typed it.
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

/** Addresses of a contact: for deliveries (`shipping`) and for bills (`billing`). */
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

/** The roles of staff accounts, each at one branch or at all. `permissions.ts` says what a role may do. */
export const staffRoles = pgTable(
  'staff_roles',
  {
    custId: integer()
      .notNull()
      .references(() => customers.custId),
    role: text().notNull(),
    /** Null: at all branches. */
    branchId: integer().references(() => branches.branchId),
    since: writtenAt(),
  },
  table => [unique('staff_roles_once').on(table.custId, table.role, table.branchId).nullsNotDistinct()],
)

/** The picture of a customer, for the customer and for staff only: it has no address of its own. */
export const customerPictures = pgTable(
  'customer_pictures',
  {
    custId: integer()
      .primaryKey()
      .references(() => customers.custId),
    mimeType: text().notNull(),
    bytes: bytea().notNull(),
    createdAt: writtenAt(),
  },
  table => [check('customer_pictures_size', sql`octet_length(${table.bytes}) <= 65000`)],
)

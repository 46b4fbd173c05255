import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { consentsOf } from '../../customers/consents/read-consents.server.ts'
import { isAboutPerson, listed } from '../../customers/forget-account.server.ts'
import { refuse } from '../../lib/call.ts'
import { handle, handlePrepared } from '../../lib/handler.server.ts'
import type { Limit } from '../../lib/limits.server.ts'
import { standingDaysOf } from '../../lists/standing/days-of-customer.server.ts'
import { familiesOf } from '../../qurbani/forget-bookings.server.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { type Exported, exportOwn, exportPerson } from './people.contract.ts'
import { exportedColumns, loginColumn, type PersonalTable, personalTables } from './personal-columns.ts'
import { contactOf, findWhose, isStaffOfOthers, type Whose } from './whose-data.server.ts'

const ownExports: Limit = { name: 'export own', most: 20, seconds: 3600 }

/** The mails that let the owner of a mailbox into an account; anybody can request one. */
const lettingIn = ['reset-password', 'sign-in-code']

/**
 * The messages to customers about themselves. Other messages to an unproven mailbox may be meant for its real owner: a staff
 * invitation, a question from the contact form.
 */
const toCustomers = [
  ...[
    'order-placed',
    'order-expired',
    'order-status',
    'order-changed',
    'order-details',
    'order-swapped',
    'order-swap-asked',
    'order-swap-unanswered',
    'order-left',
    'order-not-home',
    'order-recalled',
    'order-reopened',
    'standing-tomorrow',
    'standing-left-out',
    'standing-not-placed',
    'cash-back',
    'prove-email',
    'email-in-use',
    ...lettingIn,
  ],
  ...['order-paid', 'order-refunded', 'payment-late', 'payment-rest', 'payment-rest-paid', 'test'],
  'change-given-back',
  ...['email-change-asked', 'password-changed', 'second-factor-on', 'second-factor-off'],
  ...['recovery-codes-renewed', 'representative-approved', 'representative-refused', 'representative-ended'],
  'alert',
  'qurbani-message',
]

/** The messages that name the account that they are for. Anybody can ask for an alert to an address that they type. */
const toAccounts = [...toCustomers, 'back-in-stock']

/** The conditions for a person's rows in each table. */
export function rowsOf(whose: Whose): Record<PersonalTable, SQL> {
  const { custId, contactIds, orderIds, reviewIds, emails, typedEmails, phones } = whose
  const [contacts, orders] = [listed(contactIds, 'int'), listed(orderIds, 'int')]
  const mailboxes = listed(emails, 'text')
  const isTheirs = sql`cust_id = ${custId}`
  const messages = sql`(lower(recipient) = any(${mailboxes}) or recipient = any(${listed(phones, 'text')})
    or (lower(recipient) = any(${listed(typedEmails, 'text')}) and template = any(${listed(toCustomers, 'text')}))
    or (data ->> 'custId' = ${String(custId)} and template = any(${listed(toAccounts, 'text')}))
    or lower(data ->> 'email') = any(${mailboxes}) or data ->> 'orderId' = any(${listed(orderIds, 'text')}))`
  return {
    contacts: sql`contact_id = any(${contacts})`,
    customers: isTheirs,
    customer_pictures: isTheirs,
    addresses: sql`contact_id = any(${contacts})`,
    credentials: sql`user_id = ${custId}`,
    sessions: sql`user_id = ${custId}`,
    verifications: sql`(value::jsonb ->> 'custId')::int = ${custId}`,
    second_factors: isTheirs,
    staff_roles: isTheirs,
    staff_invitations: sql`lower(email) = any(${mailboxes})`,
    customer_notes: sql`contact_id = any(${contacts})`,
    audit_entries: sql`(${isAboutPerson({ custId, contactIds, orderIds, reviewIds, messageIds: [] })}
      or (subject = 'message' and subject_id in (select message_id::text from outbox where ${messages})))`,
    consents: sql`(${consentsOf(custId, orderIds)})`,
    usual_items: isTheirs,
    saved_lists: isTheirs,
    stock_alerts: sql`(cust_id = ${custId} or lower(email) = any(${mailboxes}))`,
    standing_orders: isTheirs,
    standing_days: standingDaysOf(custId),
    saved_views: isTheirs,
    outbox: messages,
    orders: sql`order_id = any(${orders})`,
    order_items: sql`order_id = any(${orders})`,
    run_stops: sql`order_id = any(${orders})`,
    order_events: sql`order_id = any(${orders})`,
    order_notes: sql`order_id = any(${orders})`,
    substitution_offers: sql`order_id = any(${orders})`,
    picking_claims: isTheirs,
    substitution_choices: isTheirs,
    payments: sql`order_id = any(${orders})`,
    payment_entries: sql`order_id = any(${orders})`,
    payment_requests: sql`order_id = any(${orders})`,
    cash_entries: sql`order_id = any(${orders})`,
    payment_tasks: sql`order_id = any(${orders})`,
    qurbani_bookings: sql`order_id = any(${orders})`,
    qurbani_balances: sql`order_id = any(${orders})`,
    qurbani_shares: sql`booking_id in (select booking_id from qurbani_bookings where order_id = any(${orders}))`,
    qurbani_offers: familiesOf(orderIds),
    reviews: sql`review_id = any(${listed(reviewIds, 'int')})`,
    representatives: isTheirs,
    former_codes: isTheirs,
    commissions: isTheirs,
    idempotency_keys: sql`(answer -> 'orders' ->> 'orderId' = any(${listed(orderIds, 'text')})
      or answer ->> 'orderId' = any(${listed(orderIds, 'text')}) or answer ->> 'custId' = ${String(custId)})`,
  }
}

const inCode = (column: string) => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The condition for messages to a mailbox that certainly belongs to the person. */
const toOwnMailbox = ({ emails }: Whose) => sql`lower(recipient) = any(${listed(emails, 'text')})`

/**
 * A column as exported: pictures in base64; messages without the secret of a link and the data about others' accounts. A
 * mailbox that was only typed may belong to another account, and nothing may tell: not the kind of the mail, nor what became
 * of it.
 */
function shown(table: PersonalTable, column: string, whose: Whose): SQL {
  const named = sql.identifier(column) as unknown as SQL
  if (table === 'customer_pictures' && column === 'bytes') return sql`encode(bytes, 'base64')`
  if (table !== 'outbox') return named
  if (column === 'data') return sql`data - 'secret' - 'others'`
  if (column === 'template')
    return sql`case template when 'email-in-use' then 'prove-email' else template end`
  if (column === 'sent_at' || column === 'problem')
    return sql`case when channel = 'sms' or ${toOwnMailbox(whose)} then ${named} end`
  return named
}

/**
 * The rows of a table that are exported. If a mailbox was only typed, another account may have proven it: the mails that
 * let its owner in are then about that account.
 */
const exportedRows = (table: PersonalTable, whose: Whose): SQL =>
  table === 'outbox'
    ? sql`(${rowsOf(whose).outbox} and (not template = any(${listed(lettingIn, 'text')}) or ${toOwnMailbox(whose)}))`
    : rowsOf(whose)[table]

/** Returns all stored data of a person by table; tables without any are left out. */
export async function readData(database: Database, whose: Whose): Promise<Exported['data']> {
  const data: Exported['data'] = {}
  for (const table of Object.keys(personalTables) as PersonalTable[]) {
    const columns = exportedColumns(table)
    if (columns.length === 0) continue
    const selected = columns.map(
      column => sql`${shown(table, column, whose)} as ${sql.identifier(inCode(column))}`,
    )
    const found = await database.execute<{ row: Record<string, unknown> }>(
      sql`select to_json(r) as row from (select ${sql.join(selected, sql`, `)} from ${sql.identifier(table)}
        where ${exportedRows(table, whose)} order by 1) r`,
    )
    if (found.rows.length) data[inCode(table)] = found.rows.map(({ row }) => row)
  }
  if (whose.loginId !== null) {
    const { table, column } = loginColumn
    const { rows: named } = await database.execute<Record<string, unknown>>(
      sql`select product_id as "productId", ${sql.identifier(column)} as ${sql.identifier(inCode(column))}
        from ${sql.identifier(table)} where lower(${sql.identifier(column)}) = lower(${whose.loginId}) order by 1`,
    )
    if (named.length) data[table] = named
  }
  return data
}

async function fileOf(database: Database, whose: Whose, now: Date): Promise<Exported> {
  const { shopName } = await readSettings(database)
  return { madeAt: now.toISOString(), shop: shopName, data: await readData(database, whose) }
}

export const answerExportPerson = handle(
  exportPerson,
  async ({ contactId }, { database, caller, clock, audit }) => {
    const whose = await findWhose(database, contactId)
    if (!whose) return refuse(exportPerson, 'NOT_FOUND', undefined)
    if (isStaffOfOthers(whose, caller)) return refuse(exportPerson, 'WORKS_HERE', undefined)
    await audit.add({ action: 'export data', subject: 'contact', subjectId: whose.contactId })
    return fileOf(database, whose, clock())
  },
)

export const answerExportOwn = handlePrepared(
  exportOwn,
  (_input, { limits, caller }) => limits.spend(ownExports, String(caller.custId)),
  async (_input, { database, caller, clock }) => {
    const contactId = await contactOf(database, caller.custId)
    const whose = (await findWhose(database, contactId)) as Whose
    return fileOf(database, whose, clock())
  },
)

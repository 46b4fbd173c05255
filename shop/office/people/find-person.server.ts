import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { products } from '../../catalogue/catalogue.tables.server.ts'
import { customerNotes } from '../../customers/account/customer-notes.tables.server.ts'
import { readPicture } from '../../customers/account/customer-picture.server.ts'
import { readConsents } from '../../customers/consents/read-consents.server.ts'
import { addresses, contacts, customers } from '../../customers/customers.tables.server.ts'
import { isPriority } from '../../customers/sign-in/known-again.server.ts'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { orders } from '../../orders/orders.tables.server.ts'
import type { PaymentState } from '../../orders/payment-states.rules.ts'
import { representatives } from '../../representatives/representatives.tables.server.ts'
import { reviews } from '../../reviews/reviews.tables.server.ts'
import { stateOf } from '../../reviews/shown-reviews.server.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { findPerson } from './people.contract.ts'
import { findWhose, isStaffOfOthers } from './whose-data.server.ts'

/** The number of latest orders and reviews listed. */
const SHOWN = 10

export const answerFindPerson = handle(findPerson, async ({ contactId }, { database, caller }) => {
  const whose = await findWhose(database, contactId)
  if (!whose) return refuse(findPerson, 'NOT_FOUND', undefined)
  const { contactIds, custId, orderIds } = whose
  const hidden = isStaffOfOthers(whose, caller)
  const { currency } = await readSettings(database)
  const [[person], places, latest, [sums], notes, said, custPic, consents] = await Promise.all([
    database
      .select({
        contact: contacts,
        account: customers,
        representative: representatives,
        priority: isPriority('contacts', sql`customers.cust_id`),
      })
      .from(contacts)
      .leftJoin(customers, eq(customers.contactId, contacts.contactId))
      .leftJoin(representatives, eq(representatives.custId, customers.custId))
      .where(eq(contacts.contactId, whose.contactId)),
    database
      .select()
      .from(addresses)
      .where(inArray(addresses.contactId, contactIds))
      .orderBy(desc(addresses.kind)),
    database
      .select()
      .from(orders)
      .where(inArray(orders.orderId, orderIds))
      .orderBy(desc(orders.orderId))
      .limit(SHOWN),
    database
      .select({ spent: sql<string>`coalesce(sum(${orders.grandTotal}), 0)` })
      .from(orders)
      .where(
        sql`${inArray(orders.orderId, orderIds)} and ${orders.orderStatus} <> 'REJECTED'
          and ${orders.currency} = ${currency.code} and ${orders.exponent} = ${currency.exponent}`,
      ),
    database
      .select({
        noteId: customerNotes.noteId,
        note: customerNotes.note,
        by: contacts.firstName,
        writtenAt: customerNotes.writtenAt,
      })
      .from(customerNotes)
      .innerJoin(customers, eq(customers.custId, customerNotes.custId))
      .innerJoin(contacts, eq(contacts.contactId, customers.contactId))
      .where(inArray(customerNotes.contactId, contactIds))
      .orderBy(asc(customerNotes.noteId)),
    database
      .select({ review: reviews, productName: products.productName, state: stateOf })
      .from(reviews)
      .innerJoin(products, eq(products.productId, reviews.productId))
      .where(inArray(reviews.reviewId, whose.reviewIds))
      .orderBy(desc(reviews.reviewDate), desc(reviews.reviewId))
      .limit(SHOWN),
    custId === null ? null : readPicture(database, custId),
    readConsents(database, custId, orderIds),
  ])
  const { contact, account, representative, priority } = person as NonNullable<typeof person>
  return {
    contactId: contact.contactId,
    custId,
    firstName: contact.firstName,
    lastName: contact.lastName,
    email: contact.email,
    emailProven: account !== null && account.provenEmail !== null,
    phone1: contact.phone1,
    phone2: contact.phone2,
    custPic,
    priority,
    createdAt: contact.createdAt.toISOString(),
    loginId: hidden ? null : (account?.loginId ?? null),
    lastSeenAt: hidden ? null : (account?.lastSeenAt?.toISOString() ?? null),
    bestWay: account?.bestWay ?? null,
    bestTime: account?.bestTime ?? null,
    roles: hidden ? [] : whose.roles,
    representative: {
      asked: account !== null && account.representativeAskedAt !== null,
      approved: representative !== null && representative.endedAt === null,
      code: representative?.code ?? null,
    },
    addresses: places,
    orders: orderIds.length,
    spent: toDecimal(Number(sums?.spent ?? 0), currency.exponent),
    latest: latest.map(order => ({
      orderNum: order.orderNum,
      createDate: order.createDate.toISOString(),
      orderStatus: order.orderStatus,
      paymentState: order.paymentState as PaymentState,
      grandTotal: toDecimal(order.grandTotal, order.exponent),
      representative: order.representative,
    })),
    notes: notes.map(note => ({ ...note, writtenAt: note.writtenAt.toISOString() })),
    reviews: said.map(({ review, ...row }) => ({ ...review, ...row })),
    consents: consents.map(({ happenedAt, ...consent }) => ({
      ...consent,
      happenedAt: happenedAt.toISOString(),
    })),
    reviewCount: whose.reviewIds.length,
  }
})

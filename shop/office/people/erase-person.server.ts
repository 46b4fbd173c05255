import type { Database } from '../../../database/pool.ts'
import { forgetAlerts } from '../../catalogue/alerts/forget-alerts.server.ts'
import { forgetEditor } from '../../catalogue/editing/forget-editor.server.ts'
import { forgetConsents } from '../../customers/consents/forget-consents.server.ts'
import { noteErasures } from '../../customers/erasures/erasures.server.ts'
import { forgetAccount, forgetInAudit } from '../../customers/forget-account.server.ts'
import { checkOwnPassword } from '../../customers/sign-in/check-credentials.server.ts'
import { refuse } from '../../lib/call.ts'
import { handle, handlePrepared } from '../../lib/handler.server.ts'
import { forgetAnswers } from '../../lib/repeats.server.ts'
import type { Shop } from '../../lib/shop.server.ts'
import { SignedOut } from '../../lib/signed-out.ts'
import { forgetLists } from '../../lists/forget-lists.server.ts'
import { forgetMessages } from '../../mails/forget-messages.server.ts'
import { m } from '../../messages/m.ts'
import { forgetOrders, forgetReferrer } from '../../orders/forget-orders.server.ts'
import { forgetWishes } from '../../orders/swaps/wishes.server.ts'
import { forgetPayments } from '../../payments/forget-payments.server.ts'
import { forgetBookings } from '../../qurbani/forget-bookings.server.ts'
import { forgetRepresentative } from '../../representatives/forget-representative.server.ts'
import { readRepresentative } from '../../representatives/read-representatives.server.ts'
import { forgetAuthor } from '../../reviews/forget-author.server.ts'
import { savedViews } from '../lists/saved-views.tables.server.ts'
import { rowsOf } from './export-person.server.ts'
import { eraseOwn, erasePerson } from './people.contract.ts'
import { contactOf, findWhose, type Whose } from './whose-data.server.ts'

/**
 * The reason why a person cannot be erased: open orders that need their name and address, a staff role, or unpaid
 * commission.
 */
export async function hinders(
  database: Database,
  call: typeof erasePerson | typeof eraseOwn,
  { custId, openOrders, roles }: Whose,
) {
  if (openOrders.length) return refuse(call, 'OPEN_ORDERS', { orderNums: openOrders })
  if (roles.length) return refuse(call, 'HAS_ROLE', undefined)
  const own = custId === null ? undefined : await readRepresentative(database, custId)
  const due =
    own?.sums.filter(sum => sum.due > 0).map(sum => ({ currency: sum.currency, due: sum.due })) ?? []
  return due.length ? refuse(call, 'COMMISSION_DUE', { due }) : undefined
}

/** The tools of erasing: it may also happen again after a restore, in the name of the account that did it first. */
type EraseTools = Pick<Shop, 'database' | 'clock' | 'audit'> & { caller: { custId: number } | undefined }

/** Erases a person in the running transaction, all or nothing: each capability removes its own data. */
export async function erase(whose: Whose, shop: EraseTools) {
  const { database, clock, audit } = shop
  const { custId, loginId, contactIds, orderIds, reviewIds, emails } = whose
  const as = { name: m.office_people_erased_name(), now: clock() }
  const theirs = rowsOf(whose)
  // Before the messages: a mail that a job is writing at this moment is then among them.
  await forgetAlerts(database, theirs.stock_alerts)
  const messageIds = await forgetMessages(database, { theirs: theirs.outbox, custId, now: as.now })
  await forgetAnswers(database, theirs.idempotency_keys)
  await database.delete(savedViews).where(theirs.saved_views)
  await forgetConsents(database, theirs.consents)
  if (custId !== null) {
    await forgetLists(database, custId)
    await forgetAuthor(database, custId, as)
    await forgetReferrer(database, custId)
    await forgetWishes(database, custId)
    await forgetRepresentative(database, custId, as.now)
  }
  await forgetOrders(database, orderIds)
  await forgetPayments(shop, orderIds)
  await forgetBookings(database, orderIds, as.name)
  if (loginId !== null) await forgetEditor(database, loginId, as.name)
  await forgetAccount(database, { contactIds, custId, emails }, as)
  await forgetInAudit(database, { custId, contactIds, orderIds, reviewIds, messageIds, emails, loginId })
  await noteErasures(database, contactIds, { by: shop.caller?.custId ?? 0, now: as.now })
  const counts = { orders: orderIds.length, reviews: reviewIds.length }
  await audit.add({ action: 'erase', subject: 'contact', subjectId: whose.contactId, after: counts })
  return counts
}

const found = (database: Database, contactId: number) => findWhose(database, contactId, { lock: true })

export const answerErasePerson = handle(erasePerson, async ({ contactId }, shop) => {
  const whose = await found(shop.database, contactId)
  if (!whose) return refuse(erasePerson, 'NOT_FOUND', undefined)
  return (await hinders(shop.database, erasePerson, whose)) ?? erase(whose, shop)
})

export const answerEraseOwn = {
  ...handlePrepared(
    eraseOwn,
    async ({ loginPassword }, shop) => {
      const account = await checkOwnPassword(shop.caller.custId, loginPassword, shop)
      if (account) return account
      return refuse(eraseOwn, 'PASSWORD_WRONG', undefined, { loginPassword: m.customers_password_wrong() })
    },
    async (_input, shop, { custId }) => {
      const whose = await found(shop.database, await contactOf(shop.database, custId))
      // Someone else erased them during the password check.
      if (!whose) throw new SignedOut()
      const hindrance = await hinders(shop.database, eraseOwn, whose)
      if (hindrance) return hindrance
      const counts = await erase(whose, shop)
      shop.signIn(undefined)
      return counts
    },
  ),
  closesAccount: true as const,
}

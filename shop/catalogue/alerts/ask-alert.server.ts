import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { readContact } from '../../customers/add-contact.server.ts'
import { refuse } from '../../lib/call.ts'
import { handlePrepared } from '../../lib/handler.server.ts'
import type { Limit } from '../../lib/limits.server.ts'
import { m } from '../../messages/m.ts'
import { products } from '../catalogue.tables.server.ts'
import { canBeBought } from '../product-places.server.ts'
import { shownOf } from '../variants/shown-of.server.ts'
import { addAlert } from './add-alert.server.ts'
import { askAlert } from './alerts.contract.ts'

/** The most addresses that are typed from one place: the mails may go to others. */
const typedFromAddress: Limit = { name: 'stock alerts', most: 20, seconds: 3600 }

export const answerAskAlert = handlePrepared(
  askAlert,
  async ({ email }, { limits, visitor }) => {
    if (email !== undefined) await limits.spend(typedFromAddress, visitor.address)
  },
  async ({ productId, email: typed }, { database, caller, clock }) => {
    const own = caller && typed === undefined ? caller.custId : null
    const email = typed ?? (own === null ? '' : (await readContact(database, own))?.email)
    if (!email) return refuse(askAlert, 'BAD_INPUT', undefined, { email: m.customers_email_required() })
    const found = await findShown(database, productId)
    if (!found) return refuse(askAlert, 'NOT_FOUND', undefined)
    if (found.canBuy) return refuse(askAlert, 'CAN_BE_BOUGHT', undefined)
    const added = await addAlert(database, { productId, email, custId: own, askedAt: clock() })
    // A guest gets the same answer: a refusal would tell strangers what an address waits for.
    if (!added && own !== null) return refuse(askAlert, 'TOO_MANY_ALERTS', undefined)
    return { productId, email }
  },
)

/** Reads if a shown product can be bought now; locks it, so that nobody deletes it before the alert is written. */
async function findShown(database: Database, productId: number): Promise<{ canBuy: boolean } | undefined> {
  const { rows } = await database.execute<{ canBuy: boolean }>(
    sql`select ${canBeBought} as "canBuy" from ${products}
      where ${products.productId} = ${productId} and ${shownOf('products').isSold} for key share`,
  )
  return rows[0]
}

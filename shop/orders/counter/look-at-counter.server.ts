import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { readScan } from '../../catalogue/codes/read-scan.server.ts'
import { scanWords } from '../../catalogue/codes/scan-words.ts'
import { convert } from '../../catalogue/unit-sizes.ts'
import { contacts, contactText } from '../../customers/customers.tables.server.ts'
import { handle } from '../../lib/handler.server.ts'
import { anywhere } from '../../lib/list-rows.server.ts'
import { roundHalfUp, toDecimal } from '../../lib/money.ts'
import { type Branches, branchesWith } from '../../lib/permissions.ts'
import { toQuantity } from '../../lib/quantity.ts'
import { m } from '../../messages/m.ts'
import { branchOfStaff } from '../../settings/branches/branch-of-staff.server.ts'
import { ofBranches } from '../../settings/branches/of-branches.server.ts'
import { showSlotTimes } from '../../slots/read-slots.server.ts'
import { phoneDigits } from '../desk/order-board.rules.ts'
import { openStates } from '../order-states.rules.ts'
import { goodsTypes } from '../order-types.rules.ts'
import { orders } from '../orders.tables.server.ts'
import { orderNumberIn } from '../own/order-track.rules.ts'
import { paymentOf } from '../payment-of.server.ts'
import { type FoundOrder, lookAtCounter } from './counter.contract.ts'

const SHOWN = 10
/** Fewer digits are not a phone number. */
const LEAST_DIGITS = 5

export const answerLookAtCounter = handle(
  lookAtCounter,
  async ({ scanned, branchId }, { database, caller }) => {
    const branches = branchesWith(caller, 'orders')
    const nothing = { item: null, orders: [], says: null }
    const numbered = await findOrders(database, branches, eq(orders.orderNum, orderNumberIn(scanned)))
    if (numbered.length) return { ...nothing, orders: numbered }
    const branch = await branchOfStaff(database, branches, branchId)
    const scan = await readScan(database, scanned, branch)
    if (!('wrong' in scan)) {
      const { productId, productName, pricedUnit } = scan.product
      const weight = scan.weight && convert(scan.weight.thousandths, scan.weight.unit, pricedUnit)
      return {
        ...nothing,
        item: {
          ...{ productId, productName },
          quantity: scan.amount === null ? 1 : toQuantity(scan.amount, 1),
          weight: weight ? toQuantity(1, Math.max(1, roundHalfUp(weight))) : null,
        },
      }
    }
    const called = await findOrders(database, branches, hasPhone(phoneDigits(scanned)))
    if (called.length) return { ...nothing, orders: called }
    const isCode = scan.wrong !== 'LENGTH' && scan.wrong !== 'CHECK_DIGIT'
    return { ...nothing, says: isCode ? scanWords(scan) : m.orders_counter_nothing({ text: scanned.trim() }) }
  },
)

/** True for orders of a contact with this number, however it was typed; false if it is too short. */
const hasPhone = (digits: string) =>
  digits.length < LEAST_DIGITS
    ? sql`false`
    : sql`${contactText({
        ...{ firstName: contacts.firstName, lastName: contacts.lastName },
        ...{ email: contacts.email, phone1: contacts.phone1 },
      })} like ${anywhere(digits)} and regexp_replace(${contacts.phone1}, '\\D', '', 'g') like ${anywhere(digits)}`

/** Finds orders of these branches, those that wait for their customer first, then the latest. */
async function findOrders(
  database: Database,
  branches: Branches,
  wanted: ReturnType<typeof eq>,
): Promise<FoundOrder[]> {
  const rows = await database
    .select({ order: orders, contact: contacts })
    .from(orders)
    .innerJoin(contacts, eq(contacts.contactId, orders.contactId))
    .where(and(wanted, inArray(orders.orderType, [...goodsTypes]), ofBranches(orders.branchId, branches)))
    .orderBy(
      sql`${inArray(orders.orderStatus, [...openStates])} desc, ${orders.orderStatus} = 'OPEN' desc, ${orders.orderId} desc`,
    )
    .limit(SHOWN)
  return rows.map(({ order, contact: { firstName, lastName } }) => ({
    ...order,
    ...paymentOf(order),
    ...showSlotTimes(order),
    name: `${firstName} ${lastName}`.trim(),
    grandTotal: toDecimal(order.grandTotal, order.exponent),
  }))
}

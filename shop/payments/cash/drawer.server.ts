import { type ParsedOf, refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { branchesWith } from '../../lib/permissions.ts'
import { m } from '../../messages/m.ts'
import { branchOfStaff } from '../../settings/branches/branch-of-staff.server.ts'
import { holdBranch } from '../../settings/branches/hold-branch.server.ts'
import { minorOf } from '../minor-of.ts'
import { badAmount } from '../order-money.server.ts'
import { cashCounts } from './cash-counts.tables.server.ts'
import { countDrawer, findDrawer } from './drawer.contract.ts'
import { readDrawer, showDrawer } from './read-drawer.server.ts'

export const answerFindDrawer = handle(findDrawer, async (input, { database, caller, clock }) => {
  const branchId = await branchOfStaff(database, branchesWith(caller, 'orders'), input.branchId)
  if (branchId === undefined) return refuse(findDrawer, 'NOT_FOUND', undefined)
  return showDrawer(await readDrawer(database, branchId, clock()))
})

type Amounts = Pick<ParsedOf<typeof countDrawer>, 'float' | 'counted' | 'kept'>

/** Returns the amounts of a count in minor units, or the errors of its fields. */
function amountsOf({ float, counted, kept }: Amounts, exponent: number) {
  const minor = {
    float: minorOf(float, exponent),
    counted: minorOf(counted, exponent),
    kept: minorOf(kept, exponent),
  }
  const wrong = Object.entries(minor).flatMap(([field, amount]) =>
    amount === undefined ? [[field, badAmount().amount]] : [],
  )
  if (wrong.length > 0) return { errors: Object.fromEntries(wrong) as Record<string, string> }
  if (kept > counted) return { errors: { kept: m.payments_drawer_kept_too_much() } }
  return { minor: minor as Record<keyof Amounts, number> }
}

/** Counts of a branch wait for each other, so that no two cover the same cash. */
export const answerCountDrawer = handle(countDrawer, async (input, shop) => {
  const { database, caller, clock, audit, changed } = shop
  const branchId = await branchOfStaff(database, branchesWith(caller, 'orders'), input.branchId)
  if (branchId === undefined || !(await holdBranch(database, branchId)))
    return refuse(countDrawer, 'NOT_FOUND', undefined)
  const now = clock()
  const before = await readDrawer(database, branchId, now)
  const { exponent, currency, covered, counts } = before
  const last = counts[0]
  if (last && before.after !== input.after)
    return refuse(countDrawer, 'COUNTED', { by: last.by, countedAt: last.countedAt })
  const { minor, errors } = amountsOf(input, exponent)
  if (!minor) return refuse(countDrawer, 'BAD_INPUT', undefined, errors)
  const due = minor.float + before.moved
  const expected = toDecimal(due, exponent)
  if (expected !== input.expected) return refuse(countDrawer, 'CASH_CHANGED', { expected })
  const reason = input.reason.trim()
  if (minor.counted !== due && !reason)
    return refuse(countDrawer, 'BAD_INPUT', undefined, { reason: m.payments_run_difference_reason() })
  const number = before.after + 1
  await database.insert(cashCounts).values({
    ...{ branchId, number, currency, exponent, ...minor, expected: due, reason, covered },
    ...{ countedBy: caller.custId, countedAt: now },
  })
  const { float, counted, kept } = input
  const difference = toDecimal(minor.counted - due, exponent)
  await audit.add({
    ...{ action: 'count', subject: 'cash drawer', subjectId: branchId },
    before: { expected },
    after: { float, counted, difference, kept, ...(reason ? { reason } : {}) },
  })
  changed('orders')
  return showDrawer(await readDrawer(database, branchId, now))
})

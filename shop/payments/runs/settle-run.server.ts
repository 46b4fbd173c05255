import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { branchesWith } from '../../lib/permissions.ts'
import { m } from '../../messages/m.ts'
import { closeRun } from '../../orders/runs/close-run.server.ts'
import { findRun, holdRun } from '../../orders/runs/hold-run.server.ts'
import { minorOf } from '../minor-of.ts'
import { badAmount } from '../order-money.server.ts'
import { readRunCash } from './run-cash.server.ts'
import { settleRun } from './runs.contract.ts'

export const answerSettleRun = handle(
  settleRun,
  async ({ runId, expected: seen, counted, ...input }, shop) => {
    const { database, caller, audit, changed } = shop
    const found = await findRun(database, runId, { branches: branchesWith(caller, 'orders') })
    const run = found && (await holdRun(database, runId))
    if (!run) return refuse(settleRun, 'NOT_FOUND', undefined)
    if (run.state !== 'BACK') return refuse(settleRun, 'NOT_BACK', { state: run.state })
    const { exponent, runName } = run
    const due = (await readRunCash(database, [runId])).get(runId) ?? 0
    const expected = toDecimal(due, exponent)
    if (expected !== seen) return refuse(settleRun, 'CASH_CHANGED', { expected })
    const minor = minorOf(counted, exponent)
    if (minor === undefined) return refuse(settleRun, 'BAD_INPUT', undefined, { counted: badAmount().amount })
    const [difference, reason] = [minor - due, input.reason.trim()]
    if (difference !== 0 && !reason)
      return refuse(settleRun, 'BAD_INPUT', undefined, { reason: m.payments_run_difference_reason() })
    await closeRun(shop, runId, { counted: minor, difference, reason })
    await audit.add({
      ...{ action: 'settle', subject: 'run', subjectId: runId },
      before: { runName, expected },
      after: { runName, counted, difference: toDecimal(difference, exponent), ...(reason ? { reason } : {}) },
    })
    changed('orders')
    return { runId, state: 'SETTLED' as const, difference: toDecimal(difference, exponent) }
  },
)

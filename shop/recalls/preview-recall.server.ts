import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { toDecimal } from '../lib/money.ts'
import { branchesWith } from '../lib/permissions.ts'
import { readBalances } from '../lots/read-balances.server.ts'
import { findSameBatch } from '../lots/same-batch.server.ts'
import { m } from '../messages/m.ts'
import { countAffected } from '../orders/lots/affected-orders.server.ts'
import { dayOfShop } from '../settings/day-of-shop.server.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import { mayRefundAt } from './may-refund.rules.ts'
import { recalledAmong } from './recalled-lots.server.ts'
import { previewRecall } from './recalls.contract.ts'

export const answerPreviewRecall = handle(previewRecall, async (input, { database, clock, caller }) => {
  const lotIds = [...new Set(input.lotIds)]
  const branches = branchesWith(caller, 'catalogue')
  const today = await dayOfShop(database, clock)
  const lots = await readBalances(database, today, { lotIds, branches })
  if (lots.length < lotIds.length) return refuse(previewRecall, 'NOT_FOUND', undefined)
  const taken = await recalledAmong(database, lotIds)
  if (taken.length > 0)
    return refuse(previewRecall, 'RECALLED', { lotIds: taken }, { lotIds: m.recalls_lot_recalled() })
  const others = await findSameBatch(database, lotIds, branches)
  const gone = new Set(await recalledAmong(database, others))
  const left = others.filter(lotId => !gone.has(lotId))
  const affected = await countAffected(database, lotIds)
  const { exponent } = (await readSettings(database)).currency
  return {
    lots,
    others: await readBalances(database, today, { lotIds: left, branches }),
    ...affected,
    refund: toDecimal(affected.refund, exponent),
    mayRefund: mayRefundAt(caller, lots),
  }
})

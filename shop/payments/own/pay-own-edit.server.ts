import { Failure, refuse } from '../../lib/call.ts'
import { handlePrepared } from '../../lib/handler.server.ts'
import type { Limit } from '../../lib/limits.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import { refuseAge } from '../../orders/ages/refuse-age.server.ts'
import { readEditable } from '../../orders/desk/plan-edit.server.ts'
import { lackOf } from '../../orders/desk/short-of.server.ts'
import { writeRequest } from '../rest/write-request.server.ts'
import { byLink, costOf, planWithCover, refuseShort } from './own-plan.server.ts'
import { payOwnEdit } from './pay-own-edit.contract.ts'

/** The milliseconds for which a change can be paid. */
const LASTS = 30 * 60_000

/** The rate limit of changes to pay, for each order. */
const changes: Limit = { name: 'pay-own-edit', most: 30, seconds: 900 }

export const answerPayOwnEdit = handlePrepared(payOwnEdit, byLink(changes), async (input, shop, orderId) => {
  const { database, clock } = shop
  const found = await readEditable(database, orderId, { lock: true, branches: 'all' })
  if (!found) return refuse(payOwnEdit, 'NOT_FOUND', undefined)
  const plan = await planWithCover(shop, found, input)
  if (plan instanceof Failure) return plan
  const { planned, toPay } = plan
  const tooYoung = refuseAge(planned)
  if (tooYoung) return tooYoung
  const shown = toDecimal(toPay, found.order.exponent)
  if (toPay === 0 || shown !== input.toPay) return refuse(payOwnEdit, 'OTHER_PRICE', { toPay: shown })
  const short = await lackOf(database, orderId, [...planned.wishes, ...planned.ofSlot])
  const refused = refuseShort(planned, short)
  if (refused) return refused
  const now = clock()
  const lastsUntil = new Date(Math.min(now.getTime() + LASTS, planned.orderBy?.getTime() ?? Infinity))
  const { items, removed, added, ageConfirmed, version } = input
  await writeRequest(shop, found.order, {
    ...{ amount: toPay, reason: m.payments_change_reason(), askedBy: null, agreedAt: now },
    ...{
      ofVersion: version,
      upTo: costOf(planned),
      lastsUntil,
      change: { items, removed, added, ageConfirmed },
    },
  })
  return { lastsUntil: lastsUntil.toISOString() }
})

import { availabilityInvariants } from '../availability/availability.invariants.server.ts'
import { filmsInvariants } from '../catalogue/films/films.invariants.server.ts'
import { stockInvariants } from '../catalogue/stock/stock.invariants.server.ts'
import { erasuresInvariants } from '../customers/erasures/erasures.invariants.server.ts'
import { sessionsInvariants } from '../customers/sign-in/sessions.invariants.server.ts'
import type { Invariant } from '../lib/books/invariant.ts'
import { standingInvariants } from '../lists/standing/standing.invariants.server.ts'
import { lotsInvariants } from '../lots/lots.invariants.server.ts'
import { outboxInvariants } from '../mails/outbox.invariants.server.ts'
import { goodsInvariants } from '../orders/goods.invariants.server.ts'
import { lotsOfOrdersInvariants } from '../orders/lots/lots-of-orders.invariants.server.ts'
import { ordersInvariants } from '../orders/orders.invariants.server.ts'
import { runsInvariants } from '../orders/runs/runs.invariants.server.ts'
import { paymentsInvariants } from '../payments/books/payments.invariants.server.ts'
import { cashInvariants } from '../payments/cash/cash.invariants.server.ts'
import { sharesInvariants } from '../qurbani/shares.invariants.server.ts'
import { recallsInvariants } from '../recalls/recalls.invariants.server.ts'
import { commissionsInvariants } from '../representatives/commissions.invariants.server.ts'
import { slotsInvariants } from '../slots/slots.invariants.server.ts'

/** Everything that must hold in the books, from the money to the films. */
export const invariants: readonly Invariant[] = [
  ...paymentsInvariants,
  ...cashInvariants,
  ...ordersInvariants,
  ...goodsInvariants,
  ...availabilityInvariants,
  ...stockInvariants,
  ...lotsInvariants,
  ...lotsOfOrdersInvariants,
  ...recallsInvariants,
  ...slotsInvariants,
  ...runsInvariants,
  ...sharesInvariants,
  ...commissionsInvariants,
  ...standingInvariants,
  ...outboxInvariants,
  ...sessionsInvariants,
  ...erasuresInvariants,
  ...filmsInvariants,
]

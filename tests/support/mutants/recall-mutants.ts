import type { Mutant } from './mutant.ts'

const byRecalls = 'shop/recalls/recalls.calls'
const byWork = 'shop/recalls/recall-work'
const byCalls = 'shop/recalls/note-call'

/** Guards of recalls: every order once, and only money that was paid. */
export const recallMutants: Record<string, Mutant> = {
  'a recall reads its lots while they are picked': {
    file: 'shop/lots/hold-lot.server.ts',
    guard: 'await holdLots(database, named)',
    without: 'await database.select().from(lots).where(named)',
    noticedBy: byRecalls,
    test: 'a line that is being picked while the recall begins is in it, and the stock loses only what is left',
  },
  'a lot that was just blocked is picked': {
    file: 'shop/lots/change-lots.server.ts',
    guard: ".for('no key update')",
    without: '',
    noticedBy: byRecalls,
    test: 'a picker who comes while the recall begins gets nothing of its lots',
  },
  'goods that come back to a lot whose day is over leave the stock twice': {
    file: 'shop/orders/lots/assign-lots.server.ts',
    guard: ', ...endsOf(others, rows, today)',
    without: '',
    noticedBy: 'shop/orders/lots/picking-lots',
    test: 'goods that come back to a lot whose day is over leave it at once',
  },
  'a lot is recalled twice': {
    file: 'shop/recalls/start-recall.server.ts',
    guard: 'if (taken.length > 0)',
    without: 'if (taken.length > 99)',
    noticedBy: byRecalls,
    test: 'a lot is recalled once, also by two people at the same time',
  },
  'staff without orders refund customers': {
    file: 'shop/recalls/start-recall.server.ts',
    guard: 'if (refunds && !mayRefundAt(caller, lots))',
    without: 'if (refunds && lots.length === 0)',
    noticedBy: byRecalls,
    test: 'staff without orders recall goods without refunds, and see no customers',
  },
  'staff see the customers of orders that they do not look after': {
    file: 'shop/recalls/find-recalls.server.ts',
    guard: "branchesWith(caller, 'orders')",
    without: "branchesWith(caller, 'catalogue')",
    noticedBy: byRecalls,
    test: 'staff without orders recall goods without refunds, and see no customers',
  },
  'staff of a branch see the recalls of another one': {
    file: 'shop/recalls/find-recalls.server.ts',
    guard: "branchesWith(caller, 'catalogue'))}`),\n    input.lotId",
    without: "'all')}`),\n    input.lotId",
    noticedBy: byRecalls,
    test: 'staff of a branch recall only lots of that branch, and find only its recalls',
  },
  'two nodes deal with the same order of a recall': {
    file: 'shop/recalls/settle-recall-order.server.ts',
    guard: "|| row?.state !== 'WAITING'",
    without: '',
    noticedBy: byWork,
    test: 'two nodes that work at the same time write and refund once',
  },
  'an order of a recall is read before another node is done with it': {
    file: 'shop/recalls/settle-recall-order.server.ts',
    guard: 'lock: true',
    without: 'lock: false',
    noticedBy: byWork,
    test: 'two nodes that work at the same time write and refund once',
  },
  'the call of the first person is overwritten': {
    file: 'shop/recalls/note-call.server.ts',
    guard: '.where(and(own, isNull(recallOrders.calledAt)))',
    without: '.where(own)',
    noticedBy: byCalls,
    test: 'two people call at the same time: the first one stays, and the second sees who it was',
  },
  'a call is noted for a customer who does not have the goods': {
    file: 'shop/recalls/note-call.server.ts',
    guard: "if (row.outcome !== 'HANDED_OVER')",
    without: "if (row.outcome === 'NOTHING')",
    noticedBy: byCalls,
    test: 'only a customer who has the goods is called',
  },
  'staff note calls to customers of another branch': {
    file: 'shop/recalls/note-call.server.ts',
    guard: "branchesWith(caller, 'orders')",
    without: "'all'",
    noticedBy: byCalls,
    test: 'staff of a branch note only calls about orders of that branch',
  },
  'a driver hands recalled goods over': {
    file: 'shop/payments/runs/at-the-door.server.ts',
    guard: "if (recalled.length > 0) return refuse(endStop, 'RECALLED_GOODS'",
    without: "if (recalled.length > 99) return refuse(endStop, 'RECALLED_GOODS'",
    noticedBy: byWork,
    test: 'a driver who is on the way keeps the recalled line from its customer, and hands over the rest',
  },
  'the desk hands recalled goods over': {
    file: 'shop/orders/desk/change-order-status.server.ts',
    guard: 'if (recalled.length > 0)',
    without: 'if (recalled.length > 99)',
    noticedBy: byWork,
    test: 'a driver who is on the way keeps the recalled line from its customer, and hands over the rest',
  },
  'goods that were handed over before a recall are refused': {
    file: 'shop/orders/lots/hold-recalled-goods.server.ts',
    guard: '(handedAt && handedAt < lot.recalledAt)',
    without: '(handedAt && handedAt < new Date(0))',
    noticedBy: byWork,
    test: 'an order that its customer had before the recall is handed over, also if the tap is sent later',
  },
  'an order is handed over while the recall of its goods begins': {
    file: 'shop/orders/lots/hold-recalled-goods.server.ts',
    guard: 'await holdLotsOf(',
    without: `await (async (from: typeof database, ..._: unknown[]) =>
      (await from.execute('select lot_id as "lotId", code, recalled_at as "recalledAt" from lots')).rows as never[])(`,
    noticedBy: 'shop/recalls/recall-hand-over',
    test: 'an order that is handed over while a recall begins comes before it or after it',
  },
  'anyone reads the recalls of an order': {
    file: 'shop/recalls/find-recalls-of-order.server.ts',
    guard: "if (!order || !isOneOf(branchesWith(caller, 'orders'), order.branchId))",
    without: 'if (!order)',
    noticedBy: 'shop/recalls/recalls-of-order',
    test: 'the customer who has recalled goods reads why, what to do and what was refunded; others read nothing',
  },
  'lines of an open order keep the recalled goods': {
    file: 'shop/recalls/settle-recall-order.server.ts',
    guard: "if (outcome === 'PICK_AGAIN')",
    without: "if (outcome === 'NOTHING')",
    noticedBy: byWork,
    test: 'lines of an order that is still in the shop are picked again',
  },
  'goods on the road are picked again': {
    file: 'shop/recalls/settle-recall-order.server.ts',
    guard: 'isOpen && (await isOnTheRoad(database, orderId))',
    without: 'orderId === 0',
    noticedBy: byWork,
    test: 'a driver who is on the way keeps the recalled line from its customer, and hands over the rest',
  },
  'a recall refunds what nobody paid': {
    file: 'shop/payments/refunds/refund-part.server.ts',
    guard: 'Math.max(0, off - unpaid)',
    without: 'off',
    noticedBy: byWork,
    test: 'cash is paid back at the desk, where the order shows it',
  },
  'a refund of a recall leaves the price as it was': {
    file: 'shop/payments/refunds/refund-part.server.ts',
    guard: 'await giveDiscount(database, order, { amount: off, reason })',
    without: '',
    noticedBy: byWork,
    test: 'an order that was paid by card is refunded to the card, with its tax, and never more than its part',
  },
}

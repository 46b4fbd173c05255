import { exampleDelivery, exampleLot } from '../lots/lots.examples.ts'
import type { Recall, RecalledLot, RecallLot, RecallOfOrder, RecallOrder } from './recalls.fields.ts'

export const exampleRecallLot: RecallLot = { ...exampleLot, received: 20, sold: 2, lost: 0 }

const place = { branchId: 1, branchName: 'Main Street' }
const product = { code: 'GP-2611', productName: 'Whole Chicken' }
const words = {
  reason: 'Salmonella was found in this batch.',
  advice: 'Do not eat it. Bring it back, or throw it away.',
}

export const exampleRecalledLot: RecalledLot = {
  ...exampleRecallLot,
  ...{ state: 'BLOCKED', blockedAt: '2026-11-28T09:00:00.000Z', blockedWhy: words.reason },
  deliveries: [exampleDelivery],
}

export const exampleRecall: Recall = {
  ...{ recallId: 3, ...words, refunds: true, startedBy: 'Zainab', startedAt: '2026-11-28T09:00:00.000Z' },
  lots: [{ lotId: 12, ...product, productId: 101, ...place }],
  ...{ orders: 1, done: 1, handedOver: 1, notified: 1, called: 0, toCall: 0, pickAgain: 0, refunded: 1300 },
}

export const exampleRecallOrder: RecallOrder = {
  ...{ orderId: 5012, orderNum: '10012', orderStatus: 'CLOSED', createDate: '2026-11-27T09:30:00.000Z' },
  ...place,
  contact: { name: 'Zainab Qureshi', phone: '+254700000001', email: 'zainab@souk.example' },
  lines: [{ orderItemId: 9001, lotId: 12, ...product, quantity: 2, unitName: 'piece' }],
  ...{ state: 'DONE', outcome: 'HANDED_OVER', amount: 1300, refunded: 1300, way: 'CARD' },
  ...{ notified: true, calledAt: null, calledBy: null, doneAt: '2026-11-28T09:00:04.000Z' },
}

export const exampleWords = words

export const exampleRecallOfOrder: RecallOfOrder = {
  ...{ recallId: 3, ...words, orderItemIds: [9001], refunded: 1300, way: 'CARD' },
}

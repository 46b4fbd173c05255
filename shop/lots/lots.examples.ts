import type { Lot, LotMovement } from './lots.fields.ts'

export const exampleLot: Lot = {
  ...{ lotId: 12, productId: 101, productName: 'Whole Chicken', sku: 'CHK-001', image: null },
  ...{ unitName: 'piece', step: 1, branchId: 1, branchName: 'Main Street' },
  ...{ code: 'GP-2611', dateKind: 'USE_BY', expiresOn: '2026-12-02', origin: 'Green Pastures, Nakuru' },
  ...{
    supplierId: 2,
    supplierName: 'Green Pastures Farm',
    onHand: 18,
    reductionBp: null,
    reducedBp: 0,
    state: 'FIT',
    daysLeft: 4,
  },
  ...{ blockedAt: null, blockedWhy: null, updatedDate: '2026-11-28T08:00:00.000Z' },
}

export const exampleMovement: LotMovement = {
  ...{ movementId: 40, change: 20, cause: 'RECEIVED', note: null, by: 'Zainab' },
  ...{ orderItemId: null, receiptId: 7, movedAt: '2026-11-28T08:00:00.000Z' },
}

export const exampleDelivery = {
  ...{ receiptId: 7, noteNumber: 'LS-1044', receivedOn: '2026-11-28', supplierId: 2 },
  ...{ supplierName: 'Green Pastures Farm', quantity: 20, unitCost: 640 },
}

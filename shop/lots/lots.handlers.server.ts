import { answerBlockLot } from './block-lot.server.ts'
import { answerFindLot, answerFindLots } from './find-lots.server.ts'
import { answerFindLotLabels } from './labels/find-labels.server.ts'
import { answerMoveLot } from './move-lot.server.ts'
import { answerFindReceipt, answerFindReceipts } from './receipts/find-receipts.server.ts'
import { answerSaveReceipt } from './receipts/save-receipt.server.ts'
import { answerSaveLot } from './save-lot.server.ts'
import { answerFindSupplier, answerFindSuppliers } from './suppliers/find-suppliers.server.ts'
import { answerSaveSupplier } from './suppliers/save-supplier.server.ts'
import { answerFindStockValue, answerFindValuedProducts } from './value/find-stock-value.server.ts'

/** The handlers of every call of lots, deliveries and suppliers. */
export const lotsHandlers = [
  answerFindSuppliers,
  answerFindSupplier,
  answerSaveSupplier,
  answerFindReceipts,
  answerFindReceipt,
  answerSaveReceipt,
  answerFindLotLabels,
  answerFindLots,
  answerFindLot,
  answerSaveLot,
  answerMoveLot,
  answerBlockLot,
  answerFindStockValue,
  answerFindValuedProducts,
] as const

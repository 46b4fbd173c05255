import type { InputOf } from '../../lib/call.ts'
import { readAmount, readNumber } from '../../lib/read-number.ts'
import type { WrongFields } from '../../lib/wrong-fields.ts'
import type { saveReceipt } from '../../lots/receipts/receipts.contract.ts'
import { m } from '../../messages/m.ts'
import { checkLotWords, type LotWordsDraft, lotWordsIn } from './lot-draft.rules.ts'

/** A line of a delivery as typed; `key` stays the same while lines come and go. */
export type ReceiptLineDraft = LotWordsDraft & {
  key: number
  productId: number
  productName: string
  sku: string
  image: string | null
  unitName: string
  /** True if the product is in lots: only then the words of its package are asked for. */
  inLots: boolean
  quantity: string
  unitCost: string
}

/** A delivery as typed. */
export type ReceiptDraft = {
  /** Empty until it is chosen. */
  supplierId: string
  noteNumber: string
  receivedOn: string
  note: string
  items: readonly ReceiptLineDraft[]
}

/** The form values of a new delivery; `today`: the day in the shop's time zone. */
export const newReceiptDraft = (today: string): ReceiptDraft => ({
  ...{ supplierId: '', noteNumber: '', receivedOn: today, note: '', items: [] },
})

/** A delivery as sent, for a branch if the shop has several. */
export const receiptIn = (draft: ReceiptDraft, at: { branchId?: number }): InputOf<typeof saveReceipt> => ({
  ...at,
  supplierId: Number(draft.supplierId),
  noteNumber: draft.noteNumber.trim(),
  receivedOn: draft.receivedOn,
  note: draft.note.trim(),
  items: draft.items.map(line => ({
    productId: line.productId,
    quantity: readNumber(line.quantity),
    unitCost: line.unitCost.trim() ? readAmount(line.unitCost) : null,
    lot: line.inLots ? lotWordsIn(line) : null,
  })),
})

/** The problems of a line as typed, by field of its lot or of the line. */
function checkLine(line: ReceiptLineDraft): WrongFields {
  const cost = line.unitCost.trim()
  const words = line.inLots ? checkLotWords(line) : {}
  return {
    ...(readNumber(line.quantity) > 0 ? {} : { quantity: m.catalogue_quantity_needed() }),
    ...(!cost || readAmount(cost) >= 0 ? {} : { unitCost: m.office_price_wrong() }),
    ...Object.fromEntries(Object.entries(words).map(([field, says]) => [`lot.${field}`, says])),
  }
}

/** The problems of a delivery as typed, by field of the call. */
export function checkReceiptDraft({ supplierId, receivedOn, items }: ReceiptDraft): WrongFields {
  return {
    ...(supplierId ? {} : { supplierId: m.office_lots_supplier_missing() }),
    ...(receivedOn ? {} : { receivedOn: m.lots_day_missing() }),
    ...(items.length > 0 ? {} : { items: m.lots_lines_missing() }),
    ...Object.fromEntries(
      items.flatMap((line, at) =>
        Object.entries(checkLine(line)).map(([field, says]) => [`items.${at}.${field}`, says]),
      ),
    ),
  }
}

/** The cost of a delivery, as far as it is typed; undefined if no line has a cost. */
export function costOf(items: readonly ReceiptLineDraft[]): number | undefined {
  const costs = items
    .map(({ quantity, unitCost }) => readNumber(quantity) * readAmount(unitCost))
    .filter(cost => cost >= 0)
  return costs.length > 0 ? costs.reduce((sum, cost) => sum + cost, 0) : undefined
}

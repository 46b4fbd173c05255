import type { testLabelRules } from '../../catalogue/codes/label-rules.contract.ts'
import type { StockLevel } from '../../catalogue/stock/stock.contract.ts'
import type { OutputOf } from '../../lib/call.ts'
import { readNumber } from '../../lib/read-number.ts'
import type { Lot } from '../../lots/lots.fields.ts'
import type { ReceiptLineDraft } from './receipt-draft.rules.ts'

/** A product that a scan found, with the words that its code says. */
export type Scanned = NonNullable<OutputOf<typeof testLabelRules>['found']>

/** The product of a line: its stock at the branch, and its latest lot, from which the kind of day and the origin are taken. */
export type LineProduct = { stock: StockLevel; latest: Lot | undefined }

type Lines = readonly ReceiptLineDraft[]

/** Thousandths, so that a sum of decimals stays exact. */
const exact = (quantity: number) => Math.round(quantity * 1000) / 1000

/** The amount that a scan says, in the unit of its product; undefined if it says another measure. */
function amountIn({ amount, weight, weightUnit, unitName }: Scanned): number | undefined {
  if (weight !== null) return weightUnit === unitName ? weight : undefined
  return amount ?? undefined
}

/** The last day that a scan says, with its meaning. */
function dayIn(scan: Scanned | undefined): Pick<ReceiptLineDraft, 'dateKind' | 'expiresOn'> | undefined {
  if (scan?.useBy) return { dateKind: 'USE_BY', expiresOn: scan.useBy }
  if (scan?.bestBefore) return { dateKind: 'BEST_BEFORE', expiresOn: scan.bestBefore }
}

/** The line that a scan belongs to: of the same product, and of the same lot if it says one. */
const lineOf = (items: Lines, { productId, lot }: { productId: number; lot: string | null }) =>
  items.find(line => line.productId === productId && (!line.inLots || !lot || line.code.trim() === lot))

/** The lines with one more for a product; `scan`: the code that it was found by. */
function withLine(items: Lines, { stock, latest }: LineProduct, scan?: Scanned): Lines {
  const { productId, productName, sku, image, unitName, inLots } = stock
  const key = Math.max(0, ...items.map(line => line.key)) + 1
  const line: ReceiptLineDraft = {
    ...{ key, productId, productName, sku, image, unitName, inLots, unitCost: '' },
    quantity: String((scan && amountIn(scan)) ?? ''),
    code: scan?.lot ?? '',
    ...(dayIn(scan) ?? { dateKind: latest ? (latest.dateKind ?? '') : 'USE_BY', expiresOn: '' }),
    origin: latest?.origin ?? '',
  }
  return [...items, line]
}

/** Adds the amount of a scan to the line of its lot, or else a new line. */
export function withScan(items: Lines, product: LineProduct, scan: Scanned): Lines {
  const known = lineOf(items, scan)
  if (!known) return withLine(items, product, scan)
  const added = amountIn(scan) ?? 0
  const before = known.quantity.trim() ? readNumber(known.quantity) : 0
  const quantity = Number.isNaN(before) ? known.quantity : String(exact(before + added) || known.quantity)
  return items.map(line => (line === known ? { ...line, quantity } : line))
}

/** Adds a line for a product that was chosen by its name; one in lots may have several, any other has one. */
export function withProduct(items: Lines, product: LineProduct): Lines {
  const { productId, inLots } = product.stock
  const known = inLots ? undefined : lineOf(items, { productId, lot: null })
  return known ? items : withLine(items, product)
}

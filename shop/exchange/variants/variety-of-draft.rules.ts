import type { Variety } from '../../catalogue/variants/changeable.rules.ts'
import { m } from '../../messages/m.ts'
import type { ImportDraft } from '../import-fields.ts'
import { madeSku } from '../made-sku.rules.ts'
import { optionsIn } from './options-cell.rules.ts'

/** A product that variants of a file name: as the shop will have it, and as the file describes it. */
export type Family = {
  /** Its line; undefined if it is only in the shop. */
  line: number | undefined
  name: string
  /** Null if it has no options. */
  options: readonly string[] | null
  /** The size of one count of its variants' stock. */
  countStep: number
  /** The file describes it, but it is refused. */
  isRefused: boolean
  productId: number | undefined
  /** The SKU of each of its variants, by `keyOfValues`. */
  skus: Map<string, string>
  /** Its cells as `fingerprint` shortens them. */
  cells: Partial<Record<string, string>>
}

/** Returns values of options as one text by which two variants are the same. */
export const keyOfValues = (values: readonly string[]): string =>
  values.map(value => value.trim().toLowerCase()).join('\n')

/** Shortens a long cell to a text that differs from that of any other cell. */
const fingerprint = (cell: string) => madeSku(cell)

/** The cells of a product of a file, for comparing them with those of its variants. */
export const cellsOf = ({ pictures: _, ...draft }: ImportDraft): Family['cells'] =>
  Object.fromEntries(Object.entries(draft).map(([field, cell]) => [field, fingerprint(cell ?? '')]))

/** The fields that a variant has of its own; it has all others from its product. */
export const variantFields = [
  ...(['sku', 'variantOf', 'options', 'codes', 'unitPrice', 'salePrice', 'cutPrice'] as const),
  ...(['saleFrom', 'saleUntil'] as const),
  ...(['productStatus', 'quantity', 'weight', 'content', 'contentUnit'] as const),
]
const ownFields = new Set<PropertyKey>([...variantFields, 'pictures'])
const prices = ['unitPrice', 'salePrice', 'cutPrice'] as const

/** A draft is a variant with its values, a product with the names of its options, or neither. */
export type Kind = { is: 'variant' | 'whole' | 'plain'; texts: string[] | undefined }

/** Tells what a draft is; `before`: the known product. */
export function kindOfDraft({ variantOf, options }: ImportDraft, before: Variety | undefined): Kind {
  const texts = options ? optionsIn(options) : undefined
  if (variantOf || (before && before.variantOf !== null))
    return { is: 'variant', texts: variantOf ? texts : undefined }
  return { is: texts || before?.variantOptions ? 'whole' : 'plain', texts }
}

/**
 * Returns the part of a draft that a product of its kind has, and notes on what is left out. A product with variants costs what these
 * cost, so its own prices count only until it has one.
 */
export function ownDraft(
  draft: ImportDraft,
  { is }: Kind,
  { family, isKnown }: { family: Family | undefined; isKnown: boolean },
): { draft: ImportDraft; notes: Record<string, string> } {
  const notes: Record<string, string> = {}
  if (is === 'plain') return { draft, notes }
  if (is === 'whole') {
    const whole: ImportDraft = { ...draft }
    // It has no stock of its own: none is none.
    if (Number(whole.quantity) === 0) delete whole.quantity
    for (const field of ['saleFrom', 'saleUntil'] as const) delete whole[field]
    if (isKnown) for (const field of prices) delete whole[field]
    else whole.unitPrice ||= '0'
    return { draft: whole, notes }
  }
  for (const [field, cell] of Object.entries(draft)) {
    const isSame =
      field === 'productName'
        ? String(cell).startsWith(family?.name ?? '')
        : family?.cells[field] === fingerprint(String(cell))
    if (cell && !ownFields.has(field) && !isSame) notes[field] = m.exchange_import_of_product()
  }
  const own = Object.entries(draft).filter(([field]) => ownFields.has(field))
  return { draft: Object.fromEntries(own), notes }
}

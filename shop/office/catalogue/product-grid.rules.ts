import { ageIn, wrongAge } from '../../catalogue/ages/typed-age.rules.ts'
import { codesIn, writtenCodes, wrongCodes } from '../../catalogue/codes/product-codes.rules.ts'
import type { StaffProductRow, saveManyProducts } from '../../catalogue/editing/staff-products.contract.ts'
import {
  allergenCell,
  allergensIn,
  NO_FOOD_CELL,
  saysNoFood,
  statesAllergens,
} from '../../catalogue/facts/read-allergens.rules.ts'
import type { InputOf } from '../../lib/call.ts'
import { readAmount, readNumber } from '../../lib/read-number.ts'
import { m } from '../../messages/m.ts'
import { looksLikeNumber, looksLikePrice } from './choice-draft.rules.ts'

/** The editable columns of the grid, in order. */
export const gridFields = [
  'unitPrice',
  'salePrice',
  'onHand',
  'productStatus',
  'codes',
  'contains',
  'mayContain',
  'ageFrom',
] as const
export type GridField = (typeof gridFields)[number]

/** An edit changes a column, or whether the sale price is charged. */
type Edited = GridField | 'cutPrice'

/** The edits in a grid, by product and column. */
export type GridChanges = ReadonlyMap<number, Partial<Record<Edited, string>>>

/** The position of a cell: rows and columns count from 0. */
export type Cell = { row: number; column: number }

/** Writes codes in a single line. */
const inLine = (codes: ReturnType<typeof codesIn>) => writtenCodes(codes, '; ')

const isAllergens = (field: Edited): field is 'contains' | 'mayContain' =>
  field === 'contains' || field === 'mayContain'

/** The text of a cell. */
export function cellText(product: StaffProductRow, field: Edited): string {
  if (field === 'codes') return inLine(product.codes)
  if (field === 'ageFrom') return String(product.ageFrom ?? '')
  if (!isAllergens(field)) return String(product[field])
  if (field === 'contains' && product.noFood) return NO_FOOD_CELL
  const stated = product[field]
  return stated ? allergenCell(stated) : ''
}

/** The meaning of a cell with allergens, for comparing. */
const meaning = (cell: string) => (saysNoFood(cell) ? NO_FOOD_CELL : listed(cell))
const listed = (cell: string) => JSON.stringify(statesAllergens(cell) ? allergensIn(cell) : null)

const isPrice = (field: Edited) => field === 'unitPrice' || field === 'salePrice'
const numberIn = (field: Edited, typed: string) => (isPrice(field) ? readAmount : readNumber)(typed)

const isNumber = (field: Edited) => isPrice(field) || field === 'onHand' || field === 'ageFrom'

/** True if two texts mean the same in a column: "4.50" is "4.5". */
const same = (field: Edited, one: string, other: string) =>
  one.trim() === other.trim() ||
  (isAllergens(field) && meaning(one) === meaning(other)) ||
  (field === 'codes' && inLine(codesIn(one)) === inLine(codesIn(other))) ||
  (isNumber(field) && one.trim() !== '' && numberIn(field, one) === numberIn(field, other))

/** Reads a status as people write it in a spreadsheet; undefined if it is none. */
function statusOf(typed: string): 'A' | 'N' | undefined {
  const written = typed.trim().toLowerCase()
  const words = {
    A: ['a', 'y', 'active', 'yes', '1', 'true'],
    N: ['n', 'not active', 'inactive', 'no', '0', 'false', 'draft'],
  }
  if (words.A.includes(written) || written === m.office_catalogue_active().toLowerCase()) return 'A'
  if (words.N.includes(written) || written === m.office_catalogue_not_active().toLowerCase()) return 'N'
}

/** Adds an edit; a cell with its saved value again is no longer an edit. */
export function changeCell(
  changes: GridChanges,
  product: StaffProductRow,
  field: Edited,
  typed: string,
): GridChanges {
  const text = field === 'productStatus' ? (statusOf(typed) ?? typed) : typed
  const next = new Map(changes)
  const { [field]: _, ...others } = next.get(product.productId) ?? {}
  const row = same(field, text, cellText(product, field)) ? others : { ...others, [field]: text }
  if (Object.keys(row).length > 0) next.set(product.productId, row)
  else next.delete(product.productId)
  return next
}

/** Cells that a spreadsheet quotes because they have several lines. */
const QUOTED = /(^|[\t\n])"((?:[^"]|"")*)"(?=[\t\r\n]|$)/g

/** Adds cells copied from a spreadsheet, starting at a cell: lines are rows, tabs are columns. */
export function pasteCells(
  changes: GridChanges,
  rows: readonly StaffProductRow[],
  from: Cell,
  copied: string,
): GridChanges {
  const flat = copied.replaceAll(
    QUOTED,
    (_, before: string, cell: string) => before + cell.replaceAll(/\r?\n/g, '; '),
  )
  const lines = flat.replace(/\r?\n$/, '').split(/\r?\n/)
  let next = changes
  for (const [down, line] of lines.entries())
    for (const [right, text] of line.split('\t').entries()) {
      const [product, field] = [rows[from.row + down], gridFields[from.column + right]]
      if (product && field && isEditable(product, field)) next = changeCell(next, product, field, text.trim())
    }
  return next
}

/** The columns that the variants of a product have instead of it, and those that a variant has from its product. */
const ofVariants: readonly Edited[] = ['unitPrice', 'salePrice', 'cutPrice', 'onHand', 'codes']
const ofProduct: readonly Edited[] = ['contains', 'mayContain', 'ageFrom']

type Fixed = Pick<StaffProductRow, 'stockTracked' | 'inLots' | 'variantOf' | 'hasVariants' | 'box'>

/** The columns that a box has from its parts if its price is theirs; every box has its stock from them. */
const ofParts: readonly Edited[] = ['unitPrice', 'salePrice', 'cutPrice']

/** Says why a cell of a variant, a product with variants or a box cannot be edited; undefined if that is not the reason. */
export function whyFixed({ variantOf, hasVariants, box }: Fixed, field: Edited): string | undefined {
  if (hasVariants && ofVariants.includes(field)) return m.office_variants_cell_of_variants()
  if (variantOf !== null && ofProduct.includes(field)) return m.office_variants_cell_of_product()
  if (box && (field === 'onHand' || (box === 'PARTS' && ofParts.includes(field)))) return m.boxes_of_parts()
}

/**
 * True if a cell can be edited: not the stock of a product that is not counted, or that changes only by lots, nor what variants and their
 * product have from each other.
 */
export const isEditable = (product: Fixed, field: GridField): boolean =>
  whyFixed(product, field) === undefined && (field !== 'onHand' || (product.stockTracked && !product.inLots))

/** The problem with a cell, found before sending; undefined if there is none. */
export function wrongCell(field: GridField, typed: string): string | undefined {
  if (field === 'codes') return wrongCodes(codesIn(typed))
  if (isAllergens(field)) {
    if (field === 'contains' && saysNoFood(typed)) return
    const read = allergensIn(typed)
    return 'wrong' in read ? m.office_facts_no_allergen({ word: read.wrong }) : undefined
  }
  if (field === 'ageFrom') return wrongAge(typed)
  if (field === 'productStatus') return statusOf(typed) ? undefined : m.office_catalogue_status_wrong()
  if ((isPrice(field) ? looksLikePrice : looksLikeNumber)(typed)) return
  return field === 'onHand' ? m.office_quantity_wrong() : m.office_price_wrong()
}

/** True if a sale price was typed that differs from the unit price and would not be charged. */
export function isNotCharged(product: StaffProductRow, changes: GridChanges): boolean {
  const {
    salePrice,
    unitPrice = cellText(product, 'unitPrice'),
    cutPrice,
  } = changes.get(product.productId) ?? {}
  if (salePrice === undefined || !looksLikePrice(salePrice)) return false
  return (cutPrice ?? cellText(product, 'cutPrice')) === 'false' && !same('salePrice', salePrice, unitPrice)
}

/** The allergens of a cell without errors; null if it is empty, because then nothing is stated. */
function statedIn(cell: string) {
  const read = allergensIn(cell)
  return 'allergens' in read && statesAllergens(cell) ? read.allergens : null
}

type Wish = InputOf<typeof saveManyProducts>['products'][number]

/** The input for saving the edits, in the order of the rows. */
export function wishesOf(changes: GridChanges, rows: readonly StaffProductRow[]): Wish[] {
  return rows.flatMap(product => {
    const { productId, updatedDate, onHand } = product
    const edits = Object.entries(changes.get(productId) ?? {})
    const typed: Partial<Record<Edited, string>> = Object.fromEntries(
      edits.filter(([field]) => whyFixed(product, field as Edited) === undefined),
    )
    if (Object.keys(typed).length === 0) return []
    const wish: Wish = { productId, updatedDate }
    if (typed.unitPrice !== undefined) wish.unitPrice = readAmount(typed.unitPrice)
    if (typed.salePrice !== undefined) wish.salePrice = readAmount(typed.salePrice)
    if (typed.cutPrice !== undefined) wish.cutPrice = typed.cutPrice === 'true'
    if (typed.onHand !== undefined) wish.onHand = { seen: onHand, now: readNumber(typed.onHand) }
    const status = statusOf(typed.productStatus ?? '')
    if (status) wish.productStatus = status
    if (typed.codes !== undefined) wish.codes = codesIn(typed.codes)
    if (typed.ageFrom !== undefined) wish.ageFrom = ageIn(typed.ageFrom)
    for (const field of ['contains', 'mayContain'] as const) {
      const cell = typed[field]
      if (cell === undefined) continue
      if (field === 'contains' && saysNoFood(cell)) wish.noFood = true
      else wish[field] = statedIn(cell)
    }
    // A cup has no traces: an empty cell beside it states nothing.
    if (wish.noFood && !wish.mayContain?.length) delete wish.mayContain
    return [wish]
  })
}

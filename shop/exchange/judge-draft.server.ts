import { type CodeOwners, takenCode } from '../catalogue/codes/find-by-code.server.ts'
import { isCutPrice, withCutPrice } from '../catalogue/cut-price.rules.ts'
import { cutDescription, cutWords } from '../catalogue/editing/cut-description.server.ts'
import { MOST_WORDS } from '../catalogue/editing/description-limits.ts'
import { openingSteps } from '../catalogue/editing/opening-steps.rules.ts'
import { saveProduct } from '../catalogue/editing/product-form.contract.ts'
import { productColumns, usualColumns, wrongByItself } from '../catalogue/editing/product-row.server.ts'
import type { KnownProduct } from '../catalogue/editing/read-by-sku.server.ts'
import { showFacts } from '../catalogue/facts/food-facts.rules.ts'
import { writtenParts } from '../catalogue/made-of/parts.rules.ts'
import { writtenBox } from '../catalogue/made-of/written-box.rules.ts'
import { saleOfInput } from '../catalogue/sales/sale-of-input.server.ts'
import { hasSaleTimes, noSaleTimes } from '../catalogue/sales/sale-times.rules.ts'
import type { Shelves } from '../catalogue/shelves/shelves.server.ts'
import { countStepOf } from '../catalogue/stock/count-step.rules.ts'
import { changeable } from '../catalogue/variants/changeable.rules.ts'
import { toDecimal } from '../lib/money.ts'
import { toQuantity } from '../lib/quantity.ts'
import { m } from '../messages/m.ts'
import { changesOf, nameNow } from './changes-of-draft.server.ts'
import { type DraftInput, inputOfDraft } from './draft-input.rules.ts'
import { boxOfCell, cellOfBox, wrongBoxOfCell } from './facts/box-in-files.rules.ts'
import { columnOf } from './facts/fact-fields.ts'
import { cellOfParts, type PartsBySku, partsOfCell, skusOf } from './facts/parts-in-files.rules.ts'
import type { ImportMark, ReadDraft } from './import-fields.ts'
import type { ImportOptions } from './imports.contract.ts'
import type { importItems } from './imports.tables.server.ts'
import { MOST_SKU } from './made-sku.rules.ts'
import { picturesToAdd } from './pictures/pictures-to-add.server.ts'
import {
  cellOfRelated,
  cellOfSkus,
  isSameRelated,
  type RelatedBySku,
  relatedOfCell,
} from './related/related-in-files.rules.ts'
import { wrongStockOfLine } from './stock/judge-stock.rules.ts'
import { type Family, kindOfDraft, ownDraft } from './variants/variety-of-draft.rules.ts'
import { wrongVariety } from './variants/wrong-variety.rules.ts'

/** The data that a draft is judged against. */
export type Judging = {
  exponent: number
  timeZone: string
  now: Date
  options: ImportOptions
  shelves: Shelves
  known: KnownProduct | undefined
  /** The earlier line of the file with the same SKU. */
  twin: number | undefined
  /** The products that have the codes of the file. */
  owners: CodeOwners
  /** The addresses of pictures that an import still fetches for the known product, or gave up. */
  queued: ReadonlySet<string>
  /** The products that the parts of the file name, and those that the known products have. */
  partsBySku: PartsBySku
  /** The products that the related cells of the file name, and those that the known products have. */
  relatedBySku: RelatedBySku
  /** The product that it names as a variant. */
  family: Family | undefined
}

type Item = Omit<typeof importItems.$inferInsert, 'importId'>

/** The outcome for a product of a file: the values to write and their changes, or why it is refused. Writes nothing. */
export function judgeDraft(
  { line, draft: written, left, refused, notes: read, oldAddress }: ReadDraft,
  judging: Judging,
): Item {
  const { exponent, known, twin, family } = judging
  const before = known?.product
  const kind = kindOfDraft(written, before)
  const { draft, notes: ofVariety } = ownDraft(written, kind, { family, isKnown: Boolean(known) })
  const { sku = '' } = draft
  const isVariant = kind.is === 'variant'
  const variantOf = isVariant && (draft.variantOf || known?.wholeSku)
  const values = isVariant && kind.texts ? ` (${kind.texts.join(', ')})` : ''
  const { productName = before?.productName ?? `${family?.name ?? ''}${values}`.trim() } = draft
  const item = {
    line,
    sku: sku.slice(0, MOST_SKU),
    productName: productName.slice(0, 200),
    ...(variantOf ? { shelf: { variantOf } } : {}),
  }
  const notes: Record<string, string> = { ...read, ...ofVariety }
  const refuse = (reasons: Record<string, string>, marks: ImportMark[] = []): Item => ({
    ...item,
    outcome: 'refuse',
    reasons,
    marks,
  })
  if (left) return { ...item, outcome: 'same', reasons: { line: left } }
  if (refused) return refuse({ line: refused })
  if (sku === '') return refuse({ sku: m.exchange_import_sku_needed() })
  if (sku.length > MOST_SKU) return refuse({ sku: m.exchange_import_sku_long() })
  if (twin !== undefined) return refuse({ sku: m.exchange_import_sku_twice({ line: Math.abs(twin) }) })
  if (before?.removedAt) return refuse({ sku: m.exchange_import_removed() })

  const { input: said, wrong } = inputOfDraft(
    draft,
    exponent,
    showFacts(before?.facts ?? null),
    judging.partsBySku,
    judging.relatedBySku,
  )
  Object.assign(wrong, wrongVariety(draft, kind, judging))
  const options = before?.optionsAttributes ?? []
  if (said.optionsAttributes)
    said.optionsAttributes = withCutPrice(options, isCutPrice(said.optionsAttributes))
  shorten(said, notes)
  if (said.quantity !== undefined && said.quantity < 0) {
    notes.quantity = m.exchange_import_negative({ quantity: String(said.quantity) })
    said.quantity = 0
  }
  if (said.stockTracked === false && said.quantity)
    notes.quantity = m.exchange_import_uncounted({ quantity: String(said.quantity) })
  const isUncharged = typeof said.salePrice === 'number' && said.salePrice !== said.unitPrice
  if (isUncharged && !isCutPrice(said.optionsAttributes ?? options) && judging.options.chargeSale)
    said.optionsAttributes = withCutPrice(options, true)
  const { quantity, ...rest } = said
  const decimal = (minor: number) => toDecimal(minor, exponent)
  const stood = before
    ? {
        productName: before.productName,
        productDetails: before.productDetails,
        unitPrice: decimal(before.unitPrice),
        ...(rest.unitPrice === undefined ? {} : { salePrice: decimal(before.salePrice) }),
        sku,
      }
    : { productDetails: said.productName ?? '', ...(isVariant && { productName: sku, productDetails: sku }) }
  const full = { ...stood, ...rest, categoryId: before?.categoryId ?? 1 }
  const checked = saveProduct.input.safeParse({
    ...full,
    quantity: before || isVariant ? undefined : (quantity ?? 0),
  })
  if (!checked.success)
    for (const { path, message } of checked.error.issues) wrong[columnOf(path)] ??= message
  const shelf = isVariant ? noShelf : shelfOf(draft, judging)
  Object.assign(wrong, shelf.wrong)
  if (!checked.success || Object.keys(wrong).length > 0) return refuse(wrong, shelf.marks)
  for (const [field, reason] of Object.entries(wrongByItself(checked.data, exponent, before)))
    wrong[columnOf(field.split('.'))] ??= reason
  const wrongBox = wrongBoxOfCell(draft.box ?? '', judging.partsBySku, before?.box)
  if (wrongBox) wrong.box ??= wrongBox
  const sale = kind.is === 'whole' ? undefined : saleOfInput(checked.data, judging, before)
  for (const [field, reason] of Object.entries(sale?.wrong ?? {})) wrong[field] ??= reason
  const columns = { ...productColumns(checked.data, exponent, before), ...sale?.columns }
  const countStep =
    isVariant && family && known?.countStep !== 1
      ? family.countStep
      : countStepOf({ ...before, ...columns }, known?.countStep)
  const steps = quantity === undefined ? undefined : openingSteps(quantity, countStep)
  const { stockTracked } = checked.data
  Object.assign(wrong, { ...wrongStockOfLine({ quantity, stockTracked, countStep }, known), ...wrong })
  const taken = takenCode(
    columns.codes ?? [],
    ownersBut(judging.owners, family?.productId),
    before?.productId,
  )
  if (taken) wrong.codes ??= m.catalogue_code_taken_by(taken)
  if (Object.keys(wrong).length > 0) return refuse(wrong)

  const pictures = picturesToAdd(draft.pictures, judging)
  const { categoryId: _, ...set } = columns
  const all = {
    ...(before ? {} : usualColumns(0, columns.unitPrice)),
    ...set,
    sku,
    ...(kind.texts && { [isVariant ? 'variantValues' : 'variantOptions']: kind.texts }),
    ...(kind.is === 'whole' && before && !before.variantOptions && { codes: [] }),
    ...(shelf.categoryId === undefined ? {} : { categoryId: shelf.categoryId }),
    ...(shelf.brandId === undefined ? {} : { brandId: shelf.brandId }),
  } as Record<string, unknown>
  const row: Record<string, unknown> = isVariant
    ? changeable({ variantOf: 0, variantOptions: null }, all)
    : changeable(before ?? notVaried, all)
  delete row.productId
  // Such a box costs what its parts do: what the file says of its price changes nothing.
  if (before && (columns.box ?? before.box)?.price === 'PARTS')
    for (const field of ['unitPrice', 'salePrice', 'optionsAttributes']) delete row[field]
  const isCut = isCutPrice(checked.data.optionsAttributes ?? options)
  const charged = isCut ? (columns.salePrice ?? before?.salePrice ?? columns.unitPrice) : columns.unitPrice
  const marks: ImportMark[] = []
  const chargedBefore = before && (isCutPrice(options) ? before.salePrice : before.unitPrice)
  if (charged === 0 && chargedBefore !== 0 && kind.is !== 'whole') marks.push('free')
  if (
    isUncharged &&
    !isCut &&
    !hasSaleTimes({ ...noSaleTimes, ...before, ...sale?.columns }) &&
    kind.is !== 'whole'
  ) {
    marks.push('uncharged')
    notes.salePrice = m.exchange_import_uncharged()
  }
  if (Object.keys(notes).length > 0) marks.push('noted')
  const parts = partsOfCell(draft.parts ?? '', judging.partsBySku)
  const box = boxOfCell(draft.box ?? '', judging.partsBySku)
  const related = relatedOfCell(draft.related ?? '', judging.relatedBySku, sku)
  const make = {
    ...item.shelf,
    ...(oldAddress && { oldAddress }),
    ...shelf.make,
    ...('waiting' in parts && { parts: parts.waiting }),
    ...('waiting' in box && { box: box.waiting }),
    ...('waiting' in related && { related: related.waiting }),
  }
  const found = { ...item, row, shelf: make, steps: steps ?? null, pictures, notes, marks }
  if (!before) return { ...found, steps: steps ?? 0, outcome: 'create', changes: {} }
  if (row.related && isSameRelated(row.related, before.related, judging.relatedBySku)) delete row.related
  const changes = changesOf(row, before, judging)
  for (const [name, value] of Object.entries(shelf.make))
    changes[name] = [nameNow(name, before, judging), value]
  const onHand = toQuantity(known?.onHand ?? 0, known?.countStep ?? 1)
  if (quantity !== undefined && known && quantity !== onHand) changes.quantity = [onHand, quantity]
  if (make.parts)
    changes.parts = [cellOfParts(before.parts ?? [], skusOf(judging.partsBySku)), writtenParts(make.parts)]
  if (make.box) changes.box = [cellOfBox(before.box, skusOf(judging.partsBySku)), writtenBox(make.box)]
  if (make.related)
    changes.related = [cellOfRelated(before.related, judging.relatedBySku), cellOfSkus(make.related)]
  if (pictures.length > 0) changes.pictures = [known?.pictures.length ?? 0, pictures.length]
  const seen = { productId: before.productId, seenDate: before.updatedDate }
  // A product that stays as it is asks nothing.
  return Object.keys(changes).length > 0
    ? { ...found, ...seen, changes, outcome: 'change' }
    : { ...found, ...seen, changes, marks: [], notes: {}, outcome: 'same' }
}

const notVaried = { variantOf: null, variantOptions: null }

/** A variant is where its product is. */
const noShelf: ReturnType<typeof shelfOf> = { make: {}, wrong: {}, marks: [] }

/** The owners of codes without a product whose codes become free for its variants. */
const ownersBut = (owners: CodeOwners, productId: number | undefined): CodeOwners =>
  productId === undefined ? owners : new Map([...owners].filter(([, owner]) => owner.productId !== productId))

/** Cuts a description that is too long, and notes how much of it. */
function shorten(said: DraftInput, notes: Record<string, string>): void {
  const { productHtml, productDetails = '' } = said
  const { description, cut } = productHtml ? cutDescription(productHtml) : cutWords(productDetails)
  if (productHtml && /<[a-z!/]/i.test(description)) said.productHtml = description
  else if (productHtml) Object.assign(said, { productDetails: description, productHtml: null })
  else if (cut > 0) said.productDetails = description
  if (cut > 0) notes.productDetails = m.exchange_import_description_cut({ cut, most: MOST_WORDS })
}

/** Returns the category and brand of a product: ids of those that exist, names of those to create. */
function shelfOf(
  draft: ReadDraft['draft'],
  { shelves, options, known }: Judging,
): {
  categoryId?: number
  brandId?: number | null
  make: { category?: string; subCategory?: string; brandName?: string }
  wrong: Record<string, string>
  marks: ImportMark[]
} {
  const wrong: Record<string, string> = {}
  const make: { category?: string; subCategory?: string; brandName?: string } = {}
  const marks: ImportMark[] = []
  const { brandName } = draft
  const isNamed = Boolean(draft.subCategory || draft.category)
  const subCategory = draft.subCategory || options.subCategory
  const category = draft.category || options.department
  let categoryId: number | undefined
  if (isNamed || !known) {
    categoryId =
      (category ? shelves.categoryOf(category, subCategory) : undefined) ??
      (draft.subCategory && !draft.category ? shelves.categoryOf(undefined, subCategory) : undefined)
    if (categoryId === undefined && !category) {
      wrong.category = m.exchange_import_department_missing()
      marks.push('department')
    } else if (categoryId === undefined && options.makeMissing) Object.assign(make, { category, subCategory })
    else if (categoryId === undefined)
      wrong.subCategory = m.exchange_import_no_category({ name: subCategory })
  }
  let brandId: number | null | undefined
  if (brandName === '') brandId = null
  else if (brandName !== undefined) {
    brandId = shelves.brandOf(brandName)
    if (brandId === undefined && options.makeMissing) make.brandName = brandName
    else if (brandId === undefined) wrong.brandName = m.exchange_import_no_brand({ name: brandName })
  }
  return {
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(brandId === undefined ? {} : { brandId }),
    make,
    wrong,
    marks,
  }
}

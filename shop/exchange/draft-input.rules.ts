import { ageIn, wrongAge } from '../catalogue/ages/typed-age.rules.ts'
import { codesIn, wrongCodes } from '../catalogue/codes/product-codes.rules.ts'
import { withCutPrice } from '../catalogue/cut-price.rules.ts'
import { preparationFields, surchargeFields } from '../catalogue/editing/check-option-prices.rules.ts'
import type { saveProduct } from '../catalogue/editing/product-form.contract.ts'
import type { FoodFacts } from '../catalogue/facts/food-facts.rules.ts'
import type { PerChoice } from '../catalogue/option-prices.rules.ts'
import { storageIn } from '../catalogue/storage.rules.ts'
import type { InputOf } from '../lib/call.ts'
import { readNumber } from '../lib/read-number.ts'
import { m } from '../messages/m.ts'
import { boxOfCell } from './facts/box-in-files.rules.ts'
import { factsInCells } from './facts/facts-in-files.rules.ts'
import { type PartsBySku, partsOfCell } from './facts/parts-in-files.rules.ts'
import type { ImportDraft } from './import-fields.ts'
import { priceOf, yesOrNo } from './read-lines.rules.ts'
import { type RelatedBySku, relatedOfCell } from './related/related-in-files.rules.ts'
import { saleMomentIn } from './sales/sale-moment-in.rules.ts'

/** The input of the product form, without category and brand: those have no ids yet. */
export type DraftInput = Partial<Omit<InputOf<typeof saveProduct>, 'categoryId' | 'brandId' | 'productId'>>

/** The fields with a number: one that a product always has, or may lack. */
const numberFields = ['step', 'minimum', 'maximum', 'quantity', 'pricedPer'] as const
const emptiableNumbers = [
  'weight',
  'nominalMeasure',
  'measureFrom',
  'measureTo',
  'tolerance',
  'content',
] as const
type EmptiableNumber = (typeof emptiableNumbers)[number]
type NumberField = (typeof numberFields)[number] | EmptiableNumber
const isEmptiable = (field: NumberField): field is EmptiableNumber =>
  (emptiableNumbers as readonly string[]).includes(field)

type FlagField =
  | 'taxExemptFlag'
  | 'productStatus'
  | 'popularFlag'
  | 'cutPrice'
  | 'stockTracked'
  | 'weighed'
  | 'weighedAfter'

/** The most tags of a product. */
const MOST_TAGS = 50

const choicesIn = (cell: string) =>
  cell
    .split('\n')
    .map(choice => choice.trim())
    .filter(Boolean)

/** A description with markup is cleaned when it is saved; plain text is taken unchanged. */
const described = (details: string): DraftInput =>
  /<[a-z!/]/i.test(details)
    ? { productDetails: '-', productHtml: details }
    : { productDetails: details, productHtml: null }

/**
 * Returns a draft as product form input, and what is unreadable in it, by field. An existing but empty column means "none"
 * where that is possible, and is otherwise ignored. `exponent`: the number of decimals of the shop's currency. `facts`: those of
 * the known product; `partsBySku`, `relatedBySku`: the products that its cells name.
 */
export function inputOfDraft(
  draft: ImportDraft,
  exponent: number,
  facts: FoodFacts | null,
  partsBySku: PartsBySku = new Map(),
  relatedBySku: RelatedBySku = new Map(),
): { input: DraftInput; wrong: Record<string, string> } {
  const input: DraftInput = {}
  const wrong: Record<string, string> = {}
  const number = (field: NumberField) => {
    const cell = draft[field]
    if (cell === undefined) return
    if (cell === '') {
      if (isEmptiable(field)) input[field] = null
    } else if (!Number.isNaN(readNumber(cell))) input[field] = readNumber(cell)
    else wrong[field] = m.exchange_import_no_number({ text: cell })
  }
  const price = (field: 'unitPrice' | 'salePrice') => {
    if (draft[field] === undefined) return
    const value = priceOf(draft[field], exponent)
    if (value === undefined) wrong[field] = m.exchange_import_no_price({ text: draft[field] })
    else if (value !== null) input[field] = value
    else if (field === 'salePrice') input.salePrice = null
  }
  const flag = (field: FlagField) => {
    const cell = draft[field]
    if (cell === undefined || cell === '') return undefined
    const value = yesOrNo(cell)
    if (value === undefined) wrong[field] = m.exchange_import_no_flag({ text: cell })
    return value
  }
  if (draft.productName) input.productName = draft.productName
  if (draft.productHtml) Object.assign(input, { productDetails: '-', productHtml: draft.productHtml })
  else if (draft.productDetails && draft.productHtml === '')
    Object.assign(input, { productDetails: draft.productDetails, productHtml: null })
  else if (draft.productDetails) Object.assign(input, described(draft.productDetails))
  price('unitPrice')
  price('salePrice')
  for (const field of [...numberFields, ...emptiableNumbers]) number(field)
  if (draft.unitName) input.unitName = draft.unitName
  for (const field of ['pricedUnit', 'contentUnit'] as const)
    if (draft[field] !== undefined) input[field] = draft[field] || null
  for (const field of ['weighed', 'weighedAfter'] as const) {
    const value = flag(field)
    if (value !== undefined) input[field] = value
  }
  const [exempt, active, popular, cut, tracked] = [
    flag('taxExemptFlag'),
    flag('productStatus'),
    flag('popularFlag'),
    flag('cutPrice'),
    flag('stockTracked'),
  ]
  if (exempt !== undefined) input.taxExemptFlag = exempt ? 'Y' : 'N'
  if (active !== undefined) input.productStatus = active ? 'A' : 'N'
  if (popular !== undefined) input.popularFlag = popular ? 1 : 0
  if (cut !== undefined) input.optionsAttributes = withCutPrice([], cut)
  for (const field of ['saleFrom', 'saleUntil'] as const) {
    const cell = draft[field]
    if (cell === undefined) continue
    const moment = cell ? saleMomentIn(cell, field === 'saleUntil') : null
    if (moment === undefined) wrong[field] = m.exchange_import_no_moment({ text: cell })
    else input[field] = moment
  }
  if (tracked !== undefined) input.stockTracked = tracked
  if (draft.tags !== undefined) input.tags = [...new Set(choicesIn(draft.tags))].slice(0, MOST_TAGS)
  for (const kind of ['packagingAttributes', 'cuttingAttributes', 'extraAttributes'] as const)
    if (draft[kind] !== undefined) input[kind] = choicesIn(draft[kind])
  for (const field of [...surchargeFields, ...preparationFields]) {
    const cell = draft[field]
    if (!cell) continue
    const numbers = readPerChoice(cell)
    if (numbers) input[field] = numbers as never
    else wrong[field] = unreadable[field]()
  }
  if (draft.codes !== undefined) {
    input.codes = codesIn(draft.codes)
    const wrongCode = wrongCodes(input.codes)
    if (wrongCode) wrong.codes = wrongCode
  }
  if (draft.storage) {
    input.storage = storageIn(draft.storage)
    if (!input.storage) wrong.storage = m.exchange_import_no_storage({ text: draft.storage })
  }
  if (draft.ageFrom !== undefined) {
    input.ageFrom = ageIn(draft.ageFrom)
    const wrongYears = wrongAge(draft.ageFrom)
    if (wrongYears) wrong.ageFrom = wrongYears
  }
  for (const field of ['seoTitle', 'seoText'] as const)
    if (draft[field] !== undefined) input[field] = draft[field] || null
  const stated = factsInCells(draft, facts)
  if (stated) input.facts = stated.facts
  Object.assign(wrong, stated?.wrong)
  if (draft.parts !== undefined) {
    const read = partsOfCell(draft.parts, partsBySku)
    if ('wrong' in read) wrong.parts = read.wrong
    else if ('parts' in read) input.parts = read.parts
  }
  if (draft.box !== undefined) {
    const read = boxOfCell(draft.box, partsBySku)
    if ('wrong' in read) wrong.box = read.wrong
    else if ('box' in read) input.box = read.box
  }
  if (draft.related !== undefined) {
    const read = relatedOfCell(draft.related, relatedBySku, draft.sku)
    if ('wrong' in read) wrong.related = read.wrong
    else if ('related' in read) input.related = read.related
  }
  if (draft.sku) input.sku = draft.sku
  return { input, wrong }
}

/** The words for a cell of numbers per choice that cannot be read. */
const unreadable = {
  optionPrices: m.exchange_import_no_option_prices,
  piecePrices: m.exchange_import_no_piece_prices,
  linePrices: m.exchange_import_no_line_prices,
  choiceYields: m.exchange_import_no_choice_yields,
  choiceMinutes: m.exchange_import_no_choice_minutes,
}

/** Reads `{"cuttingAttributes": {"Boneless": 50}}`, as our own files write it. */
function readPerChoice(cell: string): PerChoice | undefined {
  try {
    const read: unknown = JSON.parse(cell)
    const isMap = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
    return isMap(read) && Object.values(read as object).every(isMap) ? (read as PerChoice) : undefined
  } catch {
    return undefined
  }
}

import type { ImportField, ImportFormat, ImportMark } from '../../exchange/import-fields.ts'
import type { ImportState } from '../../exchange/import-states.rules.ts'
import type { ImportItem, OneImport } from '../../exchange/imports.contract.ts'
import { m } from '../../messages/m.ts'

const fields: Record<ImportField | 'line', () => string> = {
  sku: m.office_import_f_sku,
  productName: m.office_import_f_product_name,
  variantOf: m.office_import_f_variant_of,
  options: m.office_import_f_options,
  productDetails: m.office_import_f_product_details,
  productHtml: m.office_import_f_product_html,
  category: m.office_import_f_category,
  subCategory: m.office_import_f_sub_category,
  brandName: m.office_import_f_brand_name,
  unitPrice: m.office_import_f_unit_price,
  salePrice: m.office_import_f_sale_price,
  cutPrice: m.office_import_f_cut_price,
  saleFrom: m.office_import_f_sale_from,
  saleUntil: m.office_import_f_sale_until,
  quantity: m.office_import_f_quantity,
  stockTracked: m.office_import_f_stock_tracked,
  unitName: m.office_import_f_unit_name,
  weighed: m.office_import_f_weighed,
  weighedAfter: m.office_import_f_weighed_after,
  pricedUnit: m.office_import_f_priced_unit,
  pricedPer: m.office_import_f_priced_per,
  nominalMeasure: m.office_import_f_nominal_measure,
  measureFrom: m.office_import_f_measure_from,
  measureTo: m.office_import_f_measure_to,
  tolerance: m.office_import_f_tolerance,
  content: m.office_import_f_content,
  contentUnit: m.office_import_f_content_unit,
  codes: m.office_import_f_codes,
  storage: m.office_import_f_storage,
  ageFrom: m.office_import_f_age_from,
  seoTitle: m.office_seo_title,
  seoText: m.office_seo_text,
  allergenLaw: m.office_import_f_allergen_law,
  contains: m.office_import_f_contains,
  mayContain: m.office_import_f_may_contain,
  diets: m.office_import_f_diets,
  ingredients: m.office_import_f_ingredients,
  energyKj: m.office_import_f_energy_kj,
  energyKcal: m.office_import_f_energy_kcal,
  fat: m.office_import_f_fat,
  saturates: m.office_import_f_saturates,
  carbohydrate: m.office_import_f_carbohydrate,
  sugars: m.office_import_f_sugars,
  fibre: m.office_import_f_fibre,
  protein: m.office_import_f_protein,
  salt: m.office_import_f_salt,
  nutritionPer: m.office_import_f_nutrition_per,
  portion: m.office_import_f_portion,
  storageInstructions: m.office_import_f_storage_instructions,
  usageInstructions: m.office_import_f_usage_instructions,
  origin: m.office_import_f_origin,
  parts: m.office_import_f_parts,
  box: m.office_import_f_box,
  related: m.office_import_f_related,
  step: m.office_import_f_step,
  minimum: m.office_import_f_minimum,
  maximum: m.office_import_f_maximum,
  weight: m.office_import_f_weight,
  taxExemptFlag: m.office_import_f_tax_exempt_flag,
  productStatus: m.office_import_f_product_status,
  popularFlag: m.office_import_f_popular_flag,
  tags: m.office_import_f_tags,
  packagingAttributes: m.office_import_f_packaging_attributes,
  cuttingAttributes: m.office_import_f_cutting_attributes,
  extraAttributes: m.office_import_f_extra_attributes,
  optionPrices: m.office_import_f_option_prices,
  piecePrices: m.office_import_f_piece_prices,
  linePrices: m.office_import_f_line_prices,
  choiceYields: m.office_import_f_choice_yields,
  choiceMinutes: m.office_import_f_choice_minutes,
  images: m.office_import_f_images,
  imageTexts: m.office_import_f_image_texts,
  line: m.office_import_f_line,
}

/** The name of a field of an import; all pictures count as one field. */
export const fieldWord = (field: string): string =>
  field === 'pictures' ? m.office_import_pictures() : (fields[field as ImportField]?.() ?? field)

const states: Record<ImportState, () => string> = {
  ready: m.office_import_state_ready,
  check: m.office_import_state_check,
  checked: m.office_import_state_checked,
  import: m.office_import_state_import,
  imported: m.office_import_state_imported,
  cancelled: m.office_import_state_cancelled,
  failed: m.office_import_state_failed,
  undo: m.office_import_state_undo,
  undone: m.office_import_state_undone,
}

/** The state of an import, in words. */
export const importStateWord = (state: OneImport['state']) => states[state]()

const formats: Record<ImportFormat, () => string> = {
  souk: m.office_import_format_souk,
  shopify: m.office_import_format_shopify,
  woocommerce: m.office_import_format_woocommerce,
}

/** The origin of a file, in words. */
export const importFormatWord = (format: ImportFormat) => formats[format]()

/** The possible outcomes of checking a product, in display order. */
export const outcomes = ['create', 'change', 'same', 'refuse'] as const
/** The possible results of importing a product. */
export const itemStates = ['written', 'refused', 'undone', 'not undone'] as const

const outcomeWords: Record<ImportItem['outcome'], () => string> = {
  create: m.office_import_outcome_create,
  change: m.office_import_outcome_change,
  same: m.office_import_outcome_same,
  refuse: m.office_import_outcome_refuse,
}
const itemStateWords: Record<(typeof itemStates)[number], () => string> = {
  written: m.office_import_came_written,
  refused: m.office_import_came_refused,
  undone: m.office_import_came_undone,
  'not undone': m.office_import_came_not_undone,
}

const markWords: Record<ImportMark, () => string> = {
  free: m.office_import_mark_free,
  uncharged: m.office_import_mark_uncharged,
  department: m.office_import_mark_department,
  noted: m.office_import_mark_noted,
}
/** The reason to look at a product, in words. */
export const markWord = (mark: ImportMark) => markWords[mark]()

/** The outcome of checking a product, in words. */
export const outcomeWord = (outcome: ImportItem['outcome']) => outcomeWords[outcome]()
/** The result of importing a product, in words. */
export const itemStateWord = (state: (typeof itemStates)[number]) => itemStateWords[state]()

/** The value of a product's field, in words. */
export function shownCell(value: unknown): string {
  if (value === null || value === undefined || value === '') return m.office_import_nothing()
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : m.office_import_nothing()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

import type { KnownProduct } from '../../catalogue/editing/read-by-sku.server.ts'
import { countStepOf } from '../../catalogue/stock/count-step.rules.ts'
import type { ImportDraft } from '../import-fields.ts'
import type { importItems } from '../imports.tables.server.ts'
import { cellsOf, type Family, keyOfValues, kindOfDraft } from './variety-of-draft.rules.ts'

type Item = Omit<typeof importItems.$inferInsert, 'importId'>

/** The products of a file that variants can name, by SKU. */
export type Families = Map<string, Family>

/** The most products of a file that are remembered; a variant further from its product finds it only if the shop has it. */
const MOST_FAMILIES = 20_000

/** The product that a variant of a file names: as the file has it so far, or else as the shop has it. */
export function familyOf(
  families: Families,
  sku: string | undefined,
  known: KnownProduct | undefined,
): Family | undefined {
  if (!sku) return undefined
  const family = families.get(sku) ?? (known && inShop(known))
  if (family) families.set(sku, family)
  return family
}

/** A product as the shop has it; undefined for one that can have no variants. */
function inShop({ product, countStep, variants }: KnownProduct): Family | undefined {
  if (product.removedAt || product.variantOf !== null) return undefined
  return {
    line: undefined,
    name: product.productName,
    options: product.variantOptions,
    countStep: countStepOf(product, countStep),
    isRefused: false,
    productId: product.productId,
    skus: new Map(variants.map(({ sku, values }) => [keyOfValues(values), sku])),
    cells: {},
  }
}

/** Remembers a judged product of a file for its variants, and a judged variant for the others of its product. */
export function rememberFamily(
  families: Families,
  draft: ImportDraft,
  { sku, line, productName, outcome, row }: Item,
  known: KnownProduct | undefined,
): void {
  const { is, texts } = kindOfDraft(draft, known?.product)
  const isRefused = outcome === 'refuse'
  if (is === 'variant') {
    const its = families.get(draft.variantOf ?? '')
    if (its && texts && !isRefused) its.skus.set(keyOfValues(texts), sku)
    return
  }
  const before = known && inShop(known)
  if (!sku || (isRefused && families.has(sku))) return
  families.set(sku, {
    line,
    name: productName,
    options: (row?.variantOptions as string[] | undefined) ?? before?.options ?? null,
    countStep: countStepOf({ ...known?.product, ...row }, known?.countStep),
    isRefused: isRefused && !before?.options,
    productId: before?.productId,
    skus: families.get(sku)?.skus ?? before?.skus ?? new Map(),
    cells: is === 'whole' ? cellsOf(draft) : {},
  })
  if (families.size > MOST_FAMILIES) families.delete(families.keys().next().value as string)
}

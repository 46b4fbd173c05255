import type { PerChoice } from '../option-prices.rules.ts'
import type { Storage } from '../storage.rules.ts'
import type { DemoArt, DemoProduct } from './demo-types.ts'

/** The optional fields of an item besides name, price, picture recipe and description; prices in whole rupees. */
type More = {
  brand?: number
  /** Sale price in whole rupees; sets the CUTPRICE option. */
  sale?: number
  stock?: number
  popular?: true
  off?: true
  pack?: string[]
  cut?: string[]
  colours?: string[]
  /** The surcharge per unit of some choices, in whole rupees; never of the first choice of a kind. */
  dearer?: Record<string, number>
  /** Surcharges for each piece, and once, in whole rupees, below 0 if a choice is cheaper. */
  each?: Record<string, number>
  once?: Record<string, number>
  /** The per cent of the weight that some choices leave, and the minutes of work for each unit. */
  leaves?: Record<string, number>
  minutes?: Record<string, number>
  /** True if it is weighed after it is cut. */
  after?: true
  unit?: 'lb' | 'piece' | 'pack' | 'box'
  lb?: number | null
  /** True if the pounds are what a pack contains. */
  packed?: true
  /** The least and the most pounds of a piece that is priced by the pound and weighed. */
  range?: [from: number, to: number]
  step?: number
  /** How it is stored; dry if it does not say. */
  keep?: Storage
  tax?: 'Y' | 'N'
  /** The age that its buyers must have, in years. */
  age?: number
  /** Number of pictures, 1 to 4. */
  views?: number
}

type DemoItem = { name: string; rupees: number; recipe: string; details: string; more: More }

/** The products of one category with the pictures they need. */
export type DemoShelf = { products: DemoProduct[]; art: DemoArt[] }

/** One line on a shelf: name, unit price in whole rupees, picture recipe, description. */
export function item(
  name: string,
  rupees: number,
  recipe: string,
  details: string,
  more: More = {},
): DemoItem {
  return { name, rupees, recipe, details, more }
}

/** Turns a name into the name of its picture file. */
export function pictureKey(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Builds a category's products; ids run from categoryId * 100 + 1, SKUs from PREFIX-001. */
export function shelf(categoryId: number, prefix: string, common: More, items: DemoItem[]): DemoShelf {
  const built = items.map((one, index) => {
    const product = toProduct(categoryId, prefix, common, one, index + 1)
    return { product, art: toArt(product, one.recipe, prefix) }
  })
  return { products: built.map(one => one.product), art: built.flatMap(one => one.art) }
}

function toProduct(
  categoryId: number,
  prefix: string,
  common: More,
  one: DemoItem,
  place: number,
): DemoProduct {
  const more = { ...common, ...one.more }
  const unit = more.unit ?? 'piece'
  const colours = more.colours ?? []
  const views = more.views ?? (colours.length > 0 ? Math.min(colours.length, 4) : 1)
  const key = pictureKey(one.name)
  return {
    productId: categoryId * 100 + place,
    productName: one.name,
    productDetails: one.details,
    sku: `${prefix}-${String(place).padStart(3, '0')}`,
    categoryId,
    brandId: more.brand ?? 0,
    unitPrice: one.rupees * 100,
    salePrice: (more.sale ?? one.rupees) * 100,
    cutPrice: more.sale !== undefined,
    quantity: more.stock ?? 24 + ((categoryId * 53 + place * 89) % 340),
    popularFlag: more.popular ? 1 : 0,
    productStatus: more.off ? 'N' : 'A',
    packagingAttributes: more.pack ?? [],
    cuttingAttributes: more.cut ?? [],
    extraAttributes: colours,
    optionPrices: perChoice(more, more.dearer),
    piecePrices: perChoice(more, more.each),
    linePrices: perChoice(more, more.once),
    choiceYields: perChoice(more, more.leaves),
    choiceMinutes: perChoice(more, more.minutes, 1),
    sellinPcs: unit === 'lb' ? 'N' : 'Y',
    unitName: unit,
    weighed: unit === 'lb' || more.range !== undefined,
    weighedAfter: more.after ?? false,
    ...pricedByPound(more),
    ...(more.packed && more.lb ? { content: Math.round(more.lb * 1000), contentUnit: 'lb' } : {}),
    weight: more.lb ?? (unit === 'lb' ? 1 : null),
    ...(more.step === undefined ? {} : { step: more.step }),
    storage: more.keep ?? 'DRY',
    taxExemptFlag: more.tax ?? 'N',
    ageFrom: more.age ?? null,
    pictures: Array.from({ length: views }, (_, view) => (view === 0 ? key : `${key}-${view + 1}`)),
  }
}

function pricedByPound({ lb, range }: More) {
  if (!range || !lb) return {}
  const [measureFrom, measureTo] = range.map(pounds => pounds * 1000)
  return { pricedUnit: 'lb', nominalMeasure: lb * 1000, measureFrom, measureTo }
}

/** Returns numbers of the choices by their kind: in minor units, or in hundredths of a per cent. */
function perChoice(
  { pack = [], cut = [], colours = [] }: More,
  numbers: Record<string, number> = {},
  times = 100,
): PerChoice {
  const kinds = { packagingAttributes: pack, cuttingAttributes: cut, extraAttributes: colours }
  const found = Object.entries(kinds).map(([kind, choices]) => {
    const some = choices
      .filter(choice => numbers[choice])
      .map(choice => [choice, (numbers[choice] ?? 0) * times])
    return [kind, Object.fromEntries(some)] as const
  })
  return Object.fromEntries(found.filter(([, some]) => Object.keys(some).length > 0))
}

function toArt(product: DemoProduct, recipe: string, prefix: string): DemoArt[] {
  return product.pictures.map((key, view) => ({
    key,
    recipe,
    view,
    label: product.productName,
    brandId: product.brandId,
    colour: product.extraAttributes[view] ?? product.extraAttributes[0] ?? null,
    prefix,
  }))
}

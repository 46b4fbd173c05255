import { demoProducts } from './demo-products.ts'
import type { DemoProduct } from './demo-types.ts'

/** A variant of a product of the demo shop: its values, its price in whole rupees, and its stock. */
type DemoVariant = {
  values: readonly string[]
  rupees: number
  stock: number
  /** The content of one unit in grams. */
  grams?: number
  /** The picture of its product that shows it, from 0 on; it has none of its own if this is missing. */
  picture?: number
}
type DemoVaried = { sku: string; options: readonly string[]; variants: readonly DemoVariant[] }

const colours = ['White', 'Navy', 'Mustard']
/** How many are left of each size and colour: one is sold out. */
const kurtis: [size: string, left: readonly number[]][] = [
  ['S', [19, 14, 16]],
  ['M', [17, 22, 11]],
  ['L', [12, 0, 18]],
  ['XL', [14, 17, 13]],
]

/** The products of the demo shop that are chosen by options. */
export const demoVaried: readonly DemoVaried[] = [
  {
    ...{ sku: 'SUT-004', options: ['Size', 'Colour'] },
    variants: kurtis.flatMap(([size, left]) =>
      colours.map((colour, at) => ({
        ...{ values: [size, colour], stock: left[at] ?? 0, picture: at },
        rupees: size === 'XL' ? 1750 : 1650,
      })),
    ),
  },
  {
    ...{ sku: 'WSP-007', options: ['Pack'] },
    variants: [
      { values: ['1 g'], rupees: 990, stock: 40, grams: 1 },
      { values: ['2 g'], rupees: 1890, stock: 25, grams: 2 },
      { values: ['5 g'], rupees: 4490, stock: 12, grams: 5 },
      { values: ['10 g'], rupees: 8490, stock: 16, grams: 10 },
      { values: ['25 g'], rupees: 19900, stock: 8, grams: 25 },
    ],
  },
]

/** The ids of variants begin above those of all products, whose variants they are. */
const FIRST_ID = 8001

/** A variant of the demo shop with its product, and with its number and its place among the others. */
export type NumberedVariant = DemoVariant & {
  productId: number
  of: DemoProduct
  sku: string
  place: number
}

/** All variants of the demo shop. */
export const demoVariants: readonly NumberedVariant[] = demoVaried
  .flatMap(({ sku, variants }) =>
    variants.map((variant, place) => ({
      ...{ ...variant, place, sku: `${sku}-${place + 1}` },
      of: demoProducts.find(product => product.sku === sku) as DemoProduct,
    })),
  )
  .map((variant, at) => ({ ...variant, productId: FIRST_ID + at }))

/** Returns the names of the options of a product; undefined if it has none. */
export const optionsOfDemo = (sku: string): string[] | undefined => {
  const varied = demoVaried.find(one => one.sku === sku)
  return varied && [...varied.options]
}

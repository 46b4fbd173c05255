import type { OptionPrices, PerChoice } from '../option-prices.rules.ts'
import type { Storage } from '../storage.rules.ts'

/** Shapes of the demo data that a fresh shop is filled with; money is in integer minor units (Rs 450.00 = 45000). */

/** A department; `title` is the displayed name, `picture` the name of a file in shop/media/demo without its extension. */
export type DemoDepartment = {
  deptName: string
  title: string
  blurb: string
  activeFlag: 'Y' | 'N'
  menuFlag: boolean
  tileFlag: boolean
  /** True if its goods are food. */
  foodFlag: boolean
  lotFlag: boolean
  picture: string
}

/** A category; `category` is the deptName it belongs to (spec section 3), `updatedDate` an ISO date. */
export type DemoCategory = {
  categoryId: number
  category: string
  subCategory: string
  updatedDate: string
  picture: string
}

/** A brand; `colour` (hex) paints its packs. */
export type DemoBrand = { brandId: number; brandName: string; colour: string }

/** A product. `brandId` 0 means no brand; `salePrice` equals `unitPrice` when there is no sale. */
export type DemoProduct = {
  productId: number
  productName: string
  productDetails: string
  sku: string
  categoryId: number
  brandId: number
  unitPrice: number
  salePrice: number
  /** On CUTPRICE sale: the sale price is charged. */
  cutPrice: boolean
  /** Stock in units of `unitName`. */
  quantity: number
  popularFlag: 0 | 1
  productStatus: 'A' | 'N'
  packagingAttributes: string[]
  cuttingAttributes: string[]
  /** Colours. */
  extraAttributes: string[]
  optionPrices: OptionPrices
  piecePrices: OptionPrices
  linePrices: OptionPrices
  choiceYields: PerChoice
  choiceMinutes: PerChoice
  sellinPcs: 'Y' | 'N'
  unitName: 'lb' | 'piece' | 'pack' | 'box'
  /** True if the scales decide its price. */
  weighed: boolean
  /** True if it is weighed, ordered and paid as its choices leave it. */
  weighedAfter: boolean
  /** The unit of its price if that is not `unitName`, and thousandths of it in one piece: about, least and most. */
  pricedUnit?: string
  nominalMeasure?: number
  measureFrom?: number | undefined
  measureTo?: number | undefined
  /** The content of one unit, in thousandths of `contentUnit`. */
  content?: number
  contentUnit?: string
  /** Pounds per unit. */
  weight: number | null
  /** Quantity step in thousandths of the unit; 1000 when missing. */
  step?: number
  storage: Storage
  /** The age that its buyers must have, in years; null if everyone may buy it. */
  ageFrom: number | null
  taxExemptFlag: 'Y' | 'N'
  /** 1 to 4 names of files in shop/media/demo without their extension. */
  pictures: string[]
}

/** A review; `rating` is 1 to 5, `verified` is true if its author bought the product. */
export type DemoReview = {
  productId: number
  rating: 1 | 2 | 3 | 4 | 5
  reviewTitle: string
  reviewMsg: string
  reviewDate: string
  authorName: string
  verified: boolean
}

/** The recipe for one picture; its words are explained in tools/drawing/draw-pictures.ts. */
export type DemoArt = {
  key: string
  recipe: string
  /** 0 for the first picture of a product, then 1, 2, 3: another view of the same thing. */
  view: number
  label: string
  brandId: number
  colour: string | null
  prefix: string
}

import { z } from 'zod'
import { boxShown, partsIn } from '../boxes/shown-box.fields.ts'
import { defineCall } from '../lib/call.ts'
import { NOT_FOUND } from '../lib/failures.ts'
import { id, line, wholeNumber } from '../lib/fields.ts'
import type { Thing } from '../lib/things.ts'
import { chicken, chickenBiryani, chickens, goat, meat, wholeChicken } from './catalogue.examples.ts'
import { foodFacts } from './facts/food-facts.fields.ts'
import { productFilm } from './films/films.fields.ts'
import { shownPart } from './made-of/parts.fields.ts'
import { seoShown } from './seo/seo.fields.ts'
import { addressCalls } from './shelves/addresses.contract.ts'
import { category, department } from './shelves/shelves.fields.ts'
import { showsProducts } from './shows-products.ts'
import { variants, variety } from './variants/variants.fields.ts'
import { productMeasures } from './written-measures.ts'

const perChoice = z.record(z.string(), z.number()).optional()
/** Surcharges in decimals: by kind of choice, then by choice. */
export const optionPrices = z
  .object({
    packagingAttributes: perChoice,
    cuttingAttributes: perChoice,
    extraAttributes: perChoice,
  })
  .meta({ title: 'OptionPrices' })

/**
 * A product as lists and its own page show it (spec section 3). Prices are decimals per `unitName`; `effectivePrice` is the
 * price charged. `quantity` is what is left, or the most of an order if `stockTracked` is false; `step`, `minimum` and `maximum` limit what a shopper can choose.
 */
export const product = z
  .object({
    productId: z.int(),
    productName: z.string(),
    productDetails: z.string(),
    sku: z.string(),
    categoryId: z.int(),
    category: z.string(),
    subCategory: z.string(),
    brandId: z.int().nullable(),
    brandName: z.string(),
    custId: z.int().nullable(),
    unitPrice: z.number(),
    salePrice: z.number(),
    effectivePrice: z.number(),
    /** The moment at which a sale ends that charges this price; absent if no clock ends it. */
    priceUntil: z.string().optional(),
    discount: z.number(),
    quantity: z.number(),
    step: z.number(),
    minimum: z.number(),
    maximum: z.number(),
    popularFlag: z.int(),
    productStatus: z.string(),
    /** Y if `productStatus` is A, else N. */
    showFlag: z.enum(['Y', 'N']),
    packagingAttributes: z.array(z.string()),
    cuttingAttributes: z.array(z.string()),
    extraAttributes: z.array(z.string()),
    optionsAttributes: z.array(z.object({ description: z.string() })),
    /** The surcharge of each choice on the unit price: by kind of choice, then by choice. */
    optionPrices,
    /** Surcharges for each piece that is sold, and once for a line; below 0 if a choice is cheaper. */
    piecePrices: optionPrices,
    linePrices: optionPrices,
    /** The per cent of the weight that a choice leaves, ready to cook, and the minutes of work for each unit. */
    choiceYields: optionPrices,
    choiceMinutes: optionPrices,
    sellinPcs: z.string(),
    unitName: z.string(),
    ...productMeasures,
    weight: z.number().nullable(),
    taxExemptFlag: z.string(),
    /** False if the stock is not counted: the product can always be ordered. */
    stockTracked: z.boolean(),
    /** The age that its buyers must have, in years; null if everyone may buy it. */
    ageFrom: z.int().nullable(),
    ...variety,
    images: z.array(z.string()),
    /** The alternative text of each picture; absent if none has one. Only if a single product is read. */
    imageTexts: z.array(z.string()).optional(),
    /** The description as HTML, cleaned to an allow list, if it has markup. Only if a single product is read. */
    productHtml: z.string().nullable().optional(),
    /** The facts that are stated of it; null if there are none. Only if a single product is read. */
    facts: foodFacts.nullable().optional(),
    /**
     * The products that it is made of, with what is stated of them; absent if none are named. Its allergens and diets are its own
     * joined with those of its parts. Only if a single product is read.
     */
    parts: z.array(shownPart).optional(),
    ...boxShown,
    /** Its films in their order, those of its product for a variant; absent if there are none. Only if a single product is read. */
    films: z.array(productFilm).optional(),
    variants: variants.optional(),
    /** The title and the text for search engines. Only if a single product is read. */
    ...seoShown,
    /** The first picture in base64; null with `images=url`. */
    productImage: z.string().nullable().optional(),
    imageMimeType: z.string().nullable().optional(),
    updatedBy: z.string(),
    updatedDate: z.string(),
  })
  .meta({ title: 'Product' })

/** A product as the API shows it. */
export type Product = z.output<typeof product>

/** A list of at most so many products. */
export const upTo = (most: number) =>
  z.object({ productList: z.array(product).max(most) }).meta({ title: `UpTo${most}Products` })
/** A page of at most so many products of a list, with the length of the list. */
export const pageOf = (most: number) => upTo(most).extend({ totalProductCount: z.int() })

/** A category and a department as the API shows them. */
export type Category = z.output<typeof category>
export type Department = z.output<typeof department>
const none = z.object({})

/** The maximum number of products in the answer of a list. */
export const LONGEST_LIST = 100
export const PAGE_SIZE = 15
export const MOST_POPULAR = 24
export const MOST_FOOD = 9
const MOST_RELATED = 24
/** The form in which pictures are sent: in base64 (spec section 3), or as addresses only. */
export const images = z.enum(['base64', 'url']).default('base64')
const name = line(200)

/** The failure for products and categories that do not exist or are not shown. */
export const notFound = { NOT_FOUND } as const

/** The thing whose change changes the list of a category's products; -1 means all categories. */
export const inCategory = (category: number): Thing =>
  category === -1 ? 'products' : `products in ${category}`

export const findProduct = defineCall({
  does: 'Answers one active product.',
  method: 'GET',
  path: '/products/{id}',
  who: 'anyone',
  shows: ({ id }, found) =>
    showsProducts([{ productId: id }, ...(found?.variants?.all ?? []), ...partsIn(found?.contents)]),
  input: z.object({ id, images }),
  output: product,
  example: { input: { id: 101, images: 'url' }, output: wholeChicken },
  failures: notFound,
})

export const findAllDepartments = defineCall({
  does: "Lists the active departments in the shop's order.",
  method: 'GET',
  path: '/departments/findAll',
  who: 'anyone',
  shows: () => ['departments'],
  input: none,
  output: z.array(department),
  example: { input: {}, output: [meat] },
  failures: {},
})

export const findAllCategories = defineCall({
  does: 'Lists the categories of all active departments.',
  method: 'GET',
  path: '/category/findAll',
  alias: ['/category/findAllCategories'],
  who: 'anyone',
  shows: () => ['categories', 'departments'],
  input: none,
  output: z.array(category),
  example: { input: {}, output: [chicken, goat] },
  failures: {},
})

export const findCategoriesByName = defineCall({
  does: 'Lists the categories of one department or group.',
  method: 'GET',
  path: '/category/findAllByCategoryName/{name}',
  who: 'anyone',
  shows: () => ['categories', 'departments'],
  input: z.object({ name }),
  output: z.array(category),
  example: { input: { name: 'MEAT' }, output: [chicken, goat] },
  failures: {},
})

export const findAllBrands = defineCall({
  does: 'Lists the brands by name.',
  method: 'GET',
  path: '/brands/findAll',
  who: 'anyone',
  shows: () => ['brands'],
  input: none,
  output: z.array(z.object({ brandId: z.int(), brandName: z.string() })),
  example: { input: {}, output: [{ brandId: 20, brandName: 'Qasai Street' }] },
  failures: {},
})

export const findProductsByCategory = defineCall({
  does: 'Lists up to 100 active products of a category, by its id, or of the departments and categories with this name, in upper or lower case.',
  method: 'GET',
  path: '/products/findProductsByCategory/{category}',
  who: 'anyone',
  shows: ({ category }, answer) =>
    showsProducts(answer?.productList, typeof category === 'number' ? `products in ${category}` : 'range'),
  input: z.object({ category: z.union([id, name]), images }),
  output: upTo(LONGEST_LIST),
  example: { input: { category: 1, images: 'url' }, output: chickens },
  failures: {},
})

export const findProductsByCategoryPage = defineCall({
  does: 'Lists 15 active products of a category; `page` counts from 0, `category` -1 means all.',
  method: 'GET',
  path: '/products/findProductsByCategoryPage/{category}/15/{page}',
  who: 'anyone',
  shows: ({ category }, answer) => showsProducts(answer?.productList, inCategory(category)),
  input: z.object({ category: wholeNumber(-1, 2_147_483_647), page: wholeNumber(0, 1_000_000), images }),
  output: pageOf(PAGE_SIZE).meta({ title: 'ProductPage' }),
  example: { input: { category: 1, page: 0, images: 'url' }, output: { ...chickens, totalProductCount: 16 } },
  failures: {},
})

export const findPopularProducts = defineCall({
  does: 'Lists up to 24 popular products.',
  method: 'GET',
  path: '/products/findPopularProducts',
  who: 'anyone',
  shows: (_, answer) => showsProducts(answer?.productList, 'range'),
  input: z.object({ images }),
  output: upTo(MOST_POPULAR),
  example: { input: { images: 'url' }, output: chickens },
  failures: {},
})

export const findPopularMeatProducts = defineCall({
  does: 'Lists up to 24 popular products of the department MEAT.',
  method: 'GET',
  path: '/products/findPopularMeatProducts',
  who: 'anyone',
  shows: (_, answer) => showsProducts(answer?.productList, 'range of MEAT'),
  input: z.object({ images }),
  output: upTo(MOST_POPULAR),
  example: { input: { images: 'url' }, output: chickens },
  failures: {},
})

export const findFoodProducts = defineCall({
  does: 'Lists up to 9 products of a food category (23 in the demo shop).',
  method: 'GET',
  path: '/products/findFoodProducts/{x}',
  who: 'anyone',
  shows: ({ x }, answer) => showsProducts(answer?.productList, `products in ${x}`),
  input: z.object({ x: id, images }),
  output: upTo(MOST_FOOD),
  example: { input: { x: 23, images: 'url' }, output: { productList: [chickenBiryani] } },
  failures: {},
})

export const findProductsByBrand = defineCall({
  does: 'Lists up to 100 active products of a brand, by its id.',
  method: 'GET',
  path: '/products/findProductsByBrands/{brand}',
  alias: ['/products/findAllActiveProductsByBrand/{brand}', '/findAllActiveProductsByBrand/{brand}'],
  who: 'anyone',
  shows: (_, answer) => showsProducts(answer?.productList, 'range'),
  input: z.object({ brand: id, images }),
  output: upTo(LONGEST_LIST),
  example: { input: { brand: 20, images: 'url' }, output: chickens },
  failures: {},
})

export const relatedProducts = defineCall({
  does: 'Lists products of the same sub-category first, then of the same category (department), at most `count`.',
  method: 'GET',
  path: '/products/relatedProducts/{category}/{subCategory}/{count}',
  who: 'anyone',
  shows: ({ category }, answer) => showsProducts(answer?.productList, `range of ${category}`),
  input: z.object({ category: name, subCategory: name, count: wholeNumber(1, MOST_RELATED), images }),
  output: upTo(MOST_RELATED),
  example: { input: { category: 'MEAT', subCategory: 'Chicken', count: 4, images: 'url' }, output: chickens },
  failures: {},
})

export const catalogueCalls = [
  findProduct,
  ...addressCalls,
  findAllDepartments,
  findAllCategories,
  findCategoriesByName,
  findAllBrands,
  findProductsByCategory,
  findProductsByCategoryPage,
  findPopularProducts,
  findPopularMeatProducts,
  findFoodProducts,
  findProductsByBrand,
  relatedProducts,
] as const

import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { hashInAddress } from '../media/picture-address.ts'
import { readPictures } from '../media/read-pictures.server.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import {
  findFoodProducts,
  findPopularMeatProducts,
  findPopularProducts,
  findProduct,
  findProductsByBrand,
  findProductsByCategory,
  type Product,
  relatedProducts,
} from './catalogue.contract.ts'
import { categories, products } from './catalogue.tables.server.ts'
import { selectProducts } from './select-products.server.ts'

type Selection = Parameters<typeof selectProducts>[2]

type Images = 'base64' | 'url'

/** Shown products with prices in the shop's currency; their first pictures come along where they are wanted in base64. */
export async function listProducts(
  database: Database,
  selection: Selection,
  images: Images = 'url',
): Promise<Product[]> {
  const { currency, defaultBrand } = await readSettings(database)
  const list = await selectProducts(database, { exponent: currency.exponent, defaultBrand }, selection)
  return images === 'url' ? list : withPictures(database, list)
}

async function withPictures(database: Database, list: readonly Product[]): Promise<Product[]> {
  const firstOf = ({ images }: Product) => (images[0] === undefined ? undefined : hashInAddress(images[0]))
  const pictures = await readPictures(
    database,
    list.flatMap(product => firstOf(product) ?? []),
  )
  return list.map(product => {
    const picture = pictures.get(firstOf(product) ?? '')
    return { ...product, productImage: picture?.base64 ?? null, imageMimeType: picture?.mimeType ?? null }
  })
}

const listed = async (database: Database, images: Images, selection: Selection) => ({
  productList: await listProducts(database, selection, images),
})
const popular = eq(products.popularFlag, 1)

export const answerFindProduct = handle(findProduct, async ({ id, images }, { database }) => {
  const [product] = await listProducts(database, { where: eq(products.productId, id), limit: 1 }, images)
  return product ?? refuse(findProduct, 'NOT_FOUND', undefined)
})

export const answerFindProductsByCategory = handle(
  findProductsByCategory,
  ({ category, images }, { database }) =>
    listed(database, images, { where: eq(products.categoryId, category), limit: 100 }),
)

export const answerFindProductsByBrand = handle(findProductsByBrand, ({ brand, images }, { database }) =>
  listed(database, images, { where: eq(products.brandId, brand), limit: 100 }),
)

export const answerFindFoodProducts = handle(findFoodProducts, ({ x, images }, { database }) =>
  listed(database, images, { where: eq(products.categoryId, x), limit: 9 }),
)

export const answerFindPopularProducts = handle(findPopularProducts, ({ images }, { database }) =>
  listed(database, images, { where: popular, limit: 24 }),
)

export const answerFindPopularMeatProducts = handle(findPopularMeatProducts, ({ images }, { database }) =>
  listed(database, images, { where: sql`${popular} and ${categories.category} = 'MEAT'`, limit: 24 }),
)

export const answerRelatedProducts = handle(
  relatedProducts,
  ({ category, subCategory, count, images }, { database }) =>
    listed(database, images, {
      where: eq(categories.category, category),
      orderBy: [sql`${categories.subCategory} = ${subCategory} desc`, sql`${products.popularFlag} desc`],
      limit: count,
    }),
)

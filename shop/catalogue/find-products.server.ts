import type { Database } from '../../database/pool.ts'
import { handle } from '../lib/handler.server.ts'
import { hashInAddress } from '../media/picture-address.ts'
import { readPictures } from '../media/read-pictures.server.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import {
  findFoodProducts,
  findPopularMeatProducts,
  findPopularProducts,
  findProductsByBrand,
  findProductsByCategory,
  LONGEST_LIST,
  MOST_FOOD,
  MOST_POPULAR,
  type Product,
  relatedProducts,
} from './catalogue.contract.ts'
import { idsOfDepartment, idsOfName, listedIds } from './product-ids.server.ts'
import { type Chosen, selectProducts } from './select-products.server.ts'

type Images = 'base64' | 'url'

/** Lists shown products with prices in the shop's currency, and with their first pictures if base64 was asked for. */
export async function listProducts(
  database: Database,
  chosen: Chosen,
  images: Images = 'url',
): Promise<Product[]> {
  const { currency, defaultBrand, measures, tolerance } = await readSettings(database)
  const list = await selectProducts(
    database,
    { exponent: currency.exponent, defaultBrand, measures, tolerance },
    chosen,
  )
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

const listed = async (database: Database, images: Images, ids: Chosen['ids']) => ({
  productList: await listProducts(database, { ids }, images),
})

export const answerFindProductsByCategory = handle(
  findProductsByCategory,
  ({ category, images }, { database }) =>
    listed(
      database,
      images,
      typeof category === 'number'
        ? listedIds({ category, limit: LONGEST_LIST })
        : idsOfName(category, LONGEST_LIST),
    ),
)

export const answerFindProductsByBrand = handle(findProductsByBrand, ({ brand, images }, { database }) =>
  listed(database, images, listedIds({ brand, limit: LONGEST_LIST })),
)

export const answerFindFoodProducts = handle(findFoodProducts, ({ x, images }, { database }) =>
  listed(database, images, listedIds({ category: x, limit: MOST_FOOD })),
)

export const answerFindPopularProducts = handle(findPopularProducts, ({ images }, { database }) =>
  listed(database, images, listedIds({ popular: true, order: 'best', limit: MOST_POPULAR })),
)

export const answerFindPopularMeatProducts = handle(findPopularMeatProducts, ({ images }, { database }) =>
  listed(database, images, idsOfDepartment('MEAT', { popular: true, limit: MOST_POPULAR })),
)

export const answerRelatedProducts = handle(
  relatedProducts,
  ({ category, subCategory, count, images }, { database }) =>
    listed(database, images, idsOfDepartment(category, { subCategory, limit: count })),
)

import type { RouterContextProvider } from 'react-router'
import { ask } from '../../ask.ts'
import { type CardProduct, cardProduct } from '../../catalogue/card-product.ts'
import { collectionPath } from '../../collections/collection-address.rules.ts'
import { findAllCollections } from '../../collections/collections.contract.ts'
import type { Block } from '../../content/blocks.contract.ts'
import { askedFor, readWishes } from '../../search/read-wishes.rules.ts'
import { findShopPage } from '../../search/search.contract.ts'
import { ALL } from '../../search/search.rules.ts'

/** The first products of a collection, as a block of a home page shows them. */
export type CollectionRow = Pick<Block, 'blockId' | 'title' | 'text'> & {
  address: string
  products: CardProduct[]
}

/** The products in a row. */
const IN_A_ROW = 4

/** Loads the products of blocks that lead to a collection; leaves out those that are not active or have none. */
export async function loadCollectionRows(
  context: Readonly<RouterContextProvider>,
  blocks: readonly Block[],
): Promise<CollectionRow[]> {
  if (blocks.length === 0) return []
  const all = await ask(context, findAllCollections, {})
  const idOf = new Map(all.map(({ address, collectionId }) => [collectionPath(address), collectionId]))
  const rows = await Promise.all(
    blocks.map(async ({ blockId, title, text, linkUrl: address }): Promise<CollectionRow[]> => {
      const collection = idOf.get(address)
      if (collection === undefined) return []
      const wishes = { ...readWishes(ALL, new URLSearchParams()), collection }
      const { productList } = await ask(context, findShopPage, askedFor(wishes))
      const products = productList.slice(0, IN_A_ROW).map(cardProduct)
      return products.length > 0 ? [{ blockId, title, text, address, products }] : []
    }),
  )
  return rows.flat()
}

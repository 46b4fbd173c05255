import type { RouterContextProvider } from 'react-router'
import { ask } from '../../ask.ts'
import { type CardProduct, cardProduct } from '../../catalogue/card-product.ts'
import {
  type Category,
  type Department,
  findAllCategories,
  findAllDepartments,
  findCategoriesByName,
  findFoodProducts,
  findPopularMeatProducts,
  findPopularProducts,
  findProductsByCategoryPage,
  type Product,
} from '../../catalogue/catalogue.contract.ts'
import type { Asked } from '../../content/ask-preview.ts'
import type { Block } from '../../content/blocks.contract.ts'
import { blocksOf } from '../../content/blocks-of.ts'
import { loadPage } from '../../content/load-blocks.ts'
import { findOpening, type Opening } from '../../hours/opening.contract.ts'
import { m } from '../../messages/m.ts'
import { findSettings, type ShopSettings } from '../../settings/settings.contract.ts'
import { type Earliest, findEarliest } from '../../slots/slots.contract.ts'
import { type CategoryTile, categoryStrip, categoryTiles } from './category-tiles.rules.ts'
import { type CollectionRow, loadCollectionRows } from './load-collection-rows.ts'

/** The home pages of the shop. */
export type HomeName = ShopSettings['homePage']

/** The ways to reach a shop. */
export type Reach = Pick<ShopSettings, 'phone' | 'email'> & { lines: readonly string[] }

/** The data of a home page. */
export type HomeData = {
  name: HomeName
  departments: Department[]
  /** How to reach the shop, while it has no departments yet. */
  reach: Reach | undefined
  /** Its own blocks. */
  blocks: Block[]
  /** The blocks of the main home page, from which the others take those that they lack. */
  shared: Block[]
  /** The first products of collections that its blocks name, or those of the main home page. */
  collections: CollectionRow[]
  popular: CardProduct[]
  /** The products that it calls popular: meat, any, or in a young shop the newest ones. */
  popularOf: 'meat' | 'all' | 'new'
  food: CardProduct[]
  /** The categories at its top. */
  tiles: CategoryTile[]
  /** The categories in a row (home4). */
  strip: CategoryTile[]
  /** The category of dishes that the settings name; undefined if the shop does not have it. */
  shelf: number | undefined
  /** Categories of the group RAMZAN by name (home5). */
  feed: Category[]
  opening: Opening
  /** From when an order can be handed over. */
  earliest: Earliest
}

/** The parts of the main home page that the others show too. */
const taken = ['discounts', 'qurbani', 'kitchen', 'collections']
/** The group whose categories home5 shows (spec section 2). */
const FEED = 'RAMZAN'
const MOST_POPULAR = 12

type Context = Readonly<RouterContextProvider>

/** Loads only what a home page shows. */
export async function loadHome(asked: Asked, name: HomeName): Promise<HomeData> {
  const { context } = asked
  const of = (page: HomeName) => loadPage(asked, page)
  const settings = await ask(context, findSettings, {})
  const [categories, departments, blocks, shared, popular, food, feed, opening, earliest] = await Promise.all(
    [
      ask(context, findAllCategories, {}),
      ask(context, findAllDepartments, {}),
      of(name),
      name === 'home' ? [] : of('home').then(all => all.filter(({ part }) => taken.includes(part))),
      loadPopular(context, name),
      name === 'home5' ? [] : dishes(context, settings),
      name === 'home5' ? ask(context, findCategoriesByName, { name: FEED }) : [],
      ask(context, findOpening, {}),
      ask(context, findEarliest, {}),
    ],
  )
  const own = blocksOf(blocks, 'collections')
  const collections = await loadCollectionRows(
    context,
    own.length > 0 ? own : blocksOf(shared, 'collections'),
  )
  const inOrder = feed.toSorted((one, other) =>
    one.subCategory.localeCompare(other.subCategory, m.shop_language()),
  )
  return {
    name,
    departments,
    reach:
      departments.length > 0
        ? undefined
        : { phone: settings.phone, email: settings.email, lines: opening.lines },
    ...{ blocks, shared, collections, ...popular, food, feed: inOrder, opening, earliest },
    tiles: name === 'home4' || name === 'home5' ? [] : categoryTiles(categories, settings.homeTiles),
    strip: name === 'home4' ? categoryStrip(categories, departments) : [],
    shelf: categories.find(({ categoryId }) => categoryId === settings.homeFoodCategory)?.categoryId,
  }
}

type Popular = Pick<HomeData, 'popular' | 'popularOf'>

/** Loads popular products; a shop without any shows the others, so that its home page fills as products come. */
async function loadPopular(context: Context, name: HomeName): Promise<Popular> {
  if (name === 'home4' || name === 'home5') return { popular: [], popularOf: 'all' }
  const list = async (found: Promise<{ productList: Product[] }>) =>
    (await found).productList.slice(0, MOST_POPULAR).map(cardProduct)
  if (name === 'home') {
    const meat = await list(ask(context, findPopularMeatProducts, { images: 'url' }))
    if (meat.length) return { popular: meat, popularOf: 'meat' }
  }
  const popular = await list(ask(context, findPopularProducts, { images: 'url' }))
  if (popular.length) return { popular, popularOf: 'all' }
  const first = { category: -1, page: 0, images: 'url' } as const
  return { popular: await list(ask(context, findProductsByCategoryPage, first)), popularOf: 'new' }
}

async function dishes(context: Context, { homeFoodCategory }: ShopSettings): Promise<CardProduct[]> {
  const { productList } = await ask(context, findFoodProducts, { x: homeFoodCategory, images: 'url' })
  return productList.map(cardProduct)
}

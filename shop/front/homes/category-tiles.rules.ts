import type { Category, Department } from '../../catalogue/catalogue.contract.ts'
import { withTiles } from '../../catalogue/catalogue.rules.ts'

/** A category as a home page shows it. */
export type CategoryTile = Pick<Category, 'categoryId' | 'subCategory' | 'image'>

/** The number of tiles in a shop whose settings name none that it has. */
const OTHERWISE = 3
/** The most categories of a strip; the others are in the menu of the shop. */
const MOST_IN_STRIP = 24

const tileOf = ({ categoryId, subCategory, image }: Category): CategoryTile => ({
  categoryId,
  subCategory,
  image,
})

/**
 * The categories that the settings put at the top of the home page, by id: chicken, goat and cow; otherwise the first ones. A
 * single one that nobody chose looks lonely there; its department is the next thing on the page.
 */
export function categoryTiles(categories: readonly Category[], named: readonly number[]): CategoryTile[] {
  const chosen = named.flatMap(id => categories.find(({ categoryId }) => categoryId === id) ?? [])
  const first = categories.slice(0, OTHERWISE)
  return (chosen.length > 0 ? chosen : first.length > 1 ? first : []).map(tileOf)
}

/** The first categories of the departments that have a tile: those of QURBANI have the names of others. */
export function categoryStrip(
  categories: readonly Category[],
  departments: readonly Department[],
): CategoryTile[] {
  const tiles = new Set(withTiles(departments).map(({ deptName }) => deptName))
  return categories
    .filter(({ category }) => tiles.has(category))
    .slice(0, MOST_IN_STRIP)
    .map(tileOf)
}

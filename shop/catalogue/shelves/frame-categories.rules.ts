type Named = { categoryId: number; category: string }

/** If a shop has more categories than this, its menu does not show all of them. */
export const MOST_IN_FRAME = 200
/** The number of categories per department that it then shows: the first ones. */
export const MOST_OF_DEPARTMENT = 8

/**
 * The categories of the menu: all, or in a large shop the first of each department, and all of `department`, for a screen
 * that is about it.
 */
export function frameCategories<C extends Named>(
  categories: readonly C[],
  department?: string,
): readonly C[] {
  if (categories.length <= MOST_IN_FRAME) return categories
  const taken = new Map<string, number>()
  return categories.filter(({ category }) => {
    const count = (taken.get(category) ?? 0) + 1
    taken.set(category, count)
    return count <= MOST_OF_DEPARTMENT || category === department
  })
}

type Named = { categoryId: number; category: string }

/** If a shop has more categories than this, pages do not carry all of them. */
export const MOST_IN_FRAME = 200
/** The number of categories per department that pages then carry: the first ones. */
export const MOST_OF_DEPARTMENT = 8

/** The categories that each page carries for its menus: all, or in a large shop the first of each department and `also`. */
export function frameCategories<C extends Named>(categories: readonly C[], also: readonly number[]): C[] {
  if (categories.length <= MOST_IN_FRAME) return [...categories]
  const taken = new Map<string, number>()
  return categories.filter(({ category, categoryId }) => {
    const count = (taken.get(category) ?? 0) + 1
    taken.set(category, count)
    return count <= MOST_OF_DEPARTMENT || also.includes(categoryId)
  })
}

/**
 * The categories of a department that the frame leaves out, for the screen that needs all; empty unless the shop is large.
 */
export function besideFrame<C extends Named>(categories: readonly C[], department: string | undefined): C[] {
  if (categories.length <= MOST_IN_FRAME) return []
  return categories.filter(({ category }) => category === department).slice(MOST_OF_DEPARTMENT)
}

/** Joins the categories of the frame and of the screen without duplicates. */
export function withBeside<C extends Named>(frame: readonly C[], beside: readonly C[]): readonly C[] {
  const known = new Set(frame.map(({ categoryId }) => categoryId))
  return [...frame, ...beside.filter(({ categoryId }) => !known.has(categoryId))]
}

type Named = { categoryId: number; category: string }

/** A shop with more categories than this does not send all of them with every page. */
export const MOST_IN_FRAME = 200
/** Then so many of each department come along, the first ones. */
export const MOST_OF_DEPARTMENT = 8

/** The categories that each page carries for its menus: all of a usual shop, of a large one the first of each department and `also`. */
export function frameCategories<C extends Named>(categories: readonly C[], also: readonly number[]): C[] {
  if (categories.length <= MOST_IN_FRAME) return [...categories]
  const taken = new Map<string, number>()
  return categories.filter(({ category, categoryId }) => {
    const count = (taken.get(category) ?? 0) + 1
    taken.set(category, count)
    return count <= MOST_OF_DEPARTMENT || also.includes(categoryId)
  })
}

/** What the frame does not carry of a department, for the screen that needs all of it; nothing in a usual shop. */
export function besideFrame<C extends Named>(categories: readonly C[], department: string | undefined): C[] {
  if (categories.length <= MOST_IN_FRAME) return []
  return categories.filter(({ category }) => category === department).slice(MOST_OF_DEPARTMENT)
}

/** The categories of the frame and of the screen, each once. */
export function withBeside<C extends Named>(frame: readonly C[], beside: readonly C[]): readonly C[] {
  const known = new Set(frame.map(({ categoryId }) => categoryId))
  return [...frame, ...beside.filter(({ categoryId }) => !known.has(categoryId))]
}

import type { Category } from '../catalogue/catalogue.contract.ts'

/** A category that can be chosen for the list. */
export type ListCategory = Pick<Category, 'categoryId' | 'category' | 'subCategory'>

export const listCategory = ({ categoryId, category, subCategory }: Category): ListCategory => ({
  categoryId,
  category,
  subCategory,
})

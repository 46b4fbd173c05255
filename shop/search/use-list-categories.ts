import type { Category } from '../catalogue/catalogue.contract.ts'
import { useRouteLoaderData } from '../ui/app-router.ts'

/** A category that can be chosen for the list. */
export type ListCategory = Pick<Category, 'categoryId' | 'category' | 'subCategory'>

export const listCategory = ({ categoryId, category, subCategory }: Category): ListCategory => ({
  categoryId,
  category,
  subCategory,
})

/** Returns the categories that can be chosen on the shop page. */
export const useListCategories = (): readonly ListCategory[] =>
  useRouteLoaderData<{ categories: readonly ListCategory[] }>('shop/:categoryId')?.categories ?? []

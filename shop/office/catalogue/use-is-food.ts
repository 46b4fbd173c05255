import { useShelves } from '../kit/use-shelves.ts'

/** True if the category that a form chose is of a department that sells food. */
export function useIsFood(categoryId: string): boolean {
  const { departments, categories } = useShelves()
  const category = categories.find(one => String(one.categoryId) === categoryId)
  return departments.some(one => one.deptName === category?.category && one.foodFlag)
}

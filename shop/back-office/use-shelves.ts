import type { KeptCategory } from '../catalogue/categories.contract.ts'
import type { KeptDepartment } from '../catalogue/departments.contract.ts'
import { useOwn } from '../customers/use-own.ts'

const none: never[] = []

/** Every department and category as its keepers see them; none until they are known. */
export function useShelves(): {
  departments: readonly KeptDepartment[]
  categories: readonly KeptCategory[]
} {
  const departments = useOwn('GET /departments/findForStaff', {}).answer ?? none
  const categories = useOwn('GET /category/findForStaff', {}).answer ?? none
  return { departments, categories }
}

import type { KeptCategory } from '../../catalogue/shelves/categories.contract.ts'
import type { KeptDepartment } from '../../catalogue/shelves/departments.contract.ts'
import { useOwn } from '../../ui/use-call.ts'

const none: never[] = []

/** Every department and category as staff see them; empty until they are loaded. */
export function useShelves(): {
  departments: readonly KeptDepartment[]
  categories: readonly KeptCategory[]
} {
  const departments = useOwn('GET /departments/findForStaff', {}).answer ?? none
  const categories = useOwn('GET /category/findForStaff', {}).answer ?? none
  return { departments, categories }
}

import type { StaffCategory } from '../../catalogue/shelves/categories.contract.ts'
import type { StaffDepartment } from '../../catalogue/shelves/departments.contract.ts'
import { useOwn } from '../../customers/use-own.ts'

const none: never[] = []

/** Every department and category as staff see them; empty until they are loaded. */
export function useShelves(): {
  departments: readonly StaffDepartment[]
  categories: readonly StaffCategory[]
} {
  const departments = useOwn('GET /departments/findForStaff', {}).answer ?? none
  const categories = useOwn('GET /category/findForStaff', {}).answer ?? none
  return { departments, categories }
}

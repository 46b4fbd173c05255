import type { StaffCategory } from '../../catalogue/shelves/categories.contract.ts'
import type { StaffDepartment } from '../../catalogue/shelves/departments.contract.ts'
import { useCall } from '../../ui/use-call.ts'

const none: never[] = []

/** Every department and category as staff see them; empty until they are loaded. */
export function useShelves(): {
  departments: readonly StaffDepartment[]
  categories: readonly StaffCategory[]
} {
  const departments = useCall('GET /departments/findForStaff', {}).answer ?? none
  const categories = useCall('GET /category/findForStaff', {}).answer ?? none
  return { departments, categories }
}

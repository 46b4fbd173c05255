import { useShop } from '../../ui/router.ts'

/** Returns a function for the title of a department, by its name; a department that is gone keeps its name. */
export function useDepartmentTitles(): (name: string) => string {
  const departments = useShop()?.departments ?? []
  return name => departments.find(({ deptName }) => deptName === name)?.title ?? name
}

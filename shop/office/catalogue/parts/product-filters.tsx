import type { ChangeEvent } from 'react'
import { m } from '../../../messages/m.ts'
import { inputLook } from '../../../ui/forms/field.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { useBranches } from '../../kit/use-branch.ts'
import { useShelves } from '../../kit/use-shelves.ts'
import type { OfficeList } from '../../lists/use-office-list.ts'

/** The filters of a product list, named as in its call. */
export const productFilters = [
  ...['department', 'category', 'brand', 'status', 'stock', 'only'],
  'branchId',
] as const

/**
 * Filters the products by department, category, brand, status and stock left, and in a shop with several branches by the branch of the
 * stock. `branchId`: the branch that is shown if none is chosen; all of them if it is missing.
 */
export function ProductFilters<Row>({ list, branchId }: { list: OfficeList<Row>; branchId?: number }) {
  const branches = useBranches() ?? []
  const { departments, categories } = useShelves()
  const brands = useCall('GET /brands/findAll', {}).answer ?? []
  const { asked } = list
  const look = `${inputLook} w-auto max-w-48 text-sm`
  const take = (name: (typeof productFilters)[number], more: Record<string, undefined> = {}) => ({
    className: look,
    value: asked[name] ?? '',
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => list.change({ ...more, [name]: target.value }),
  })
  const inDepartment = categories.filter(({ category }) => !asked.department || category === asked.department)
  return (
    <>
      <select aria-label={m.office_catalogue_department()} {...take('department', { category: undefined })}>
        <option value="">{m.office_catalogue_any_department()}</option>
        {departments.map(({ deptName, title }) => (
          <option key={deptName} value={deptName}>
            {title}
          </option>
        ))}
      </select>
      <select aria-label={m.office_category()} {...take('category')}>
        <option value="">{m.office_catalogue_any_category()}</option>
        {inDepartment.map(({ categoryId, subCategory }) => (
          <option key={categoryId} value={categoryId}>
            {subCategory}
          </option>
        ))}
      </select>
      <select aria-label={m.office_brand()} {...take('brand')}>
        <option value="">{m.office_catalogue_any_brand()}</option>
        {brands.map(({ brandId, brandName }) => (
          <option key={brandId} value={brandId}>
            {brandName}
          </option>
        ))}
      </select>
      <select aria-label={m.office_catalogue_status()} {...take('status')}>
        <option value="">{m.office_catalogue_any_status()}</option>
        <option value="A">{m.office_catalogue_active()}</option>
        <option value="N">{m.office_catalogue_not_active()}</option>
      </select>
      {branches.length > 1 && (
        <select aria-label={m.office_branch()} {...take('branchId')} value={asked.branchId ?? branchId ?? ''}>
          {branchId === undefined && <option value="">{m.office_catalogue_any_branch()}</option>}
          {branches.map(({ branchId, branchName }) => (
            <option key={branchId} value={branchId}>
              {branchName}
            </option>
          ))}
        </select>
      )}
      <select aria-label={m.office_catalogue_stock()} {...take('stock')}>
        <option value="">{m.office_catalogue_any_stock()}</option>
        <option value="low">{m.office_catalogue_low()}</option>
        <option value="out">{m.office_catalogue_out()}</option>
      </select>
      <select aria-label={m.office_catalogue_only()} {...take('only')}>
        <option value="">{m.office_catalogue_all_there()}</option>
        <option value="demo">{m.office_catalogue_demo()}</option>
        <option value="removed">{m.office_catalogue_removed()}</option>
      </select>
    </>
  )
}

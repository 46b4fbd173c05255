import { m } from '../../messages/m.ts'
import { SelectField } from '../../ui/forms/field.tsx'
import { useShop } from '../../ui/router.ts'
import type { ListCategory } from '../list-category.ts'
import { ALL } from '../search.rules.ts'

type Props = {
  categories: readonly ListCategory[]
  category: number
}

/** Every category, grouped by department. */
export function CategorySelect({ categories, category }: Props) {
  const departments = useShop()?.departments ?? []
  return (
    <SelectField label={m.search_category()} name="category" defaultValue={category}>
      <option value={ALL}>{m.search_all_categories()}</option>
      {departments.map(({ deptName, title }) => (
        <optgroup key={deptName} label={title}>
          {categories
            .filter(one => one.category === deptName)
            .map(({ categoryId, subCategory }) => (
              <option key={categoryId} value={categoryId}>
                {subCategory}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  )
}

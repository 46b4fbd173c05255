import type { useShelves } from '../use-shelves.ts'

/** Every category as an option of a select, below its department. */
export const CategoryOptions = ({ departments, categories }: ReturnType<typeof useShelves>) =>
  departments.map(({ deptName, title }) => (
    <optgroup key={deptName} label={title}>
      {categories
        .filter(({ category }) => category === deptName)
        .map(({ categoryId, subCategory }) => (
          <option key={categoryId} value={categoryId}>
            {subCategory}
          </option>
        ))}
    </optgroup>
  ))

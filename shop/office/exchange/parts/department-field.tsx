import { type ComponentProps, useId } from 'react'
import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { useShelves } from '../../kit/use-shelves.ts'

/** The department for products without one: none until a person chooses one, or names a new one. */
export function DepartmentField(props: Omit<ComponentProps<typeof Field>, 'label'>) {
  const { departments } = useShelves()
  const list = useId()
  return (
    <>
      <Field {...props} label={m.office_import_department()} maxLength={60} list={list} autoComplete="off" />
      <datalist id={list}>
        {departments.map(({ deptName, title }) => (
          <option key={deptName} value={deptName}>
            {title}
          </option>
        ))}
      </datalist>
    </>
  )
}

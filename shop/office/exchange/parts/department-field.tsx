import type { ComponentProps } from 'react'
import { m } from '../../../messages/m.ts'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import { useShelves } from '../../kit/use-shelves.ts'

type Props = Omit<
  Partial<ComponentProps<typeof SelectField>> & Partial<ComponentProps<typeof Field>>,
  'label'
>

/** The department for products without one: none until a person chooses it, or a new name in a shop without departments. */
export function DepartmentField(props: Props) {
  const { departments } = useShelves()
  if (departments.length === 0)
    return <Field {...props} label={m.office_import_department()} maxLength={60} />
  return (
    <SelectField {...props} label={m.office_import_department()}>
      <option value="">{m.office_import_department_choose()}</option>
      {departments.map(({ deptName, title }) => (
        <option key={deptName} value={deptName}>
          {title}
        </option>
      ))}
    </SelectField>
  )
}

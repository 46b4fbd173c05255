import { SelectField } from '../../../ui/forms/field.tsx'
import type { OfficeList } from '../use-office-list.ts'

type Props<Row> = {
  list: OfficeList<Row>
  /** The list parameter that it sets. */
  name: string
  label: string
  /** The label of the choice without a filter. */
  all: string
  choices: readonly (readonly [value: string, says: string])[]
}

/** A filter of a list: one of several choices, or all. */
export function ListFilter<Row>({ list, name, label, all, choices }: Props<Row>) {
  return (
    <SelectField
      label={label}
      value={list.asked[name] ?? ''}
      onChange={event => list.change({ [name]: event.target.value })}
    >
      <option value="">{all}</option>
      {choices.map(([value, says]) => (
        <option key={value} value={value}>
          {says}
        </option>
      ))}
    </SelectField>
  )
}

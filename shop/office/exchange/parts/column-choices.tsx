import type { ComponentProps } from 'react'
import { factFields } from '../../../exchange/facts/fact-fields.ts'
import { type ImportField, importFields } from '../../../exchange/import-fields.ts'
import type { OneImport } from '../../../exchange/imports.contract.ts'
import { m } from '../../../messages/m.ts'
import { SelectField } from '../../../ui/forms/field.tsx'
import { Unfold } from '../../../ui/unfold.tsx'
import { fieldWord } from '../import-words.ts'

type Props = {
  one: OneImport
  /** The props that bind a control to the field of this name. */
  text: (name: string) => Partial<ComponentProps<typeof SelectField>>
  values: Record<string, string | boolean>
}

/**
 * The fields of a product, each with the column that holds it and that column's first values. Facts of food that the file does
 * not seem to have are folded.
 */
export function ColumnChoices({ one: { headers, mapping, sample }, text, values }: Props) {
  const named = headers.filter(Boolean)
  const firstOf = (column: string) => {
    const place = headers.indexOf(column)
    return column && place >= 0 ? sample.map(cells => cells[place] ?? '').filter(Boolean) : []
  }
  const folded: readonly ImportField[] = factFields.filter(field => !mapping[field])
  const choices = (fields: readonly ImportField[]) => (
    <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
      {fields.map(field => {
        const name = `mapping.${field}`
        return (
          <li key={field} className="min-w-0">
            <SelectField
              label={fieldWord(field)}
              hint={
                <span className="line-clamp-1 wrap-anywhere">
                  {firstOf(String(values[name] ?? '')).join(' · ') || '\u00a0'}
                </span>
              }
              {...text(name)}
            >
              <option value="">{m.office_import_no_column()}</option>
              {named.map(header => (
                <option key={header} value={header}>
                  {header}
                </option>
              ))}
            </SelectField>
          </li>
        )
      })}
    </ul>
  )
  return (
    <>
      {choices(importFields.filter(field => !folded.includes(field)))}
      <Unfold title={m.office_import_facts()}>{choices(folded)}</Unfold>
    </>
  )
}

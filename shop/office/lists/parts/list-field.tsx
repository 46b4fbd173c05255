import { useEffect, useState } from 'react'
import { Field } from '../../../ui/forms/field.tsx'
import type { OfficeList } from '../use-office-list.ts'

type Props<Row> = {
  list: OfficeList<Row>
  /** The list parameter that it sets. */
  name: string
  label: string
  /** A day is sent as soon as it is chosen, text once it is typed. */
  type?: 'date' | 'text'
  placeholder?: string
  maxLength?: number
}

/** A filter of a list by a day or a whole text. */
export function ListField<Row>({ list, name, type = 'text', ...rest }: Props<Row>) {
  const asked = list.asked[name] ?? ''
  const [typed, setTyped] = useState(asked)
  useEffect(() => setTyped(asked), [asked])
  const ask = (value: string) => {
    if (value !== asked) list.change({ [name]: value })
  }
  return (
    <Field
      {...rest}
      type={type}
      value={typed}
      autoComplete="off"
      autoCapitalize="none"
      className="xl:max-w-48"
      onChange={({ target: { value } }) => {
        setTyped(value)
        if (type === 'date') ask(value)
      }}
      onBlur={() => ask(typed.trim())}
      onKeyDown={({ key }) => {
        if (key === 'Enter') ask(typed.trim())
      }}
    />
  )
}

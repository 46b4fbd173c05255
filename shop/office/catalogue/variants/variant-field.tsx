import type { ReactNode } from 'react'
import { m } from '../../../messages/m.ts'
import { FieldNotes, inputLook, useTies } from '../../../ui/forms/field.tsx'
import type { VariantDraft, VariantText } from './variants-draft.rules.ts'

type OfVariant = {
  row: VariantDraft
  /** The place of its row and its column, for the arrow keys. */
  at: number
  column: number
  name: string
  set: (some: Partial<VariantDraft>) => void
  errorOf: (field: string) => string | undefined
}

type Props = OfVariant & { field: VariantText; label: string; maxLength?: number; children?: ReactNode }

const texts: readonly VariantText[] = ['sku', 'codes', 'contentUnit']

/** A field of a variant, with its error below it. Its label is visible on narrow screens, where the head of the table is not. */
export function VariantField({
  row,
  at,
  column,
  name,
  set,
  errorOf,
  field,
  label,
  maxLength = 14,
  children,
}: Props) {
  const error = errorOf(field)
  const { id, control } = useTies({ error })
  const isText = texts.includes(field)
  return (
    <span className="block min-w-0">
      <span aria-hidden className="block text-sm text-muted md:hidden">
        {label}
      </span>
      <input
        {...control}
        data-row={at}
        data-column={column}
        aria-label={m.office_catalogue_cell({ column: label, name })}
        inputMode={isText ? 'text' : 'decimal'}
        maxLength={maxLength}
        autoComplete="off"
        placeholder={field === 'content' ? undefined : label}
        value={row[field]}
        onChange={({ target }) => set({ [field]: target.value })}
        onFocus={({ target }) => target.select()}
        className={`${inputLook} ${isText ? '' : 'text-end tabular-nums'} ${maxLength > 30 ? 'md:min-w-28' : ''}`}
      />
      {children}
      <FieldNotes id={id} error={error} />
    </span>
  )
}

/** A time of the sale of a variant; its label is always visible, as the head of the table has none for it. */
export function SaleTime({
  row,
  name,
  set,
  errorOf,
  field,
  label,
}: Omit<OfVariant, 'at' | 'column'> & { field: 'saleFrom' | 'saleUntil'; label: string }) {
  const error = errorOf(field)
  const { id, control } = useTies({ error })
  return (
    <span className="col-span-2 block min-w-0">
      <span aria-hidden className="block text-sm text-muted">
        {label}
      </span>
      <input
        {...control}
        type="datetime-local"
        aria-label={m.office_catalogue_cell({ column: label, name })}
        value={row[field]}
        onChange={({ target }) => set({ [field]: target.value })}
        className={`${inputLook} text-sm`}
      />
      <FieldNotes id={id} error={error} />
    </span>
  )
}

/** The status of a variant. */
export function VariantStatus({ row, at, column, name, set, errorOf }: OfVariant) {
  const error = errorOf('productStatus')
  const { id, control } = useTies({ error })
  return (
    <span className="block min-w-0">
      <span aria-hidden className="block text-sm text-muted md:hidden">
        {m.office_catalogue_status()}
      </span>
      <select
        {...control}
        data-row={at}
        data-column={column}
        aria-label={m.office_catalogue_cell({ column: m.office_catalogue_status(), name })}
        value={row.active ? 'A' : 'N'}
        onChange={({ target }) => set({ active: target.value === 'A' })}
        className={`${inputLook} md:min-w-28`}
      >
        <option value="A">{m.office_catalogue_active()}</option>
        <option value="N">{m.office_catalogue_not_active()}</option>
      </select>
      <FieldNotes id={id} error={error} />
    </span>
  )
}

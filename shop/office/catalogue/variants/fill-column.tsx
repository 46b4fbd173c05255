import { useState } from 'react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import { isSaleTime, type VariantDraft, type VariantText } from './variants-draft.rules.ts'

const columns = [
  ...(['unitPrice', 'salePrice', 'saleFrom', 'saleUntil'] as const),
  ...(['weight', 'content', 'contentUnit', 'quantity'] as const),
] as const
type Column = (typeof columns)[number]

const names: Record<Column, () => string> = {
  unitPrice: m.office_catalogue_unit_price,
  salePrice: m.office_catalogue_sale_price,
  saleFrom: m.office_catalogue_sale_from,
  saleUntil: m.office_catalogue_sale_until,
  weight: m.office_catalogue_weight_short,
  content: m.office_variants_content,
  contentUnit: m.office_variants_unit,
  quantity: m.office_variants_opening,
}

type Props = { rows: readonly VariantDraft[]; onFill: (rows: VariantDraft[]) => void }

/** Writes one value into a column of all variants; an opening stock only into new ones. */
export function FillColumn({ rows, onFill }: Props) {
  const [column, setColumn] = useState<VariantText>('unitPrice')
  const [typed, setTyped] = useState('')
  const hasNew = rows.some(({ productId }) => productId === undefined)
  const fill = () =>
    onFill(
      rows.map(row =>
        column === 'quantity' && row.productId !== undefined ? row : { ...row, [column]: typed.trim() },
      ),
    )
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label={m.office_variants_fill()}
        value={column}
        onChange={({ target }) => {
          const next = target.value as Column
          // A price is no time.
          if (isSaleTime(next) !== isSaleTime(column)) setTyped('')
          setColumn(next)
        }}
      >
        {columns
          .filter(one => one !== 'quantity' || hasNew)
          .map(one => (
            <option key={one} value={one}>
              {names[one]()}
            </option>
          ))}
      </SelectField>
      <Field
        label={m.office_variants_fill_with()}
        type={isSaleTime(column) ? 'datetime-local' : 'text'}
        maxLength={14}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          fill()
        }}
      />
      <Button look="quiet" onClick={fill}>
        {m.office_variants_fill_all()}
      </Button>
    </div>
  )
}

import { Trash2 } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { useShop } from '../../../ui/router.ts'
import { RowPicture } from '../../kit/parts/row-picture.tsx'
import type { ReceiptLineDraft } from '../receipt-draft.rules.ts'
import { LotWordsFields } from './lot-words-fields.tsx'

type Props = {
  line: ReceiptLineDraft
  /** Returns the error of a field of the line. */
  wrong: (field: string) => string | undefined
  onChange: (some: Partial<ReceiptLineDraft>) => void
  onRemove: () => void
}

/** A product of a delivery: its amount and cost, and the words on its package if it is in lots. */
export function ReceiptLine({ line, wrong, onChange, onRemove }: Props) {
  const { productId, productName: name, sku, image, unitName: unit, inLots } = line
  const currency = useShop()?.settings.currency.code ?? ''
  const text = (field: 'quantity' | 'unitCost' | 'code' | 'dateKind' | 'expiresOn' | 'origin') => ({
    value: line[field],
    error: wrong(field === 'quantity' || field === 'unitCost' ? field : `lot.${field}`),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  })
  const lotError = wrong('lot') ?? wrong('productId')
  return (
    <fieldset aria-label={name} className="space-y-3">
      <div className="flex items-center gap-3">
        <RowPicture src={image} />
        <p className="min-w-0 grow wrap-anywhere">
          <span className="block font-semibold">{name}</span>
          <span className="block text-sm text-muted">
            <bdi>{sku}</bdi>
            {!inLots && ` · ${m.office_lots_not_in_lots()}`}
          </span>
        </p>
        <button
          type="button"
          aria-label={m.office_remove_named({ name })}
          onClick={onRemove}
          className="grid size-11 shrink-0 place-items-center rounded-round hover:bg-rose-soft"
        >
          <Trash2 aria-hidden className="size-4.5" />
        </button>
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] items-start gap-3 *:min-w-0">
        <Field
          data-product={productId}
          label={m.office_lots_quantity({ unit })}
          inputMode="decimal"
          maxLength={12}
          autoComplete="off"
          {...text('quantity')}
        />
        <Field
          label={m.office_lots_cost_of_unit({ unit, currency })}
          inputMode="decimal"
          maxLength={14}
          autoComplete="off"
          {...text('unitCost')}
        />
        {inLots && <LotWordsFields words={line} text={text} />}
      </div>
      {lotError && <p className="text-sm font-medium text-rose">{lotError}</p>}
    </fieldset>
  )
}

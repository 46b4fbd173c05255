import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { type OptionKind, optionKinds } from '../../../catalogue/option-prices.rules.ts'
import { m } from '../../../messages/m.ts'
import { FieldNotes, inputLook, useTies } from '../../../ui/forms/field.tsx'
import { Link } from '../../../ui/link.tsx'
import type { BoxPartDraft } from './box-draft.rules.ts'

type Props = {
  part: BoxPartDraft
  handle: ReactNode
  /** The error of a field of the part. */
  wrong: (field: string) => string | undefined
  onChange: (part: BoxPartDraft) => void
  onRemove: () => void
}

/** A product of a box: how much of it is in the box, and how it comes. */
export function BoxPartRow({ part, handle, wrong, onChange, onRemove }: Props) {
  const { productId, productName: name, quantity, unitName, offered, chosen, sold } = part
  const error = wrong('productId') ?? wrong('quantity')
  const { id, control } = useTies({ error })
  const kinds = optionKinds.filter(kind => offered[kind].length > 1 || chosen[kind])
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {handle}
        <span className="min-w-0 flex-1 wrap-anywhere">
          <Link to={`/admin/products/${productId}`} className="underline underline-offset-4">
            {name}
          </Link>
          {!sold && <span className="block text-sm font-medium text-rose">{m.office_boxes_not_sold()}</span>}
        </span>
        <label className="flex items-center gap-2 text-sm text-muted max-sm:order-1 max-sm:w-full max-sm:ps-11">
          <span className="w-20">
            <input
              {...control}
              aria-label={m.office_boxes_quantity({ part: name })}
              value={quantity}
              inputMode="decimal"
              maxLength={8}
              className={`${inputLook} text-end text-ink tabular-nums`}
              onChange={({ target }) => onChange({ ...part, quantity: target.value })}
            />
          </span>
          {unitName}
        </label>
        <button
          type="button"
          aria-label={m.office_remove_named({ name })}
          className="grid size-11 shrink-0 place-items-center rounded-round text-muted hover:bg-rose-soft hover:text-rose"
          onClick={onRemove}
        >
          <X aria-hidden className="size-4.5" />
        </button>
      </div>
      <div className="ms-11">
        <FieldNotes id={id} error={error} />
        {kinds.length > 0 && (
          <div className="mt-1 flex flex-wrap gap-2">
            {kinds.map(kind => (
              <ChoiceOfPart
                key={kind}
                label={legends[kind]({ part: name })}
                offered={offered[kind]}
                value={chosen[kind] ?? ''}
                error={wrong(kind)}
                onChange={choice => onChange({ ...part, chosen: { ...chosen, [kind]: choice } })}
              />
            ))}
          </div>
        )}
      </div>
    </>
  )
}

const legends: Record<OptionKind, (of: { part: string }) => string> = {
  packagingAttributes: m.office_boxes_pack_of,
  cuttingAttributes: m.office_boxes_cut_of,
  extraAttributes: m.office_boxes_option_of,
}

type ChoiceProps = {
  label: string
  offered: readonly string[]
  value: string
  error: string | undefined
  onChange: (choice: string) => void
}

/** The choice of a kind with which a part comes; one that its product no longer offers stays in the list until another is chosen. */
function ChoiceOfPart({ label, offered, value, error, onChange }: ChoiceProps) {
  const { id, control } = useTies({ error })
  const choices = value === '' || offered.includes(value) ? offered : [value, ...offered]
  return (
    <span>
      <select
        {...control}
        aria-label={label}
        className={`${inputLook} text-sm`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {value === '' && <option value="">{m.office_choose()}</option>}
        {choices.map(choice => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
      <FieldNotes id={id} error={error} />
    </span>
  )
}

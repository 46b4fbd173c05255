import type { LotLabel } from '../../../lots/labels/labels.contract.ts'
import { sayLot } from '../../../lots/say-lot.ts'
import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { type TypedCopies, wrongCopies } from '../label-counts.rules.ts'

type Props = {
  labels: readonly LotLabel[]
  typed: TypedCopies
  onType: (lotId: number, copies: string) => void
}

/** How many labels of each lot are printed. */
export const LabelCounts = ({ labels, typed, onType }: Props) => (
  <ul aria-label={m.office_lots_label_numbers()} className="card mb-8 divide-y divide-line print:hidden">
    {labels.map(label => (
      <li key={label.lotId} className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 p-4">
        <div className="min-w-0 grow basis-64">
          <p className="font-semibold wrap-anywhere">{label.productName}</p>
          <p className="text-sm text-muted wrap-anywhere">{sayLot(label).says}</p>
        </div>
        <Field
          label={m.office_lots_label_number()}
          aria-label={m.office_lots_label_number_of({ lot: sayLot(label).says })}
          inputMode="numeric"
          maxLength={3}
          autoComplete="off"
          className="tabular-nums"
          value={typed[label.lotId] ?? String(label.copies)}
          error={wrongCopies(label, typed)}
          onChange={event => onType(label.lotId, event.currentTarget.value)}
        />
      </li>
    ))}
  </ul>
)

import { send } from '../../../api.ts'
import { lotDayWords } from '../../../lots/lot-day-words.ts'
import type { Lot } from '../../../lots/lots.fields.ts'
import { m } from '../../../messages/m.ts'
import { SelectField } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { toast } from '../../../ui/toast.tsx'
import { CurrentVersion } from '../../forms/parts/current-version.tsx'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { checkLotWords, lotDraftOf, lotIn } from '../lot-draft.rules.ts'
import { LotWordsFields } from './lot-words-fields.tsx'
import { SupplierOptions } from './supplier-options.tsx'

type Props = { lot: Lot; onClose: () => void; onChanged: (lot: Lot) => void }

/** The form that corrects the words of a lot. If someone else has corrected them in between, it shows theirs. */
export function CorrectLot({ lot, onClose, onChanged }: Props) {
  const form = useForm(lotDraftOf(lot), {
    check: checkLotWords,
    post: async draft => {
      const sent = await send('POST /lots/save', lotIn(draft, lot))
      const theirs = sent.ok ? undefined : (sent.problem.lot as Lot | undefined)
      if (theirs) onChanged(theirs)
      if (!sent.ok) return sent.problem
      toast(m.office_lots_saved())
      onChanged(sent.answer)
      onClose()
    },
  })
  const { supplierId, supplierName } = lot
  const facts = [lotDayWords(lot) ?? m.office_lots_keeps(), supplierName, lot.origin]
    .filter(Boolean)
    .join(' · ')
  return (
    <DialogForm
      title={m.office_lots_correct_title()}
      form={form}
      current={<CurrentVersion name={lot.code} facts={facts} />}
      onClose={onClose}
    >
      <LotWordsFields words={form.values} text={form.text} />
      <SelectField label={m.office_lots_supplier()} wide {...form.text('supplierId')}>
        <option value="">{m.office_lots_not_known()}</option>
        <SupplierOptions
          {...(supplierId === null ? {} : { also: { supplierId, supplierName: supplierName ?? '' } })}
        />
      </SelectField>
    </DialogForm>
  )
}

import type { Supplier } from '../../../lots/suppliers/suppliers.contract.ts'
import { m } from '../../../messages/m.ts'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import type { EditFormOf } from '../../forms/use-edit-form.ts'
import type { ReceiptDraft } from '../receipt-draft.rules.ts'
import { SupplierOptions } from './supplier-options.tsx'

type Props = {
  form: EditFormOf<ReceiptDraft>['form']
  /** A supplier that was just added. */
  supplier: Supplier | undefined
  /** Opens the form of a new supplier; absent if the person may add none. */
  onAdd: (() => void) | undefined
}

/** The fields of a delivery note: its supplier, number and day. */
export const ReceiptNote = ({ form, supplier, onAdd }: Props) => (
  <FormSection title={m.office_lots_note_title()} text={m.office_lots_note_text()}>
    <SelectField
      label={m.office_lots_supplier()}
      hint={
        onAdd && (
          <button type="button" onClick={onAdd} className="min-h-6 font-medium text-green underline">
            {m.office_lots_supplier_new()}
          </button>
        )
      }
      {...form.text('supplierId')}
    >
      <option value="">{m.office_choose()}</option>
      <SupplierOptions {...(supplier ? { also: supplier } : {})} />
    </SelectField>
    <Field
      label={m.office_lots_number_of_note()}
      hint={m.office_lots_note_number_hint()}
      maxLength={60}
      autoComplete="off"
      spellCheck={false}
      // A scanner ends the number with Enter, which must not send the form.
      onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
      {...form.text('noteNumber')}
    />
    <Field type="date" label={m.office_lots_received_on()} {...form.text('receivedOn')} />
    <Field label={m.office_lots_note()} maxLength={200} {...form.text('note')} />
  </FormSection>
)

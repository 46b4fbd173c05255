import { send } from '../../../api.ts'
import type { Supplier } from '../../../lots/suppliers/suppliers.contract.ts'
import { m } from '../../../messages/m.ts'
import { useForm } from '../../../ui/forms/use-form.ts'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { checkSupplierDraft, newSupplierDraft, supplierIn } from '../supplier-draft.rules.ts'
import { SupplierFields } from './supplier-fields.tsx'

type Props = { onClose: () => void; onAdded: (supplier: Supplier) => void }

/** The form of a new supplier, beside the delivery that it brought. */
export function AddSupplier({ onClose, onAdded }: Props) {
  const form = useForm(newSupplierDraft, {
    check: checkSupplierDraft,
    post: async draft => {
      const sent = await send('POST /suppliers/save', supplierIn(draft))
      if (!sent.ok) return sent.problem
      onAdded(sent.answer)
      onClose()
    },
  })
  return (
    <DialogForm
      title={m.office_lots_supplier_new()}
      form={form}
      says={m.office_lots_supplier_add()}
      onClose={onClose}
    >
      <SupplierFields text={form.text} />
    </DialogForm>
  )
}

import { useEffect } from 'react'
import { send } from '../../../api.ts'
import type { Supplier } from '../../../lots/suppliers/suppliers.contract.ts'
import { m } from '../../../messages/m.ts'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import { useNavigate } from '../../../ui/router.ts'
import { EditForm } from '../../forms/parts/edit-form.tsx'
import { useEditForm } from '../../forms/use-edit-form.ts'
import { describeSupplier } from '../describe-supplier.ts'
import {
  checkSupplierDraft,
  newSupplierDraft,
  type SupplierDraft,
  supplierDraftOf,
  supplierIn,
} from '../supplier-draft.rules.ts'
import { SupplierFields } from './supplier-fields.tsx'
import { SupplierHeading } from './supplier-heading.tsx'

type Props = { supplier: Supplier | undefined; onChanged: (supplier: Supplier) => void }

/** The form of a supplier, saved as a whole. */
export function SupplierForm({ supplier, onChanged }: Props) {
  const navigate = useNavigate()
  const edit = useEditForm<SupplierDraft>({
    name: `supplier ${supplier?.supplierId ?? 'new'}`,
    initial: supplier ? supplierDraftOf(supplier) : newSupplierDraft,
    says: { saved: m.office_lots_supplier_saved, left: m.office_lots_supplier_left },
    check: checkSupplierDraft,
    save: async draft => {
      const sent = await send('POST /suppliers/save', supplierIn(draft))
      if (sent.ok) {
        onChanged(sent.answer)
        return { now: supplierDraftOf(sent.answer) }
      }
      const theirs = sent.problem.supplier as Supplier | undefined
      if (!theirs) return { problem: sent.problem }
      onChanged(theirs)
      return { theirs: supplierDraftOf(theirs) }
    },
  })
  const { supplierId, supplierName } = edit.stood
  useEffect(() => {
    if (!supplier && supplierId !== null) void navigate(`/admin/suppliers/${supplierId}`, { replace: true })
  }, [supplier, supplierId, navigate])
  const { form } = edit
  return (
    <>
      <SupplierHeading supplier={supplier} name={supplierName} />
      <EditForm
        label={m.office_lots_supplier()}
        edit={edit}
        fieldText={describeSupplier}
        says={m.office_lots_supplier_save()}
      >
        <FormSection title={m.office_lots_supplier_facts()} text={m.office_lots_supplier_facts_text()}>
          <SupplierFields text={form.text} />
          <TextField wide label={m.office_lots_notes()} rows={3} maxLength={1000} {...form.text('notes')} />
          <CheckField
            label={m.office_lots_supplier_active()}
            hint={m.office_lots_supplier_active_hint()}
            {...form.tick('active')}
          />
        </FormSection>
      </EditForm>
    </>
  )
}

import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'
import type { EditFormOf } from '../../forms/use-edit-form.ts'
import type { SupplierDraft } from '../supplier-draft.rules.ts'

/** The name of a supplier, and how the shop reaches it. */
export const SupplierFields = ({ text }: Pick<EditFormOf<SupplierDraft>['form'], 'text'>) => (
  <>
    <Field
      wide
      label={m.office_lots_supplier_name()}
      maxLength={100}
      autoComplete="off"
      {...text('supplierName')}
    />
    <Field label={m.office_lots_contact()} maxLength={100} autoComplete="off" {...text('contactName')} />
    <Field type="tel" label={m.office_lots_phone()} maxLength={30} autoComplete="off" {...text('phone')} />
    <Field type="email" label={m.office_lots_email()} maxLength={254} autoComplete="off" {...text('email')} />
    <Field
      label={m.office_lots_approval()}
      hint={m.office_lots_approval_hint()}
      maxLength={60}
      autoComplete="off"
      {...text('approvalNumber')}
    />
    <Field wide label={m.office_lots_address()} maxLength={200} autoComplete="off" {...text('address')} />
  </>
)

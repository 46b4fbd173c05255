import { m } from '../../messages/m.ts'
import type { SupplierDraft } from './supplier-draft.rules.ts'

const names: Partial<Record<keyof SupplierDraft, () => string>> = {
  supplierName: m.office_lots_supplier_name,
  contactName: m.office_lots_contact,
  phone: m.office_lots_phone,
  email: m.office_lots_email,
  address: m.office_lots_address,
  approvalNumber: m.office_lots_approval,
  notes: m.office_lots_notes,
  active: m.office_lots_supplier_active,
}

/** The name and text of a field of a supplier, for choosing between two versions. */
export const describeSupplier = (name: keyof SupplierDraft, draft: SupplierDraft) => ({
  name: names[name]?.() ?? '',
  text:
    name === 'active'
      ? draft.active
        ? m.office_catalogue_yes()
        : m.office_catalogue_no()
      : String(draft[name] ?? ''),
})

import type { InputOf } from '../../lib/call.ts'
import type { WrongFields } from '../../lib/wrong-fields.ts'
import type { Supplier, saveSupplier } from '../../lots/suppliers/suppliers.contract.ts'
import { m } from '../../messages/m.ts'

/** A supplier as its form holds it; its number and version are null for a new one. */
export type SupplierDraft = Omit<Supplier, 'lots' | 'supplierId' | 'updatedDate'> & {
  supplierId: number | null
  updatedDate: string | null
}

/** The form values of a supplier. */
export const supplierDraftOf = ({ lots: _, ...draft }: Supplier): SupplierDraft => draft

/** The form values of a new supplier. */
export const newSupplierDraft: SupplierDraft = {
  ...{ supplierId: null, updatedDate: null, supplierName: '', contactName: '', phone: '', email: '' },
  ...{ address: '', approvalNumber: '', notes: '', active: true },
}

/** A supplier as sent. */
export function supplierIn({
  supplierId,
  updatedDate,
  active,
  ...texts
}: SupplierDraft): InputOf<typeof saveSupplier> {
  return {
    ...(supplierId === null ? {} : { supplierId, updatedDate }),
    ...{ ...texts, active },
    supplierName: texts.supplierName.trim(),
  }
}

/** The problems of a supplier as typed, by field of the call. */
export const checkSupplierDraft = ({ supplierName }: SupplierDraft): WrongFields =>
  supplierName.trim() ? {} : { supplierName: m.lots_supplier_name_missing() }

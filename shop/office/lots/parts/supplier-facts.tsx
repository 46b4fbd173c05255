import type { Supplier } from '../../../lots/suppliers/suppliers.contract.ts'
import { SmallFact } from '../../kit/facts/small-fact.tsx'
import { describeSupplier } from '../describe-supplier.ts'
import { supplierDraftOf } from '../supplier-draft.rules.ts'
import { SupplierHeading } from './supplier-heading.tsx'

const shown = ['contactName', 'phone', 'email', 'address', 'approvalNumber', 'notes'] as const

/** A supplier to read. */
export function SupplierFacts({ supplier }: { supplier: Supplier }) {
  const draft = supplierDraftOf(supplier)
  return (
    <>
      <SupplierHeading supplier={supplier} name={supplier.supplierName} />
      <dl className="card grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-6 gap-y-4 p-5 sm:p-8">
        {shown.map(field => {
          const { name, text } = describeSupplier(field, draft)
          return (
            <SmallFact key={field} says={name}>
              <bdi className="whitespace-pre-line">{text || '–'}</bdi>
            </SmallFact>
          )
        })}
      </dl>
    </>
  )
}

import { useState } from 'react'
import type { Supplier } from '../../../lots/suppliers/suppliers.contract.ts'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { NotThere } from '../../kit/facts/not-there.tsx'
import type { OfficeProps } from '../../office-screen.ts'
import { SupplierCertificates } from '../parts/supplier-certificates.tsx'
import { SupplierFacts } from '../parts/supplier-facts.tsx'
import { SupplierForm } from '../parts/supplier-form.tsx'
import { useMayChangeSuppliers } from '../use-may-change-suppliers.ts'

/** `/admin/suppliers/new` and `/admin/suppliers/{supplierId}`: a supplier; staff of one branch only read it. */
export default function OneSupplierScreen({ params: { supplierId } }: OfficeProps) {
  return supplierId === undefined ? (
    <SupplierForm supplier={undefined} onChanged={() => {}} />
  ) : (
    <KnownSupplier key={supplierId} id={supplierId} />
  )
}

function KnownSupplier({ id }: { id: string }) {
  const isNumber = /^[1-9]\d{0,8}$/.test(id)
  const [changed, setChanged] = useState<Supplier>()
  const { answer, problem, retry } = useCall('GET /suppliers/find/{id}', { id: Number(id) }, isNumber)
  const mayChange = useMayChangeSuppliers()
  const supplier = changed ?? answer
  if (!isNumber || problem?.status === 404)
    return (
      <NotThere
        says={m.office_lots_supplier_gone()}
        to="/admin/suppliers"
        all={m.office_lots_all_suppliers()}
      />
    )
  if (!supplier) return <Answer problem={problem} onRetry={retry} lines={6} />
  return (
    <div className="space-y-5">
      <div>
        {mayChange ? (
          <SupplierForm supplier={supplier} onChanged={setChanged} />
        ) : (
          <SupplierFacts supplier={supplier} />
        )}
      </div>
      <SupplierCertificates supplier={supplier} />
    </div>
  )
}

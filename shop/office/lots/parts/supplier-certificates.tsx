import type { Supplier } from '../../../lots/suppliers/suppliers.contract.ts'
import { Answer } from '../../../ui/answer.tsx'
import { useCertificatesOf } from '../use-certificates-of.ts'
import { CertificatesTable } from './certificates-table.tsx'

/** The certificates of a supplier. */
export function SupplierCertificates({ supplier: { supplierId } }: { supplier: Supplier }) {
  const { answer, problem, retry } = useCertificatesOf('SUPPLIER', supplierId)
  if (!answer) return <Answer problem={problem} onRetry={retry} lines={3} />
  return (
    <CertificatesTable
      rows={answer.rows.map(certificate => ({ certificate, about: [] }))}
      addAt={`/admin/certificates/new?supplierId=${supplierId}`}
    />
  )
}

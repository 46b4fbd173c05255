import type { Lot } from '../../../lots/lots.fields.ts'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { certifiedThings } from '../certified-things.rules.ts'
import { useCertificatesOf } from '../use-certificates-of.ts'
import { CertificatesTable } from './certificates-table.tsx'

/** The certificates of a lot, its supplier, its product and the brand of that. */
export function LotCertificates({ lot: { lotId, supplierId, productId } }: { lot: Lot }) {
  const ofLot = useCertificatesOf('LOT', lotId)
  const ofSupplier = useCertificatesOf('SUPPLIER', supplierId)
  const ofProduct = useCertificatesOf('PRODUCT', productId)
  const asked = supplierId === null ? [ofLot, ofProduct] : [ofLot, ofSupplier, ofProduct]
  const failed = asked.find(({ problem }) => problem)
  if (failed || asked.some(({ answer }) => !answer))
    return <Answer problem={failed?.problem} onRetry={failed?.retry ?? ofLot.retry} lines={3} />
  const rowsOf = ({ answer }: typeof ofLot) => answer?.rows ?? []
  const isAboutProduct = ({ subjects }: ReturnType<typeof rowsOf>[number]) =>
    subjects.some(({ kind, subjectId }) => kind === 'PRODUCT' && subjectId === productId)
  const rows = certifiedThings([
    { says: m.office_lots_this_lot(), certificates: rowsOf(ofLot) },
    { says: m.office_lots_supplier(), certificates: supplierId === null ? [] : rowsOf(ofSupplier) },
    { says: m.office_certificates_product(), certificates: rowsOf(ofProduct).filter(isAboutProduct) },
    {
      says: m.office_certificates_brand(),
      certificates: rowsOf(ofProduct).filter(one => !isAboutProduct(one)),
    },
  ])
  return <CertificatesTable rows={rows} several addAt={`/admin/certificates/new?lotId=${lotId}`} />
}

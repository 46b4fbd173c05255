import type { StaffCertificate } from '../../../certificates/certificates.fields.ts'
import { m } from '../../../messages/m.ts'
import { StateBadge } from '../parts/state-badge.tsx'
import { stateOfCertificate } from './state-of-certificate.ts'

/** The state of a certificate, and the lack of a document if that hides its claim. */
export function CertificateBadges({ certificate }: { certificate: StaffCertificate }) {
  const { says, look } = stateOfCertificate(certificate.state)
  const isOver = certificate.state === 'EXPIRED' || certificate.state === 'WITHDRAWN'
  return (
    <span className="flex flex-wrap gap-2 whitespace-nowrap">
      <StateBadge look={look}>{says}</StateBadge>
      {!certificate.document && !isOver && (
        <StateBadge look="bad">{m.office_certificates_no_document()}</StateBadge>
      )}
    </span>
  )
}

import { useState } from 'react'
import type { StaffCertificate } from '../../../certificates/certificates.fields.ts'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { useCall } from '../../../ui/use-call.ts'
import type { OfficeProps } from '../../office-screen.ts'
import { CertificateForm } from '../parts/certificate-form.tsx'
import { useAskedSubject } from '../use-asked-subject.ts'

/** `/admin/certificates/new` and `/admin/certificates/{certificateId}`: a certificate with its document. */
export default function OneCertificateScreen({ params: { certificateId } }: OfficeProps) {
  return certificateId === undefined ? (
    <NewCertificate />
  ) : (
    <KnownCertificate key={certificateId} id={Number(certificateId)} />
  )
}

function NewCertificate() {
  const about = useAskedSubject()
  return about ? (
    <CertificateForm certificate={undefined} about={about} onChanged={() => {}} />
  ) : (
    <Answer problem={undefined} onRetry={() => {}} lines={6} />
  )
}

function KnownCertificate({ id }: { id: number }) {
  const [changed, setChanged] = useState<StaffCertificate>()
  const { answer, problem, retry } = useCall('GET /certificates/findForStaff/{id}', { id })
  const certificate = changed ?? answer
  if (certificate) return <CertificateForm certificate={certificate} onChanged={setChanged} />
  if (problem?.status !== 404 && problem?.status !== 400)
    return <Answer problem={problem} onRetry={retry} lines={6} />
  return (
    <div className="card space-y-4 p-6">
      <p className="text-lg">{m.office_certificates_gone()}</p>
      <ButtonLink look="quiet" to="/admin/certificates">
        {m.office_certificates_all()}
      </ButtonLink>
    </div>
  )
}

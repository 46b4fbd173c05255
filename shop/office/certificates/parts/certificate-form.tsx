import { useEffect, useState } from 'react'
import { send } from '../../../api.ts'
import type { StaffCertificate } from '../../../certificates/certificates.fields.ts'
import { m } from '../../../messages/m.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { useNavigate } from '../../../ui/router.ts'
import { toast } from '../../../ui/toast.tsx'
import { AskFirst } from '../../forms/parts/ask-first.tsx'
import { EditForm } from '../../forms/parts/edit-form.tsx'
import { useEditForm } from '../../forms/use-edit-form.ts'
import { CertificateBadges } from '../../kit/certificates/certificate-badges.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import {
  type CertificateDraft,
  certificateDraftOf,
  certificateIn,
  checkCertificateDraft,
  newCertificateDraft,
  type SubjectDraft,
} from '../certificate-draft.rules.ts'
import { describeCertificate } from '../describe-certificate.ts'
import { CertificateDocument } from './certificate-document.tsx'
import { CertificateFacts } from './certificate-facts.tsx'
import { SubjectsSection } from './subjects-section.tsx'

type Props = {
  certificate: StaffCertificate | undefined
  /** The things that a new one is about at first. */
  about?: readonly SubjectDraft[]
  onChanged: (certificate: StaffCertificate) => void
}

/** The form of a certificate, saved as a whole; its document is uploaded, and it is withdrawn, beside the form. */
export function CertificateForm({ certificate, about = [], onChanged }: Props) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const edit = useEditForm<CertificateDraft>({
    name: `certificate ${certificate?.certificateId ?? ['new', ...about.map(({ name }) => name)].join(' ')}`,
    initial: certificate ? certificateDraftOf(certificate) : { ...newCertificateDraft, subjects: [...about] },
    says: { saved: m.office_certificates_saved, left: m.office_certificates_left },
    check: checkCertificateDraft,
    save: async draft => {
      const sent = await send('POST /certificates/save', certificateIn(draft))
      if (sent.ok) {
        onChanged(sent.answer)
        return { now: certificateDraftOf(sent.answer) }
      }
      const theirs = sent.problem.certificate as StaffCertificate | undefined
      if (theirs) onChanged(theirs)
      return theirs ? { theirs: certificateDraftOf(theirs) } : { problem: sent.problem }
    },
  })
  const { certificateId, updatedDate, authority } = edit.stood
  useEffect(() => {
    if (!certificate && certificateId !== null)
      void navigate(`/admin/certificates/${certificateId}`, { replace: true })
  }, [certificate, certificateId, navigate])
  const withdraw = async (withdrawn: boolean) => {
    setAsking(false)
    if (certificateId === null) return
    const sent = await send('POST /certificates/withdraw/{id}', { id: certificateId, withdrawn, updatedDate })
    const now = sent.ok ? sent.answer : (sent.problem.certificate as StaffCertificate | undefined)
    if (now) {
      onChanged(now)
      edit.takeOver(certificateDraftOf(now))
    }
    if (!sent.ok) return toast(sent.problem.title || m.shop_offline())
    toast(withdrawn ? m.office_certificates_withdrawn_now() : m.office_certificates_holds_again())
  }
  const isWithdrawn = certificate?.state === 'WITHDRAWN'
  return (
    <>
      <OfficeHeading
        title={<bdi className="wrap-anywhere">{authority || m.office_certificates_new()}</bdi>}
        text={certificate && <CertificateBadges certificate={certificate} />}
      >
        <ButtonLink look="quiet" to="/admin/certificates">
          {m.office_certificates_all()}
        </ButtonLink>
        {certificate && (
          <Button look="quiet" onClick={() => (isWithdrawn ? void withdraw(false) : setAsking(true))}>
            {isWithdrawn ? m.office_certificates_take_back() : m.office_certificates_withdraw()}
          </Button>
        )}
      </OfficeHeading>
      <div className="space-y-5">
        <EditForm
          label={m.office_certificates_one()}
          edit={edit}
          fieldText={describeCertificate}
          says={m.office_certificates_save()}
        >
          <CertificateFacts form={edit.form} />
          <SubjectsSection form={edit.form} />
        </EditForm>
        {certificate && <CertificateDocument certificate={certificate} onChanged={onChanged} />}
      </div>
      {asking && (
        <AskFirst
          title={m.office_certificates_withdraw_title()}
          text={m.office_certificates_withdraw_text()}
          yes={m.office_certificates_withdraw_yes()}
          no={m.office_certificates_keep()}
          onYes={() => void withdraw(true)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

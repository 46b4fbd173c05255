import { FileText } from 'lucide-react'
import { DOCUMENT_BYTES } from '../../../certificates/certificate-limits.ts'
import type { StaffCertificate } from '../../../certificates/certificates.fields.ts'
import { m } from '../../../messages/m.ts'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import { FileDrop } from '../../forms/parts/file-drop.tsx'
import { TooBigDialog } from '../../forms/parts/too-big-dialog.tsx'
import { useUploads } from '../../forms/use-uploads.ts'

const asItIs = async (file: File) => (file.size > DOCUMENT_BYTES ? undefined : { file })

type Props = { certificate: StaffCertificate; onChanged: (certificate: StaffCertificate) => void }

/** The document of a certificate, with a way to replace it. */
export function CertificateDocument({ certificate, onChanged }: Props) {
  const { certificateId, document } = certificate
  const uploads = useUploads({
    call: 'POST /certificates/upload',
    fields: { certificateId },
    prepare: asItIs,
    onUploaded: onChanged,
  })
  return (
    <FormSection title={m.office_certificates_document()} text={m.office_certificates_document_text()}>
      <div className="space-y-4 sm:col-span-2">
        {document ? (
          <p className="flex items-center gap-3">
            <FileText aria-hidden className="size-5 shrink-0 text-green" />
            <a
              href={document.address}
              target="_blank"
              rel="noopener"
              className="min-w-0 py-2 font-medium wrap-anywhere underline"
            >
              {document.name}
            </a>
            <span className="ms-auto shrink-0 text-sm text-muted">
              {m.office_kilobytes({ size: Math.ceil(document.size / 1000) })}
            </span>
          </p>
        ) : (
          <p className="text-muted">{m.office_certificates_document_none()}</p>
        )}
        <FileDrop
          label={m.office_certificates_document_drop()}
          kinds={m.office_document_kinds()}
          accept="application/pdf,.pdf"
          uploads={uploads}
          single
        />
      </div>
      {uploads.tooBig && <TooBigDialog says={m.catalogue_document_too_big()} onClose={uploads.closeTooBig} />}
    </FormSection>
  )
}

import { kindWord, methodWord, stunningWord } from '../../certificates/certificate-words.ts'
import { showDay } from '../../lib/dates/dates.ts'
import { m } from '../../messages/m.ts'
import type { CertificateDraft } from './certificate-draft.rules.ts'

const names: Partial<Record<keyof CertificateDraft, () => string>> = {
  kind: m.office_certificates_kind,
  authority: m.office_certificates_authority,
  number: m.office_certificates_number,
  issuedOn: m.office_certificates_issued,
  expiresOn: m.office_certificates_expires,
  slaughter: m.office_certificates_method,
  stunning: m.office_certificates_stunning,
  subjects: m.office_certificates_subjects,
}

/** The fields of a certificate that are not plain text. */
const texts: Partial<Record<keyof CertificateDraft, (draft: CertificateDraft) => string>> = {
  kind: ({ kind }) => kindWord(kind),
  issuedOn: ({ issuedOn }) => issuedOn && showDay(issuedOn),
  expiresOn: ({ expiresOn }) => expiresOn && showDay(expiresOn),
  slaughter: ({ slaughter }) => (slaughter ? methodWord(slaughter) : m.office_certificates_not_said()),
  stunning: ({ stunning }) => (stunning ? stunningWord(stunning) : m.office_certificates_not_said()),
  subjects: ({ subjects }) => subjects.map(({ name }) => name).join(', '),
}

/** The name and text of a field of a certificate, for choosing between two versions. */
export const describeCertificate = (name: keyof CertificateDraft, draft: CertificateDraft) => ({
  name: names[name]?.() ?? '',
  text: texts[name]?.(draft) ?? String(draft[name] ?? ''),
})

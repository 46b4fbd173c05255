import type { CertificateKind } from '../../catalogue/filters/certified-kinds.ts'
import type { SlaughterMethod, Stunning } from '../../certificates/certificate-kinds.ts'
import type { saveCertificate } from '../../certificates/certificates.contract.ts'
import type { StaffCertificate } from '../../certificates/certificates.fields.ts'
import type { InputOf } from '../../lib/call.ts'
import type { WrongFields } from '../../lib/wrong-fields.ts'
import { m } from '../../messages/m.ts'

/** A thing that a certificate is about, with its name. */
export type SubjectDraft = StaffCertificate['subjects'][number]

/** A certificate as its form holds it. */
export type CertificateDraft = {
  /** Null for a new one. */
  certificateId: number | null
  updatedDate: string | null
  kind: CertificateKind
  authority: string
  number: string
  issuedOn: string
  expiresOn: string
  /** Empty if it says nothing about it. */
  slaughter: SlaughterMethod | ''
  stunning: Stunning | ''
  subjects: SubjectDraft[]
}

/** The form values of a certificate. */
export const certificateDraftOf = (certificate: StaffCertificate): CertificateDraft => {
  const { certificateId, updatedDate, kind, authority, number, issuedOn, expiresOn, subjects } = certificate
  return {
    ...{ certificateId, updatedDate, kind, authority, number, issuedOn, expiresOn, subjects },
    slaughter: certificate.slaughter ?? '',
    stunning: certificate.stunning ?? '',
  }
}

/** The form values of a new certificate. */
export const newCertificateDraft: CertificateDraft = {
  ...{ certificateId: null, updatedDate: null, kind: 'HALAL', authority: '', number: '' },
  ...{ issuedOn: '', expiresOn: '', slaughter: '', stunning: '', subjects: [] },
}

/** True if a certificate of this kind says how animals were slaughtered. */
export const isAboutSlaughter = (kind: CertificateKind): boolean => kind === 'HALAL' || kind === 'KOSHER'

/** A certificate as sent. */
export function certificateIn(draft: CertificateDraft): InputOf<typeof saveCertificate> {
  const { certificateId, updatedDate, kind, issuedOn, expiresOn } = draft
  const ofMeat = isAboutSlaughter(kind)
  return {
    ...(certificateId === null || updatedDate === null ? {} : { certificateId, updatedDate }),
    ...{ kind, issuedOn, expiresOn },
    authority: draft.authority.trim(),
    number: draft.number.trim(),
    slaughter: (ofMeat && draft.slaughter) || null,
    stunning: (ofMeat && draft.stunning) || null,
    subjects: draft.subjects.map(({ kind, subjectId }) => ({ kind, subjectId })),
  }
}

/** The problems of a certificate as typed, by field of the call. */
export function checkCertificateDraft(draft: CertificateDraft): WrongFields {
  const { authority, number, issuedOn, expiresOn } = draft
  return {
    ...(authority.trim() ? {} : { authority: m.certificates_authority_missing() }),
    ...(number.trim() ? {} : { number: m.certificates_number_missing() }),
    ...(issuedOn ? {} : { issuedOn: m.certificates_day_missing() }),
    ...(expiresOn ? {} : { expiresOn: m.certificates_day_missing() }),
    ...(issuedOn && expiresOn && issuedOn > expiresOn ? { expiresOn: m.certificates_ends_first() } : {}),
  }
}

/** True if two subjects are the same thing. */
export const isSameSubject = (one: SubjectDraft, other: SubjectDraft): boolean =>
  one.kind === other.kind && one.subjectId === other.subjectId

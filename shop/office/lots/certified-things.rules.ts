import type { StaffCertificate } from '../../certificates/certificates.fields.ts'

/** A certificate with the things of a page that it is about, in words. */
export type CertifiedThings = { certificate: StaffCertificate; about: string[] }

/** Lists the certificates of several things, in the order of the things; one that is about two of them is listed once. */
export function certifiedThings(
  things: readonly { says: string; certificates: readonly StaffCertificate[] }[],
): CertifiedThings[] {
  const listed = new Map<number, CertifiedThings>()
  for (const { says, certificates } of things)
    for (const certificate of certificates) {
      const known = listed.get(certificate.certificateId)
      if (known) known.about.push(says)
      else listed.set(certificate.certificateId, { certificate, about: [says] })
    }
  return [...listed.values()]
}

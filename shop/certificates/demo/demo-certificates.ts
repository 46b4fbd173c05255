import type { DemoCertificate } from './demo-certificate.ts'
import { farmingCertificates } from './farming-certificates.ts'
import { halalCertificates } from './halal-certificates.ts'
import { safetyCertificates } from './safety-certificates.ts'

/** Certificates of authorities that exist only in the demo shop. */
export const demoCertificates: readonly DemoCertificate[] = [
  ...halalCertificates,
  ...safetyCertificates,
  ...farmingCertificates,
]

import type { CertificateState } from '../../../certificates/certificates.rules.ts'
import { m } from '../../../messages/m.ts'

const states: Record<CertificateState, { says: () => string; look: 'good' | 'waits' | 'bad' | 'quiet' }> = {
  VALID: { says: m.office_certificates_valid, look: 'good' },
  ENDING: { says: m.office_certificates_ending, look: 'waits' },
  EXPIRED: { says: m.office_certificates_expired, look: 'bad' },
  LATER: { says: m.office_certificates_later, look: 'quiet' },
  WITHDRAWN: { says: m.office_certificates_withdrawn, look: 'quiet' },
}

/** A state of a certificate in words, and the look of its badge. */
export const stateOfCertificate = (state: CertificateState) => ({
  says: states[state].says(),
  look: states[state].look,
})

import { certificateKinds, slaughterMethods, stunnings } from '../../certificates/certificate-kinds.ts'
import { kindWord, methodWord, stunningWord } from '../../certificates/certificate-words.ts'
import { type CertificateState, certificateStates } from '../../certificates/certificates.rules.ts'
import { m } from '../../messages/m.ts'

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

/** The states by which the list is filtered: also the lack of a document. */
export const stateChoices = (): [string, string][] => [
  ...certificateStates.map((state): [string, string] => [state, states[state].says()]),
  ['NO_DOCUMENT', m.office_certificates_no_document()],
]

/** The claims, ways to slaughter and kinds of stunning, to choose from. */
export const kindChoices = () => certificateKinds.map(kind => [kind, kindWord(kind)] as const)
export const methodChoices = () => slaughterMethods.map(one => [one, methodWord(one)] as const)
export const stunningChoices = () => stunnings.map(one => [one, stunningWord(one)] as const)

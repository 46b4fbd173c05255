import { certificateKinds } from '../../catalogue/filters/certified-kinds.ts'
import { slaughterMethods, stunnings } from '../../certificates/certificate-kinds.ts'
import { kindWord, methodWord, stunningWord } from '../../certificates/certificate-words.ts'
import { certificateStates } from '../../certificates/certificates.rules.ts'
import { m } from '../../messages/m.ts'
import { stateOfCertificate } from '../kit/certificates/state-of-certificate.ts'

/** The states by which the list is filtered: also the lack of a document. */
export const stateChoices = (): [string, string][] => [
  ...certificateStates.map((state): [string, string] => [state, stateOfCertificate(state).says]),
  ['NO_DOCUMENT', m.office_certificates_no_document()],
]

/** The claims, ways to slaughter and kinds of stunning, to choose from. */
export const kindChoices = () => certificateKinds.map(kind => [kind, kindWord(kind)] as const)
export const methodChoices = () => slaughterMethods.map(one => [one, methodWord(one)] as const)
export const stunningChoices = () => stunnings.map(one => [one, stunningWord(one)] as const)

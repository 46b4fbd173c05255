import type { CertificateKind } from '../catalogue/filters/certified-kinds.ts'
import { showDay } from '../lib/dates/dates.ts'
import { m } from '../messages/m.ts'
import type { SlaughterMethod, Stunning } from './certificate-kinds.ts'
import type { Claim } from './certificates.fields.ts'

const kinds: Record<CertificateKind, () => string> = {
  HALAL: m.certificates_kind_halal,
  KOSHER: m.certificates_kind_kosher,
  ORGANIC: m.certificates_kind_organic,
  FAIR_TRADE: m.certificates_kind_fair_trade,
  FOOD_SAFETY: m.certificates_kind_food_safety,
}

/** Names the claim of a certificate. */
export const kindWord = (kind: CertificateKind): string => kinds[kind]()

const methods: Record<SlaughterMethod, () => string> = {
  HAND: m.certificates_by_hand,
  MACHINE: m.certificates_by_machine,
}
const stunned: Record<Stunning, () => string> = {
  NONE: m.certificates_stunning_none,
  REVERSIBLE: m.certificates_stunning_reversible,
  IRREVERSIBLE: m.certificates_stunning_irreversible,
}

/** Says how the animals were slaughtered. */
export const methodWord = (slaughter: SlaughterMethod): string => methods[slaughter]()
/** Says whether the animals were stunned. */
export const stunningWord = (stunning: Stunning): string => stunned[stunning]()

/** The sentence of a claim, with its source. */
export const claimWords = ({
  kind,
  authority,
  number,
}: Pick<Claim, 'kind' | 'authority' | 'number'>): string =>
  m.certificates_claim({ kind: kindWord(kind), authority, number })

/** Returns the words of a certificate on the slaughter, and its last day. */
export const claimFacts = ({ slaughter, stunning, expiresOn }: Claim): string[] => [
  ...(slaughter ? [methodWord(slaughter)] : []),
  ...(stunning ? [stunningWord(stunning)] : []),
  m.certificates_until({ day: showDay(expiresOn) }),
]

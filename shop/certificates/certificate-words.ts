import { m } from '../messages/m.ts'
import type { CertificateKind } from './certificate-kinds.ts'

const kinds: Record<CertificateKind, () => string> = {
  HALAL: m.certificates_kind_halal,
  KOSHER: m.certificates_kind_kosher,
  ORGANIC: m.certificates_kind_organic,
  FAIR_TRADE: m.certificates_kind_fair_trade,
  FOOD_SAFETY: m.certificates_kind_food_safety,
}

/** Names the claim of a certificate. */
export const kindWord = (kind: CertificateKind): string => kinds[kind]()

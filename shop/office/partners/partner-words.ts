import { m } from '../../messages/m.ts'
import { type PartnerKind, partnerKinds } from '../../near/partners/partner-kinds.rules.ts'

const kinds: Record<PartnerKind, () => string> = {
  GROCERY: m.office_near_grocery,
  RESTAURANT: m.office_near_restaurant,
}

/** The kind of a partner, in a word. */
export const partnerKindWord = (kind: PartnerKind): string => kinds[kind]()

/** The kinds of partners as choices. */
export const partnerKindChoices = () => partnerKinds.map(kind => [kind, partnerKindWord(kind)] as const)

import { m } from '../messages/m.ts'
import { type PartnerKind, partnerKinds } from '../near/partner-kinds.rules.ts'

const kinds: Record<PartnerKind, () => string> = {
  GROCERY: m.office_near_grocery,
  RESTAURANT: m.office_near_restaurant,
}

/** What a partner is, in a word. */
export const partnerKindWord = (kind: PartnerKind): string => kinds[kind]()

/** The kinds of partners as choices. */
export const partnerKindChoices = () => partnerKinds.map(kind => [kind, partnerKindWord(kind)] as const)

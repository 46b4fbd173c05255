import { type Chosen, type OptionKind, optionKinds } from './option-prices.rules.ts'

/** Returns the kinds that offer several choices of which none is chosen: the shop cannot know which one is meant. */
export const missingChoices = (
  offered: Record<OptionKind, readonly string[]>,
  chosen: Chosen,
): OptionKind[] => optionKinds.filter(kind => offered[kind].length > 1 && !chosen[kind])

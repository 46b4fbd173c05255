import { m } from '../../messages/m.ts'
import { recallParts } from '../../recalls/recall-states.ts'
import type { RecallPart } from './use-recall.ts'

type Part = NonNullable<RecallPart> | 'ALL'

const words: Record<Part, { choice: () => string; title: () => string; none: () => string }> = {
  ALL: {
    choice: m.office_recalls_show_all,
    title: m.office_recalls_buyers,
    none: m.office_recalls_no_buyers,
  },
  TO_CALL: {
    choice: m.office_recalls_show_to_call,
    title: m.office_recalls_buyers_to_call,
    none: m.office_recalls_none_to_call,
  },
  NOT_CALLED: {
    choice: m.office_recalls_show_not_called,
    title: m.office_recalls_buyers_not_called,
    none: m.office_recalls_none_not_called,
  },
  WAITING: {
    choice: m.office_recalls_show_waiting,
    title: m.office_recalls_buyers_waiting,
    none: m.office_recalls_none_waiting,
  },
}

/** The parts of the orders of a recall, to choose from. */
export const recallPartChoices = () =>
  Object.entries(words).map(([part, { choice }]) => [part, choice()] as const)

/** The title of a part of the orders, and the message if it is empty. */
export function recallPartWords(part: RecallPart): { title: string; none: string } {
  const { title, none } = words[part ?? 'ALL']
  return { title: title(), none: none() }
}

/** A part of the orders as an address names it; undefined for all of them. */
export const recallPartOf = (text: string | null): RecallPart => recallParts.find(part => part === text)

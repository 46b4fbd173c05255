import type { AgainLine } from '../cart/again/again-line.ts'
import { m } from '../messages/m.ts'

const troubles = {
  GONE: m.lists_gone,
  SOLD_OUT: m.lists_sold_out,
  OPTION: m.lists_choose_again,
  NOT_ENOUGH: m.lists_not_enough,
  QUANTITY: m.lists_not_enough,
}

/** Says why a saved line cannot be had as it was saved. */
export const troubleWord = (trouble: NonNullable<AgainLine['trouble']>): string => troubles[trouble]()

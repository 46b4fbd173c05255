import { editedBoxMutants } from './edited-box-mutants.ts'
import type { Mutant } from './mutant.ts'

const byBoxes = 'shop/cart/boxes/boxes'

/** Guards of boxes that are sold as their parts. */
export const boxMutants: Record<string, Mutant> = {
  ...editedBoxMutants,
  'the parts of a box take no stock': {
    file: 'shop/orders/placing/placed-lines.server.ts',
    guard: '...chosen(part.item, part.sold), index, ofBox',
    without: '...chosen(part.item, part.sold), index, ofBox, wish: undefined',
    noticedBy: byBoxes,
    test: 'sixty shoppers at once for the last ten of a part, some of them in boxes: ten are sold, no more',
  },
  'a box has as many parts as its buyer likes': {
    file: 'shop/boxes/chosen-parts.rules.ts',
    guard: 'if (count !== choose) return undefined',
    without: '',
    noticedBy: byBoxes,
    test: 'a box of which some parts are chosen has those, and no others',
  },
  'a box that cannot be opened is ordered': {
    file: 'shop/orders/placing/placed-lines.server.ts',
    guard: "|| typeof opened[index] === 'string'",
    without: '',
    noticedBy: byBoxes,
    test: 'a box with a part that is not sold any more is not sold',
  },
  'a weighed part costs more than its share of the box': {
    file: 'shop/cart/boxes/box-goods.server.ts',
    guard: ', most: cost.each * cost.boxes',
    without: '',
    noticedBy: byBoxes,
    test: 'a weighed part of a box with its own price costs less if it weighs less, and never more',
  },
  'a line leaves the boxes after it the stock that it takes': {
    file: 'shop/cart/priced-lines.server.ts',
    guard: 'openBox(item, box, sold, reserved)',
    without: 'openBox(item, box, sold)',
    noticedBy: byBoxes,
    test: 'a box is as much left as its scarcest part, beside lines of the same part',
  },
  'a customer takes a part out of a box': {
    file: 'shop/orders/own/broken-boxes.rules.ts',
    guard: 'ofBox(id) && isBroken(id)',
    without: 'false',
    noticedBy: 'shop/orders/own/boxes-of-orders',
    test: 'a customer takes a box out as a whole, and cannot change or take out a part of it',
  },
}

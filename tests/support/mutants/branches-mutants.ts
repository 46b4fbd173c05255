import type { Mutant } from './mutant.ts'

const atCheckout = 'shop/orders/placing/branches-at-checkout'
const stock = 'shop/catalogue/stock/stock-of-branches'
const advance = 'shop/slots/advance/advance'

/** Guards of branches, and of products that are ordered in advance. */
export const branchesMutants: Record<string, Mutant> = {
  'an order takes the stock of another branch': {
    file: 'shop/cart/read-lines.server.ts',
    guard: 'places?.find(one => one.branchId === branchId && ',
    without: 'places?.find(one => ',
    noticedBy: atCheckout,
    test: 'takes the stock of the branch that was chosen, and of the main one without a choice',
  },
  'an order is placed in a window of another branch': {
    file: 'shop/slots/slot-for-order.server.ts',
    guard: '      slot.branchId === branchId &&\n',
    without: '',
    noticedBy: atCheckout,
    test: 'are those of the branch of the order; one of another branch is refused',
  },
  'an order is collected at a branch that is closed': {
    file: 'shop/orders/placing/save-order.server.ts',
    guard: '(isOther || !charges.branch.collects)',
    without: '!charges.branch.collects',
    noticedBy: atCheckout,
    test: 'is refused if the chosen branch is closed, collects nothing, or does not exist',
  },
  'an order is collected at a main branch that only delivers': {
    file: 'shop/orders/placing/save-order.server.ts',
    guard: '(isOther || !charges.branch.collects)',
    without: 'isOther',
    noticedBy: atCheckout,
    test: 'is refused if the main branch collects nothing, chosen or not',
  },
  'a transfer sends what is promised': {
    file: 'shop/availability/transfer.server.ts',
    guard: 'l.on_hand + w.change < l.held',
    without: 'l.on_hand + w.change < 0',
    noticedBy: stock,
    test: 'a transfer is refused if so much is not free, if it ends where it began, and if it is no step',
  },
  'products are ordered too late for a window': {
    file: 'shop/orders/placing/choose-slot.server.ts',
    guard: 'isLate || late(slot).size === 0',
    without: 'true',
    noticedBy: advance,
    test: 'an order for a window that is too soon is refused with its lines and later windows, and nothing is written',
  },
}

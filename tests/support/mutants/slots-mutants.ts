import type { Mutant } from './mutant.ts'

const byWindows = 'shop/orders/placing/windows-at-checkout'
const byRaces = 'shop/orders/placing/windows-races'

/** Guards of the windows in which orders are handed over. */
export const slotsMutants: Record<string, Mutant> = {
  'nodes make slots without waiting for each other': {
    file: 'shop/slots/make-slots.server.ts',
    guard: 'if (!(await holdBranch(database, branchId))) return',
    without: '',
    noticedBy: 'shop/slots/slots',
    test: 'three nodes that make windows at once make each once',
  },
  'a window closes behind the back of an order': {
    file: 'shop/orders/placing/save-order.server.ts',
    guard: '!slot || isUnchanged(database, slot),',
    without: 'true,',
    noticedBy: byRaces,
    test: 'a window that is closed while an order is placed in it is refused',
  },
  'a late window takes orders': {
    file: 'shop/slots/slot-for-order.server.ts',
    guard: '(isLate || slot.orderBy > now)',
    without: 'true',
    noticedBy: byWindows,
    test: 'a full, closed or late window is refused with the next three, and nothing is written',
  },
  'a window of a zone takes every address': {
    file: 'shop/slots/slot-for-order.server.ts',
    guard: 'isForZone(slot, zoneId) &&',
    without: '',
    noticedBy: byWindows,
    test: 'a window of a zone is refused to an address in another one',
  },
  'windows are offered that leave no time for the work': {
    file: 'shop/slots/work.server.ts',
    guard: 'ready !== undefined && ready <= startsAt',
    without: 'true',
    noticedBy: 'shop/slots/work',
    test: 'an order with much work is offered only windows before which the shop is open long enough',
  },
  'an order has a window that leaves no time for its work': {
    file: 'shop/orders/placing/choose-slot.server.ts',
    guard: '.union(isReady(slot) ? none : asked.worked)',
    without: '',
    noticedBy: 'shop/slots/work',
    test: 'a window before which the work cannot be done is refused with its lines and later windows',
  },
  'an edit frees the window of its order': {
    file: 'shop/orders/desk/write-edit.server.ts',
    guard: 'besidesSlot: ofSlot === undefined,',
    without: '',
    noticedBy: byWindows,
    test: 'edits and pickings never free a window, and a capacity that is cut cancels nothing',
  },
  'a reopened order has no place in its window': {
    file: 'shop/orders/desk/write-reopening.server.ts',
    guard: 'if (slotId !== null) await exceed(',
    without: 'if (slotId === -1) await exceed(',
    noticedBy: byWindows,
    test: 'an order that is opened again takes its place again, even if another one has it now',
  },
  'a capacity is cut without waiting for orders': {
    file: 'shop/availability/set-capacities.server.ts',
    guard: 'order by availability_id for no key update',
    without: '',
    noticedBy: byRaces,
    // The window of an order is also locked by a trigger.
    test: 'a capacity of shares that is cut while one is booked counts it',
  },
  'a pattern has zones of another branch': {
    file: 'shop/slots/edit-patterns.server.ts',
    guard: 'if (await hasForeignZone(shop, values, before))',
    without: 'if (false)',
    noticedBy: 'shop/slots/slots',
    test: 'a pattern has only zones of its branch, and keeps one that was removed later',
  },
}

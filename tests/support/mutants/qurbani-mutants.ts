import type { Mutant } from './mutant.ts'

const byRaces = 'shop/qurbani/booking/racing-for-shares'
const byBooking = 'shop/qurbani/booking/booking'
const byRefusals = 'shop/qurbani/booking/refused-bookings'

/** Guards of booking shares. */
export const qurbaniMutants: Record<string, Mutant> = {
  'more shares are booked than are free': {
    file: 'shop/qurbani/booking/book.server.ts',
    guard: 'if (short) return short',
    without: '',
    noticedBy: byRaces,
    test: 'only seven of two hundred simultaneous bookings get the seven shares of the last cow',
  },
  'a window closes behind the back of a booking': {
    file: 'shop/qurbani/read-windows.server.ts',
    guard: "if (hold) await lockSlots(database, ids, 'share')",
    without: '',
    noticedBy: byRaces,
    test: 'a window that staff close while its last share is booked is refused',
  },
  'a closed window is booked': {
    file: 'shop/qurbani/read-windows.server.ts',
    guard: 'window.isClosed && windowId !== has',
    without: 'false',
    noticedBy: 'shop/qurbani/season/season-windows',
    test: 'a window that staff closed is not offered, and is refused at its field until they open it again',
  },
  'an order gets a window of shares': {
    file: 'shop/slots/read-slots.server.ts',
    guard: "s.counts = 'ORDERS'",
    without: 'true',
    noticedBy: 'shop/orders/placing/windows-at-checkout',
    test: 'an order never gets a window that counts the shares of a season',
  },
  'two people change one booking at the same time': {
    file: 'shop/qurbani/read-booking.server.ts',
    guard: ".for('no key update')",
    without: '',
    noticedBy: byRaces,
    test: 'a balance paid and cancelled at the same moment is paid or cancelled, never both',
  },
  'a booking is cancelled although a share has its animal': {
    file: 'shop/qurbani/is-cancellable.rules.ts',
    guard: 'shares.every(({ animalId }) => animalId === null)',
    without: 'true',
    noticedBy: byBooking,
    test: 'is refused once a share has its animal',
  },
  'shares of a family are booked without its key': {
    file: 'shop/qurbani/booking/book.server.ts',
    guard: '(offer.familyKey ?? undefined) === familyKey',
    without: 'true',
    noticedBy: byBooking,
    test: 'has an animal of its own, whose shares only the invited book',
  },
  'two people get the same place of a family': {
    file: 'shop/qurbani/families/family-places.server.ts',
    guard: 'if (wanted !== undefined && !freePlaces(of, before).includes(wanted)) return false',
    without: '',
    noticedBy: byBooking,
    test: 'invites each person to a place, which one person gets, and which is free again if cancelled',
  },
  'an animal is reserved for two families': {
    file: 'shop/qurbani/booking/set-family-aside.server.ts',
    guard:
      "if (short) return refuse(book, 'SOLD_OUT', { shares: [{ index: 0, left: short.onHand - short.held }] })",
    without: '',
    noticedBy: byBooking,
    test: 'is not reserved if the pool has no whole animal left',
  },
  'shares are booked after the order-by date': {
    file: 'shop/qurbani/booking/book.server.ts',
    guard: 'season.orderBy <= now',
    without: 'false',
    noticedBy: byRefusals,
    test: 'after the order-by date',
  },
}

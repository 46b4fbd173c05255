import type { SeasonTotals, ShareRow } from './qurbani-desk.contract.ts'

/** A share in the lists of staff, for readers of the OpenAPI document. */
export const exampleShareRow: ShareRow = {
  shareId: 311,
  bookingId: 81,
  orderId: 5031,
  orderNum: '10031',
  bookedAt: '2027-04-02T09:30:00.000Z',
  firstName: 'Zainab',
  lastName: 'Qureshi',
  phone1: '0300 7654321',
  email: 'zainab@example.org',
  day: 1,
  date: '2027-05-16',
  kind: 'COW',
  offerId: 3,
  offerType: 'POOL',
  familyName: null,
  names: ['Zainab Qureshi'],
  intention: 'QURBANI',
  distribution: 'COLLECT',
  windowId: 1,
  window: { startsAt: '14:00', endsAt: '17:00' },
  skin: false,
  offal: true,
  state: 'COLLECTED',
  animalId: 104,
  tag: 'C-104',
  sequence: 3,
  of: 7,
  weight: 34.5,
  price: 450,
  due: 0,
}

/** What a season comes to. */
export const exampleTotals: SeasonTotals = {
  days: [
    {
      ...{ day: 1, date: '2027-05-16', kind: 'COW', animals: 5, done: 1, places: 35 },
      ...{ booked: 14, assigned: 14, packed: 1, collected: 1 },
    },
  ],
  distributions: [{ distribution: 'COLLECT', shares: 14, packed: 1, weight: 34.5 }],
  given: { inFull: 0, inThirds: 0, weight: 0 },
  skins: 12,
  offal: 3,
  held: 2,
  money: { agreed: 6300, received: 1890, due: 4410 },
}

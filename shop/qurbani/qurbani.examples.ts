import { m } from '../messages/m.ts'
import { placesOf } from './families/family-places.rules.ts'

/** The key of a secret link, as examples show it. */
export const exampleSecret = 'ZXhhbXBsZS1rZXktb2YtYS1saW5r'

const cow = {
  offerId: 3,
  day: 1,
  kind: 'COW',
  type: 'POOL',
  price: 36000,
  net: 36000,
  deposit: 10800,
  weightFrom: 28,
  weightTo: 36,
  left: 70,
  tag: null,
  animalWeight: null,
  picture: null,
} as const

const morning = { startsAt: '2027-05-16T05:00:00.000Z', endsAt: '2027-05-16T08:00:00.000Z' } as const

export const exampleSeason = {
  seasonId: 1,
  seasonName: 'Eid al-Adha',
  orderBy: '2027-05-09T15:00:00.000Z',
  timeZone: 'Asia/Karachi',
  currency: 'PKR',
  depositPercent: 30,
  unfilledRule: 'OTHERS JOIN',
  rules: m.qurbani_office_rules(),
  wakala: m.qurbani_office_wakala(),
  cards: true,
  days: [{ day: 1, date: '2027-05-16' }],
  windows: [{ windowId: 1, day: 1, method: 'COLLECT', ...morning, left: 90 }],
  offers: [cow],
} as const

export const exampleBooked = {
  orderNum: '10031',
  link: exampleSecret,
  payUntil: '2026-11-21T09:45:00.000Z',
  due: 10800,
  familyKey: null,
} as const

export const exampleFamily = {
  familyName: 'Zainab',
  booked: 1,
  held: 0,
  places: placesOf(7, [{ shareId: 1, place: 1, held: false }]),
  unfilledRule: 'OTHERS JOIN',
  orderBy: exampleSeason.orderBy,
  offer: { ...cow, offerId: 9, type: 'FAMILY', left: 6 },
} as const

export const exampleBooking = {
  orderNum: '10031',
  link: exampleSecret,
  bookedAt: '2026-11-21T09:30:00.000Z',
  firstName: 'Zainab',
  lastName: 'Qureshi',
  seasonName: exampleSeason.seasonName,
  timeZone: exampleSeason.timeZone,
  orderBy: exampleSeason.orderBy,
  currency: 'PKR',
  paymentState: 'PAID',
  payUntil: null,
  now: '2026-11-21T09:40:00.000Z',
  total: 36000,
  delivery: 0,
  paid: 10800,
  balance: 25200,
  cancellable: true,
  rules: exampleSeason.rules,
  wakala: exampleSeason.wakala,
  wakalaAt: '2026-11-21T09:30:00.000Z',
  unfilledRule: 'OTHERS JOIN',
  family: null,
  shares: [
    {
      shareId: 51,
      state: 'BOOKED',
      kind: 'COW',
      day: 1,
      date: '2027-05-16',
      names: ['Zainab Qureshi'],
      intention: 'QURBANI',
      distribution: 'COLLECT',
      window: morning,
      skin: false,
      offal: false,
      price: 36000,
      tag: null,
      sequence: null,
      animalShares: 7,
      picture: null,
      doneAt: null,
      packedWeight: null,
    },
  ],
} as const

const header = {
  firstDay: '2027-05-16',
  orderBy: '2027-05-13T18:00',
  depositPercent: 30,
  unfilledRule: 'OTHERS JOIN',
  rules: 'A share can be cancelled until it has its animal.',
  wakala: 'I let the shop buy and slaughter an animal, or a share of one, for those named.',
  state: 'DRAFT',
} as const
const window = { day: 1, method: 'COLLECT', startsAt: '14:00', endsAt: '17:00', capacity: 60 } as const
const cows = {
  day: 1,
  kind: 'COW',
  animals: 8,
  price: 450,
  weightFrom: 30,
  weightTo: 40,
  active: true,
} as const

/** A proposed season, for readers of the OpenAPI document. */
export const exampleNewSeason = {
  seasonName: '',
  ...header,
  days: [{ capacity: 40 }, { capacity: 40 }, { capacity: 40 }],
  offers: [cows],
  windows: [window],
} as const

/** A season as staff see it. */
export const exampleDeskSeason = {
  seasonId: 1,
  seasonName: 'Eid al-Adha 2027',
  ...header,
  version: 1,
  days: [
    { day: 1, date: '2027-05-16', capacity: 40, promised: 8, animals: 5 },
    { day: 2, date: '2027-05-17', capacity: 40, promised: 0, animals: 0 },
    { day: 3, date: '2027-05-18', capacity: 40, promised: 0, animals: 0 },
  ],
  offers: [
    {
      ...cows,
      offerId: 3,
      type: 'POOL',
      animalId: null,
      tag: null,
      familyName: null,
      free: 40,
      held: 2,
      booked: 14,
    },
  ],
  windows: [{ windowId: 1, ...window, ownCapacity: null, isClosed: false, free: 48, held: 2, booked: 10 }],
} as const

/** A season in the staff's list. */
export const exampleSeasonRow = {
  seasonId: 1,
  seasonName: exampleDeskSeason.seasonName,
  firstDay: header.firstDay,
  state: header.state,
  days: exampleDeskSeason.days.map(({ day, date }) => ({ day, date })),
  windows: [{ windowId: 1, day: 1, method: 'COLLECT', startsAt: '14:00', endsAt: '17:00' }],
  animals: 5,
  booked: 14,
} as const

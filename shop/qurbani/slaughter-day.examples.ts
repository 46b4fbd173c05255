import type { QueueAnimal } from './slaughter-day.contract.ts'

/** An animal of the day, for readers of the OpenAPI document. */
export const exampleQueueAnimal: QueueAnimal = {
  animalId: 104,
  tag: 'C-104',
  kind: 'COW',
  state: 'DONE',
  weight: 940,
  note: '',
  picture: null,
  doneAt: '2027-05-16T06:10:00.000Z',
  doneBy: 'Bilal',
  places: 7,
  named: false,
  shares: [
    {
      shareId: 311,
      orderNum: '10031',
      sequence: 3,
      names: ['Zainab Qureshi'],
      intention: 'QURBANI',
      distribution: 'COLLECT',
      window: { startsAt: '14:00', endsAt: '17:00' },
      skin: false,
      offal: true,
      state: 'COLLECTED',
      weight: 34.5,
      packedAt: '2027-05-16T08:00:00.000Z',
      collectedAt: '2027-05-16T09:20:00.000Z',
      collectedBy: 'Bilal',
      due: false,
    },
  ],
}

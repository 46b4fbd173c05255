/** An animal, for readers of the OpenAPI document. */
export const exampleAnimal = {
  animalId: 104,
  seasonId: 1,
  day: 1,
  kind: 'COW',
  tag: 'C-104',
  weight: 940,
  state: 'READY',
  note: '',
  picture: null,
  shares: 7,
  taken: 2,
  offerId: null,
  offered: false,
  doneAt: null,
  version: 1,
} as const

import type { HerdAnimal } from './herd.contract.ts'

/** An animal, for readers of the OpenAPI document. */
export const exampleAnimal: HerdAnimal = {
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
}

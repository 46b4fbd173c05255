import { m } from '../../messages/m.ts'

/** Says that a product asks for an age, and that the shop checks it; nothing if everyone may buy the product. */
export const AgeCheck = ({ ageFrom }: { ageFrom: number | null }) =>
  ageFrom === null ? null : <p className="text-sm font-medium">{m.catalogue_age_check({ age: ageFrom })}</p>

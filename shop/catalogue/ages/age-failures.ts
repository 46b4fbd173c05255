import { m } from '../../messages/m.ts'

/** The refusal of a change because its customer has not confirmed the age that a product in it asks for. */
export const AGE_UNCONFIRMED = { status: 409, says: () => m.catalogue_age_unconfirmed() } as const

/** The error at the field with the confirmed age; none if no age is asked for. */
export const ageUnconfirmed = (field: string, ageFrom: number | null): Record<string, string> =>
  ageFrom === null ? {} : { [field]: m.catalogue_age_confirm({ age: ageFrom }) }

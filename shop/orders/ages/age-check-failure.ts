import { z } from 'zod'
import { m } from '../../messages/m.ts'
import type { AgeToCheck } from './age-to-check.rules.ts'

/** The refusal of a handover because nobody has checked the age that these products ask for. */
export const AGE_CHECK = {
  status: 409,
  says: () => m.orders_age_not_checked(),
  data: z.object({ ageFrom: z.int(), products: z.array(z.string()) }),
} as const

/** The error at the field with the checked age. */
export const ageNotChecked = ({ ageFrom, products }: AgeToCheck): Record<string, string> => ({
  ageChecked: m.orders_age_check_of({ age: ageFrom, products: products.join(', ') }),
})

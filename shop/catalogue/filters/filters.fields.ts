import { z } from 'zod'
import { line, wholeNumber } from '../../lib/fields.ts'
import { allergens, diets } from '../facts/facts.rules.ts'
import { certificateKinds } from './certified-kinds.ts'
import {
  keyedFilters,
  LONGEST_TAG,
  MOST_BRANDS,
  readAllergens,
  readBrands,
  readCertificates,
  readDiets,
} from './filters.rules.ts'

/** Names with commas between them; empty: none. */
const namesOf = <Name extends string>(names: readonly Name[], read: (typed: string) => Name[]) =>
  z
    .string()
    .regex(new RegExp(`^((${names.join('|')})(,(${names.join('|')}))*)?$`))
    .max(1000)
    .default('')
    .transform(read)

/** The filters in the query of a list: names and ids have commas between them. */
export const filterFields = {
  diet: namesOf(diets, readDiets),
  freeFrom: namesOf(allergens, readAllergens),
  certificate: namesOf(certificateKinds, readCertificates),
  brand: z
    .string()
    .regex(new RegExp(`^([1-9]\\d{0,8}(,[1-9]\\d{0,8}){0,${MOST_BRANDS - 1}})?$`))
    .default('')
    .transform(readBrands),
  rating: z.enum(['0', '3', '4']).default('0').transform(Number),
  inStock: z
    .enum(['0', '1'])
    .default('0')
    .transform(typed => typed === '1'),
  tag: line(LONGEST_TAG).default(''),
  collection: wholeNumber(0, 2_147_483_647).default(0),
}

/**
 * A value that a list can be narrowed to, with the number of products that it would then have: at least so many if `more`. `name` is that
 * of a brand.
 */
export const filterOption = z
  .object({
    filter: z.enum(keyedFilters),
    value: z.string(),
    name: z.string().optional(),
    products: z.int(),
    more: z.boolean(),
  })
  .meta({ title: 'FilterOption' })
export type FilterOption = z.output<typeof filterOption>

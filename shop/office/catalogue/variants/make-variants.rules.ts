import { MOST_OF_VALUE } from '../../../catalogue/variants/variant-limits.ts'
import type { WrongFields } from '../../../lib/wrong-fields.ts'
import { m } from '../../../messages/m.ts'
import {
  keyOf,
  type NewVariant,
  newVariant,
  type VariantDraft,
  type VariantsDraft,
} from './variants-draft.rules.ts'

/** An option with its values as typed; `was`: its place among the saved options, undefined for a new one. */
export type OptionDraft = { key: number; name: string; values: readonly string[]; was: number | undefined }

/** The options of a grid with the values that its variants have. */
export const optionsOf = ({ options, rows }: VariantsDraft): OptionDraft[] =>
  options.map((name, at) => ({
    ...{ key: at, name, was: at },
    values: valuesIn(rows.map(({ values }) => values[at] ?? '')),
  }))

/** The values in a list, each once, in upper or lower case. */
function valuesIn(typed: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const value of typed.map(one => one.trim()).filter(Boolean))
    if (!seen.has(value.toLowerCase())) seen.set(value.toLowerCase(), value)
  return [...seen.values()]
}

/** Adds the values of a text to a list: commas and lines are between them. */
export const addValues = (values: readonly string[], typed: string): string[] =>
  valuesIn([...values, ...typed.split(/[,،、\n]/)])

/** The number of variants that options make. */
export const countOf = (options: readonly Pick<OptionDraft, 'values'>[]): number =>
  options.length === 0 ? 0 : options.reduce((all, { values }) => all * values.length, 1)

/** The values of every variant that options make, the last option changing fastest. */
const combinations = (options: readonly OptionDraft[]): string[][] =>
  options.reduce<string[][]>(
    (all, { values }) => all.flatMap(before => values.map(value => [...before, value])),
    [[]],
  )

/**
 * Makes the variants of options. One that is in the grid stays itself: it keeps its values of the options that stay, and gets the first
 * value of those that are new.
 */
export function makeVariants(
  options: readonly OptionDraft[],
  before: readonly VariantDraft[],
  from: NewVariant,
): VariantsDraft {
  if (countOf(options) === 0) return { options: options.map(({ name }) => name.trim()), rows: [] }
  const stays = options.flatMap(({ was }, at) => (was === undefined ? [] : [{ was, at }]))
  const free = new Map<string, VariantDraft[]>()
  for (const row of before) {
    const key = keyOf(stays.map(({ was }) => row.values[was] ?? ''))
    free.set(key, [...(free.get(key) ?? []), row])
  }
  const rows = combinations(options).map(values => {
    const found =
      stays.length > 0 ? free.get(keyOf(stays.map(({ at }) => values[at] ?? '')))?.shift() : undefined
    return found ? { ...found, values } : newVariant(values, from)
  })
  return { options: options.map(({ name }) => name.trim()), rows }
}

/** The problems of options as typed: `options.0` is that of a name, `values.0` that of its values. */
export function wrongOptions(options: readonly OptionDraft[]): WrongFields {
  const wrong: WrongFields = {}
  const names = options.map(({ name }) => name.trim().toLowerCase())
  for (const [at, { values }] of options.entries()) {
    const name = names[at] ?? ''
    if (!name) wrong[`options.${at}`] = m.catalogue_option_required()
    else if (names.indexOf(name) < at) wrong[`options.${at}`] = m.catalogue_option_twice()
    if (values.length === 0) wrong[`values.${at}`] = m.office_variants_values_needed()
    else if (values.some(value => value.length > MOST_OF_VALUE))
      wrong[`values.${at}`] = m.office_variants_value_long({ most: MOST_OF_VALUE })
  }
  return wrong
}

import { allergenWord, dietWord } from '../catalogue/facts/fact-words.ts'
import { allergens, diets } from '../catalogue/facts/facts.rules.ts'
import { certificateKinds } from '../catalogue/filters/certified-kinds.ts'
import type { FilterOption } from '../catalogue/filters/filters.fields.ts'
import { type KeyedFilter, leastRatings } from '../catalogue/filters/filters.rules.ts'
import { kindWord } from '../certificates/certificate-words.ts'
import { m } from '../messages/m.ts'
import type { Wishes } from './search.rules.ts'

/** A group of filters that a list offers, in words; `count`: the number of products that would be left. */
export type FilterGroup = {
  name: KeyedFilter
  title: string
  note?: string
  options: { value: string; says: string; count: string; isChosen: boolean }[]
}

const written = (number: number) => new Intl.NumberFormat(m.shop_language()).format(number)

/** Writes a number of products: `12`, or `300+` if there are more. */
const countOf = ({ products, more }: FilterOption) =>
  !more ? written(products) : products > 0 ? m.search_count_at_least({ count: written(products) }) : ''

/**
 * Returns the filters that a list offers, in words, grouped. Food without gluten is without wheat: the latter is offered only if it finds
 * something else.
 */
export function filterGroups(options: readonly FilterOption[], wishes: Wishes): FilterGroup[] {
  const optionOf = (name: KeyedFilter, value: string) =>
    options.find(option => option.filter === name && option.value === value)
  const group = (
    name: KeyedFilter,
    title: string,
    values: readonly string[],
    says: (value: string, option: FilterOption) => string,
    note?: string,
  ): FilterGroup => ({
    name,
    title,
    ...(note ? { note } : {}),
    options: values.flatMap(value => {
      const option = optionOf(name, value)
      const isChosen = [wishes[name]].flat().some(one => String(one).toLowerCase() === value.toLowerCase())
      return option ? [{ value, says: says(value, option), count: countOf(option), isChosen }] : []
    }),
  })
  const [gluten, wheat] = [optionOf('freeFrom', 'GLUTEN'), optionOf('freeFrom', 'WHEAT')]
  const sameAsGluten = gluten?.products === wheat?.products && !wishes.freeFrom.includes('WHEAT')
  const offered = allergens.filter(allergen => allergen !== 'WHEAT' || !sameAsGluten)
  const valuesOf = (name: KeyedFilter) => options.filter(one => one.filter === name).map(one => one.value)
  const [brands, tags] = [valuesOf('brand'), valuesOf('tag')]
  return [
    group('diet', m.search_diet(), diets, value => dietWord(value as never)),
    group(
      'freeFrom',
      m.search_allergens(),
      offered,
      value => m.search_free_from({ allergen: allergenWord(value as never) }),
      m.search_free_from_note(),
    ),
    group('certificate', m.search_certificate(), certificateKinds, kind => kindWord(kind as never)),
    group('brand', m.search_brand(), brands, (id, { name }) => name || id),
    group('tag', m.search_tag(), tags, tag => tag),
    group('rating', m.search_rating(), leastRatings.map(String), stars => m.search_rating_from({ stars })),
  ].filter(({ options }) => options.length > 0)
}

/** A chosen filter in words, and the wishes without it. */
export type ChosenFilter = { says: string; without: Wishes }

/** Returns the chosen filters, each with the wishes without it. The price is not among them: only the page knows its currency. */
export function chosenFilters(groups: readonly FilterGroup[], wishes: Wishes): ChosenFilter[] {
  const chosen = groups.flatMap(({ name, options }) =>
    options
      .filter(({ isChosen }) => isChosen)
      .map(({ value, says }): ChosenFilter => {
        const one = { rating: 0, tag: '' }
        const left =
          name === 'rating' || name === 'tag'
            ? one[name]
            : [wishes[name]].flat().filter(one => String(one) !== value)
        return { says, without: { ...wishes, [name]: left, page: 1 } }
      }),
  )
  return wishes.inStock
    ? [...chosen, { says: m.search_in_stock(), without: { ...wishes, inStock: false, page: 1 } }]
    : chosen
}

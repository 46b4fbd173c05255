import { m } from '../../messages/m.ts'
import { type OptionPrices, optionKinds, type PerChoice } from '../option-prices.rules.ts'

/** The choices of a product, by kind. */
export type Choices = Record<(typeof optionKinds)[number], readonly string[]>

/** The fields with a number for each choice: surcharges, then the part that is left and the minutes of work. */
export const surchargeFields = ['optionPrices', 'piecePrices', 'linePrices'] as const
export const preparationFields = ['choiceYields', 'choiceMinutes'] as const

type Field = (typeof surchargeFields)[number] | (typeof preparationFields)[number]
type Limits = {
  /** True if an amount can be paid in the currency. */
  isExact: (price: number) => boolean
  /** The price of the unit: no choice takes off more of it. */
  unitPrice: number
}

/**
 * Returns what is wrong with the surcharges of a field, by field (`optionPrices.cuttingAttributes`): one for a missing choice, one
 * for the first choice (the product's price includes it), one below the price, or one that cannot be paid.
 */
export function wrongOptionPrices(
  prices: OptionPrices,
  choices: Choices,
  { isExact, unitPrice }: Limits,
  field: (typeof surchargeFields)[number] = 'optionPrices',
): Record<string, string> {
  const wrong: Record<string, string> = {}
  for (const kind of optionKinds)
    for (const [choice, price] of Object.entries(prices[kind] ?? {})) {
      const place = choices[kind].indexOf(choice)
      const says =
        place < 0
          ? m.catalogue_no_such_choice({ choice })
          : place === 0 && price !== 0
            ? m.catalogue_first_choice_adds({ choice })
            : field === 'optionPrices' && price < -unitPrice
              ? m.catalogue_choice_below_nothing({ choice })
              : !isExact(Math.abs(price)) && m.catalogue_choice_price_wrong({ choice })
      if (says) wrong[`${field}.${kind}`] ??= says
    }
  return wrong
}

/** Returns the choices that a field names and that the product does not have, as `wrongOptionPrices` does. */
export function unknownChoices(numbers: PerChoice, choices: Choices, field: Field): Record<string, string> {
  const wrong: Record<string, string> = {}
  for (const kind of optionKinds)
    for (const choice of Object.keys(numbers[kind] ?? {}))
      if (!choices[kind].includes(choice))
        wrong[`${field}.${kind}`] ??= m.catalogue_no_such_choice({ choice })
  return wrong
}

/** Drops the surcharges of 0, of choices that no longer exist, and of the first choice of each kind. */
export const pricesOfChoices = (prices: OptionPrices, choices: Choices): OptionPrices =>
  numbersOf(prices, kind => choices[kind].slice(1), 0)

/** Drops the numbers of choices that no longer exist, and those that say nothing (`usual`). */
export const preparationsOf = (numbers: PerChoice, choices: Choices, usual: number): PerChoice =>
  numbersOf(numbers, kind => choices[kind], usual)

function numbersOf(
  numbers: PerChoice,
  validOf: (kind: (typeof optionKinds)[number]) => readonly string[],
  usual: number,
): PerChoice {
  const found: PerChoice = {}
  for (const kind of optionKinds) {
    const valid = new Set(validOf(kind))
    const entries = Object.entries(numbers[kind] ?? {}).filter(
      ([choice, number]) => valid.has(choice) && number !== usual,
    )
    if (entries.length > 0) found[kind] = Object.fromEntries(entries)
  }
  return found
}

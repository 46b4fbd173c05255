import { m } from '../../messages/m.ts'
import { type OptionPrices, optionKinds } from '../option-prices.rules.ts'

/** The choices of a product, by kind. */
export type Choices = Record<(typeof optionKinds)[number], readonly string[]>

/**
 * Returns what is wrong with the surcharges, by field (`optionPrices.cuttingAttributes`): one for a missing choice, one for
 * the first choice (the product's price includes it), a negative one, or one that `isExact` says cannot be paid.
 */
export function wrongOptionPrices(
  prices: OptionPrices,
  choices: Choices,
  isExact: (price: number) => boolean,
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
            : price < 0
              ? m.catalogue_price_negative()
              : !isExact(price) && m.catalogue_choice_price_wrong({ choice })
      if (says) wrong[`optionPrices.${kind}`] ??= says
    }
  return wrong
}

/** Drops the surcharges of 0, of choices that no longer exist, and of the first choice of each kind. */
export function pricesOfChoices(prices: OptionPrices, choices: Choices): OptionPrices {
  const valid: OptionPrices = {}
  for (const kind of optionKinds) {
    const others = new Set(choices[kind].slice(1))
    const entries = Object.entries(prices[kind] ?? {}).filter(
      ([choice, price]) => others.has(choice) && price > 0,
    )
    if (entries.length > 0) valid[kind] = Object.fromEntries(entries)
  }
  return valid
}

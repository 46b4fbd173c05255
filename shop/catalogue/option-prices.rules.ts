/** The kinds of choices that a product can offer. */
export const optionKinds = ['packagingAttributes', 'cuttingAttributes', 'extraAttributes'] as const
type Kind = (typeof optionKinds)[number]

/** Surcharges on the unit price: by kind of choice, then by choice. All in decimals, or all in minor units. */
export type OptionPrices = Partial<Record<Kind, Record<string, number>>>

type Chosen = Partial<Record<Kind, string | undefined>>

/**
 * Returns the sum of the chosen surcharges on the unit price. The first choice of a kind adds nothing: the product's price
 * includes it, and a shopper who chooses nothing gets it.
 */
export const surchargeOf = (optionPrices: OptionPrices, chosen: Chosen): number =>
  optionKinds.reduce((sum, kind) => {
    const [prices = {}, choice = ''] = [optionPrices[kind], chosen[kind]]
    return Object.hasOwn(prices, choice) ? sum + (prices[choice] ?? 0) : sum
  }, 0)

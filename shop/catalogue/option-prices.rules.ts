/** The kinds of what a shopper may choose of a product. */
export const optionKinds = ['packagingAttributes', 'cuttingAttributes', 'extraAttributes'] as const
type Kind = (typeof optionKinds)[number]

/** What choices add to the price of a unit: by kind of choice, by choice. In decimals, or in minor units throughout. */
export type OptionPrices = Partial<Record<Kind, Record<string, number>>>

type Chosen = Partial<Record<Kind, string | undefined>>

/**
 * What the choices add to the price of a unit together. The first choice of a kind adds nothing: it is what the price of a
 * product stands for, and what somebody gets who chooses nothing.
 */
export const surchargeOf = (optionPrices: OptionPrices, chosen: Chosen): number =>
  optionKinds.reduce((sum, kind) => {
    const [prices = {}, choice = ''] = [optionPrices[kind], chosen[kind]]
    return Object.hasOwn(prices, choice) ? sum + (prices[choice] ?? 0) : sum
  }, 0)

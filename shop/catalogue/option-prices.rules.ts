/** The kinds of choices that a product can offer. */
export const optionKinds = ['packagingAttributes', 'cuttingAttributes', 'extraAttributes'] as const
/** A kind of choices. */
export type OptionKind = (typeof optionKinds)[number]

/** A number of each choice: by kind of choice, then by choice. */
export type PerChoice = Partial<Record<OptionKind, Record<string, number>>>

/** Surcharges: by kind of choice, then by choice. All in decimals, or all in minor units. */
export type OptionPrices = PerChoice

/** The chosen option of each kind. */
export type Chosen = Partial<Record<OptionKind, string | undefined>>

/**
 * Returns the sum of the numbers of what is chosen. The first choice of a kind has no surcharge: the product's price includes
 * it.
 */
export const surchargeOf = (optionPrices: OptionPrices, chosen: Chosen): number =>
  optionKinds.reduce((sum, kind) => {
    const [prices = {}, choice = ''] = [optionPrices[kind], chosen[kind]]
    return Object.hasOwn(prices, choice) ? sum + (prices[choice] ?? 0) : sum
  }, 0)

/** Returns the first choice of each kind, which a product is sold with unless its buyer chooses another. */
export const firstChoices = (offered: Record<OptionKind, readonly string[]>): Chosen =>
  Object.fromEntries(optionKinds.flatMap(kind => (offered[kind][0] ? [[kind, offered[kind][0]]] : [])))

/** The option that makes the sale price the price charged. */
export const CUTPRICE = 'CUTPRICE'

type Options = readonly { description: string }[]

/** True if these options charge the sale price. */
export const isCutPrice = (options: Options): boolean =>
  options.some(({ description }) => description === CUTPRICE)

/** Returns the options of a product that charges its sale price, or no longer does; the others stay as they are. */
export const withCutPrice = (options: Options, cut: boolean): { description: string }[] =>
  isCutPrice(options) === cut
    ? [...options]
    : [
        ...options.filter(({ description }) => description !== CUTPRICE),
        ...(cut ? [{ description: CUTPRICE }] : []),
      ]

import type { Currency } from '../lib/money.ts'

/** Returns the sign of a currency as amounts have it: "Rs". */
export const currencySign = ({ locale, code }: Currency): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(part => part.type === 'currency')?.value ?? code

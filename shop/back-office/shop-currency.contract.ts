import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { m } from '../messages/m.ts'
import { currencyCodes } from '../settings/currencies.ts'

const currency = z.object({ code: z.string(), exponent: z.int(), locale: z.string() })
const inUse = z.object({ products: z.int(), zones: z.int(), openOrders: z.int() })

export const findCurrencyUse = defineCall({
  does: 'Counts what has amounts of the currency: products and delivery zones, and orders that are open, which keep the currency they were placed in.',
  method: 'GET',
  path: '/settings/findCurrencyUse',
  who: 'staff: settings',
  input: z.strictObject({}),
  output: inUse,
  example: { input: {}, output: { products: 378, zones: 0, openOrders: 3 } },
  failures: {},
})

export const saveCurrency = defineCall({
  does: 'Changes the currency of the shop. Amounts keep their numbers and are not converted; orders keep the currency they were placed in.',
  method: 'POST',
  path: '/settings/saveCurrency',
  who: 'staff: settings',
  input: z.strictObject({
    code: z.string().refine(code => currencyCodes.includes(code), {
      error: () => m.settings_currency_unknown(),
    }),
    /** The code as it stood: where it stands differently by now, nothing is changed. Optional. */
    stood: z.string().max(3).optional(),
  }),
  output: currency,
  example: { input: { code: 'USD' }, output: { code: 'USD', exponent: 2, locale: 'en' } },
  failures: {
    CHANGED: { status: 409, says: () => m.settings_changed(), data: z.object({ currency }) },
    /** Amounts are stored in the smallest coin: they cannot stay what they are where that is another one. */
    OTHER_DECIMALS: { status: 409, says: () => m.settings_currency_decimals(), data: inUse },
  },
})

export const shopCurrencyCalls = [findCurrencyUse, saveCurrency] as const

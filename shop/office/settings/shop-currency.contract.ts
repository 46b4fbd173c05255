import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { m } from '../../messages/m.ts'
import { currencyCodes } from '../../settings/currencies.ts'

const currency = z.object({ code: z.string(), exponent: z.int(), locale: z.string() })
const inUse = z.object({ products: z.int(), zones: z.int(), openOrders: z.int() })

export const findCurrencyUse = defineCall({
  does: 'Counts the products and delivery zones with amounts in the currency, and the open orders, which keep their own currency.',
  method: 'GET',
  path: '/settings/findCurrencyUse',
  who: 'staff: settings',
  input: z.strictObject({}),
  output: inUse,
  example: { input: {}, output: { products: 378, zones: 0, openOrders: 3 } },
  failures: {},
})

export const saveCurrency = defineCall({
  does: 'Changes the currency of the shop. Amounts keep their numbers and are not converted; orders keep their own currency.',
  method: 'POST',
  path: '/settings/saveCurrency',
  who: 'staff: settings',
  input: z.strictObject({
    code: z.string().refine(code => currencyCodes.includes(code), {
      error: () => m.settings_currency_unknown(),
    }),
    /** The code that the person saw: if it has changed since, nothing is saved. Optional. */
    stood: z.string().max(3).optional(),
  }),
  output: currency,
  example: { input: { code: 'USD' }, output: { code: 'USD', exponent: 2, locale: 'en' } },
  failures: {
    CHANGED: { status: 409, says: () => m.settings_changed(), data: z.object({ currency }) },
    /** Amounts are stored in the smallest unit: they would change if the new currency has other decimals. */
    OTHER_DECIMALS: { status: 409, says: () => m.settings_currency_decimals(), data: inUse },
  },
})

export const shopCurrencyCalls = [findCurrencyUse, saveCurrency] as const

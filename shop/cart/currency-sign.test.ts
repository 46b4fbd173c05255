import { expect, test } from 'vitest'
import { currencySign } from './currency-sign.ts'

test('the sign of a currency is the one of its amounts', () => {
  const sign = (code: string, locale = 'en') => currencySign({ code, exponent: 2, locale })
  expect([sign('PKR'), sign('USD'), sign('EUR', 'de'), sign('KWD')]).toEqual(['Rs', '$', '€', 'KWD'])
})

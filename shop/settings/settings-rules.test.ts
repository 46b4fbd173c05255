import { expect, test } from 'vitest'
import { m } from '../messages/m.ts'
import { checkBands } from './bands.rules.ts'
import { currencyCodes, exponentOf } from './currencies.ts'
import { isSessionMinutes, isSmsSender, isTimeZone } from './sender-settings.rules.ts'
import { checkTaxes } from './taxes.rules.ts'

test('charges begin at 0, rise, and fit the currency', () => {
  expect(
    checkBands(
      [
        { from: 0, fee: 99.5 },
        { from: 500, fee: 0 },
      ],
      2,
    ),
  ).toEqual({})
  expect(
    checkBands(
      [
        { from: 1, fee: -1 },
        { from: 1, fee: 0.001 },
      ],
      2,
    ),
  ).toEqual({
    'shippingBands.0.from': m.settings_band_first(),
    'shippingBands.0.fee': m.settings_amount_wrong(),
    'shippingBands.1.from': m.settings_band_rising(),
    'shippingBands.1.fee': m.settings_amount_decimals({ count: 2 }),
  })
  expect(checkBands([{ from: 0, fee: 99.5 }], 0)).toEqual({
    'shippingBands.0.fee': m.settings_amount_decimals({ count: 0 }),
  })
})

test('rates have two decimals, and a state has one tax; the same code in another country is another state', () => {
  const washington = { taxName: 'Washington', tax: 6.5, stateCode: 'WA', countryCode: 'US' }
  expect(checkTaxes([washington, { ...washington, countryCode: 'AU' }])).toEqual({})
  expect(
    checkTaxes([
      washington,
      washington,
      { taxName: ' ', tax: 5.125 },
      { taxName: 'a', tax: 0, countryCode: 'US' },
    ]),
  ).toEqual({
    'taxes.1.stateCode': m.settings_state_twice(),
    'taxes.2.taxName': m.settings_needed(),
    'taxes.2.tax': m.settings_rate_wrong(),
    'taxes.3.stateCode': m.settings_needed(),
  })
  expect(
    checkTaxes([
      { taxName: 'a', tax: 100.01 },
      { taxName: 'b', tax: Number.NaN },
    ]),
  ).toEqual({
    'taxes.0.tax': m.settings_rate_wrong(),
    'taxes.1.tax': m.settings_rate_wrong(),
  })
})

test('senders, minutes, clocks and currencies', () => {
  expect(['', 'Souk', 'SOUK 24', '+923001234567'].map(isSmsSender)).toEqual([true, true, true, true])
  expect(['12345', 'Souk-Market', 'A very long name', '03001234567'].some(isSmsSender)).toBe(false)
  expect([0, 5, 43_200].every(isSessionMinutes)).toBe(true)
  expect([1, 4, 43_201, 7.5].some(isSessionMinutes)).toBe(false)
  const known = ['UTC', 'Asia/Karachi', 'Asia/Kolkata', 'Asia/Calcutta', 'America/Argentina/Salta']
  expect(known.filter(isTimeZone)).toEqual(known)
  expect(['Asia/Nowhere', '+05:00', 'GMT+5', '', 'PKT'].filter(isTimeZone)).toEqual([])
  expect(['PKR', 'JPY', 'KWD'].map(exponentOf)).toEqual([2, 0, 3])
  expect(new Set(currencyCodes).size).toBe(currencyCodes.length)
  expect(currencyCodes.filter(code => !Intl.supportedValuesOf('currency').includes(code))).toEqual([])
})

import { expect, test } from 'vitest'
import { dayAt } from '../lib/dates/dates.ts'
import { m } from '../messages/m.ts'
import { checkBands } from './bands.rules.ts'
import { checkClosed } from './closed-days.rules.ts'
import { currencyCodes, exponentOf } from './currencies.ts'
import { checkDay, checkWeek } from './hours.rules.ts'
import { closedLines, weekLines } from './hours-lines.rules.ts'
import { isSessionMinutes, isSmsSender, isTimeZone } from './sender-settings.rules.ts'
import { checkTaxes } from './taxes.rules.ts'

const day = { weekday: 5, opens: '10:00', closes: '24:00' }

test.each<[object, Record<string, string>]>([
  [{}, {}],
  [{ breakStarts: '13:00', breakEnds: '14:30' }, {}],
  [{ breakStarts: '13:00:00', breakEnds: '14:30:00', closes: '24:00:00' }, {}],
  [{ opens: '' }, { opens: m.settings_time_needed() }],
  [{ closes: '10:00' }, { closes: m.settings_closes_first() }],
  [{ breakStarts: '13:00' }, { breakEnds: m.settings_break_half() }],
  [{ breakEnds: '13:00' }, { breakStarts: m.settings_break_half() }],
  [{ breakStarts: '10:00', breakEnds: '11:00' }, { breakStarts: m.settings_break_outside() }],
  [{ breakStarts: '13:00', breakEnds: '13:00' }, { breakEnds: m.settings_break_backwards() }],
  [{ breakStarts: '13:00', breakEnds: '24:00' }, { breakEnds: m.settings_break_outside() }],
])('a day with %j', (change, wrong) => {
  expect(checkDay({ ...day, ...change })).toEqual(wrong)
})

test('a week has each weekday once', () => {
  expect(checkWeek([day, { ...day, closes: '9:00' }])).toEqual({
    'days.1.weekday': m.settings_day_twice(),
  })
  expect(checkWeek([day, { ...day, weekday: 6, closes: '09:00' }])).toEqual({
    'days.1.closes': m.settings_closes_first(),
  })
})

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

test('closed days are not over, in order, there in the calendar, and a year at most', () => {
  const eid = { firstDay: '2027-03-10', lastDay: '2027-03-12', why: 'Eid' }
  const check = (change: object) => checkClosed({ ...eid, ...change }, '2027-03-11')
  expect(check({})).toEqual({})
  expect(check({ lastDay: '2027-03-10' })).toEqual({ lastDay: m.settings_day_past() })
  expect(check({ firstDay: '2027-03-13' })).toEqual({ lastDay: m.settings_last_day_first() })
  expect(check({ firstDay: '2027-02-30' })).toEqual({ firstDay: m.settings_time_needed() })
  expect(check({ lastDay: '2028-03-11' })).toEqual({ lastDay: m.settings_days_too_many() })
  expect(check({ why: ' ' })).toEqual({ why: m.settings_needed() })
  expect(dayAt(new Date('2026-11-20T20:30:00Z'), 'Asia/Karachi')).toBe('2026-11-21')
})

test('the week is printed from Monday, days with the same hours together', () => {
  const days = [0, 1, 2, 3, 4].map(weekday => ({ ...day, weekday }))
  const friday = { ...day, breakStarts: '13:00', breakEnds: '14:30' }
  expect(weekLines([...days, friday])).toEqual([
    'Monday to Thursday: 10:00 to 24:00',
    'Friday: 10:00 to 13:00, 14:30 to 24:00',
    'Saturday: closed',
    'Sunday: 10:00 to 24:00',
  ])
})

test('closed days are shown a month ahead, until they are over', () => {
  const eid = { firstDay: '2027-03-10', lastDay: '2027-03-12', why: 'Eid' }
  const one = { firstDay: '2027-03-20', lastDay: '2027-03-20', why: 'Stocktaking' }
  expect(closedLines([eid, one], '2027-03-12')).toEqual([
    'Closed from 10 Mar 2027 to 12 Mar 2027: Eid',
    'Closed on 20 Mar 2027: Stocktaking',
  ])
  expect(closedLines([eid], '2027-03-13')).toEqual([])
  expect(closedLines([eid], '2027-02-07')).toEqual([])
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

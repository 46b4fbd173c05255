import { expect, test } from 'vitest'
import { m } from '../../messages/m.ts'
import { checkPartner, goodsOnce, MOST_GOODS } from './partner.rules.ts'
import { examplePartner } from './partners.contract.ts'

const day = (opens: string, closes: string) => ({ opens, closes })
const week = (...days: ({ opens: string; closes: string } | null)[]) =>
  Array.from({ length: 7 }, (_, at) => days[at] ?? null)

test('a partner as it should be', () => {
  expect(checkPartner(examplePartner)).toEqual({})
  expect(checkPartner({ ...examplePartner, hours: null })).toEqual({})
})

test.each([
  [{ partnerName: ' ' }, 'partnerName', m.near_partner_name_needed()],
  [{ partnerName: '!!!' }, 'partnerName', m.near_partner_name_needed()],
  [{ address: '' }, 'address', m.near_partner_address_needed()],
  [{ city: '-' }, 'city', m.near_partner_city_needed()],
  [{ country: 'Pakistan' }, 'country', m.near_partner_country_needed()],
  [{ latitude: 90.01 }, 'latitude', m.near_latitude_wrong()],
  [{ latitude: Number.NaN }, 'latitude', m.near_latitude_wrong()],
  [{ longitude: -181 }, 'longitude', m.near_longitude_wrong()],
  [{ priority: 0 }, 'priority', m.near_partner_priority_wrong({ most: 9 })],
  [{ priority: 1.5 }, 'priority', m.near_partner_priority_wrong({ most: 9 })],
  [{ goods: Array(MOST_GOODS + 1).fill('Rice') }, 'goods', m.near_partner_goods_many({ most: MOST_GOODS })],
])('an error is shown at its field: %o', (change, field, says) => {
  expect(checkPartner({ ...examplePartner, ...change })).toEqual({ [field]: says })
})

test.each([
  ['closed all week', week(), {}],
  ['until midnight', week(day('18:00', '24:00'), day('00:00', '24:00')), {}],
  ['over midnight', week(day('18:00', '02:00'), day('02:00', '03:00')), {}],
  ['no hour', week(day('', '10:00')), { 'hours.0.opens': m.hours_time_needed() }],
  ['no end', week(null, day('10:00', '')), { 'hours.1.closes': m.hours_time_needed() }],
  ['opens as the day ends', week(day('24:00', '10:00')), { 'hours.0.opens': m.hours_time_needed() }],
  ['no time at all', week(day('10:00', '10:00')), { 'hours.0.closes': m.near_partner_hours_same() }],
  [
    'Saturday lasts into Sunday',
    [day('01:00', '10:00'), ...week().slice(2), day('20:00', '02:00')],
    { 'hours.6.closes': m.near_partner_hours_overlap() },
  ],
])('hours: %s', (_, hours, wrong) => {
  expect(checkPartner({ ...examplePartner, hours })).toEqual(wrong)
})

test('each product is listed once, in its first spelling', () => {
  expect(goodsOnce(['Purée', 'puree', 'PUREE ', 'دال', '🍞', '🍞'])).toEqual(['Purée', 'دال', '🍞'])
})

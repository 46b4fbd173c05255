import { expect, test } from 'vitest'
import { m } from '../../messages/m.ts'
import { examplePartner } from '../../near/partners/partners.contract.ts'
import {
  checkPartnerDraft,
  goodsWith,
  newPartnerDraft,
  partnerDraftOf,
  partnerIn,
} from './partner-draft.rules.ts'

const late = { opens: '18:00', closes: '02:00' }
const hours = [null, late, late, { opens: '00:00', closes: '24:00' }, null, late, late]

test('a partner as it is written is the one that was read', () => {
  for (const partner of [examplePartner, { ...examplePartner, hours: null }, { ...examplePartner, hours }])
    expect(partnerIn(partnerDraftOf(partner))).toEqual({
      ...partner,
      updatedDate: partner.updatedDate,
    })
})

test('midnight at the end of a day is written as browsers write it', () => {
  const { days } = partnerDraftOf({ ...examplePartner, hours })
  expect(days.find(({ weekday }) => weekday === 3)).toMatchObject({
    spans: [{ opens: '00:00', closes: '00:00' }],
  })
  expect(days.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 0])
  expect(days.at(-1)).toMatchObject({ weekday: 0, open: false })
})

test('a new partner is sent without a number, and needs its name, place and position', () => {
  const draft = newPartnerDraft('PK')
  expect(partnerIn(draft)).not.toHaveProperty('partnerId')
  expect(checkPartnerDraft(draft)).toEqual({
    partnerName: m.near_partner_name_needed(),
    address: m.near_partner_address_needed(),
    city: m.near_partner_city_needed(),
    latitude: m.near_latitude_wrong(),
    longitude: m.near_longitude_wrong(),
  })
})

test('errors of hours that are not sent are not shown', () => {
  const days = partnerDraftOf(examplePartner).days.map(day => ({
    ...day,
    spans: [{ opens: '', closes: '22:00' }],
  }))
  const draft = { ...partnerDraftOf(examplePartner), days }
  expect(checkPartnerDraft({ ...draft, hoursKnown: false })).toEqual({})
  expect(checkPartnerDraft(draft)['hours.1.opens']).toBe(m.hours_time_needed())
})

test('typed products count as well, each once', () => {
  expect(goodsWith({ goods: ['Rice'], newGoods: ' rice, Halal Meat ,, Halal meat' })).toEqual([
    'Rice',
    'Halal Meat',
  ])
  const draft = { ...partnerDraftOf(examplePartner), newGoods: 'Tea' }
  expect(partnerIn(draft).goods).toEqual([...examplePartner.goods, 'Tea'])
})

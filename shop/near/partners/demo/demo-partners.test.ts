import { expect, test } from 'vitest'
import { greatCircle } from '../../providers/distance.rules.ts'
import { checkPartner } from '../partner.rules.ts'
import { demoPartners } from './demo-partners.ts'

const middles = {
  Karachi: { latitude: 24.918, longitude: 67.097 },
  Houston: { latitude: 29.72, longitude: -95.5 },
  Toronto: { latitude: 43.7, longitude: -79.4 },
}

test.each(Object.entries(middles))('%s has 20 places or more, all within 20 km', (city, middle) => {
  const here = demoPartners.filter(partner => partner.city === city)
  expect(here.length).toBeGreaterThanOrEqual(20)
  expect(here.filter(partner => greatCircle(middle, partner) > 20_000)).toEqual([])
  for (const kind of ['GROCERY', 'RESTAURANT'])
    expect(here.filter(partner => partner.kind === kind).length).toBeGreaterThanOrEqual(8)
  for (const dish of ['Biryani', 'Fried Chicken', 'Cake'])
    expect(here.filter(({ goods }) => goods.includes(dish)).length).toBeGreaterThanOrEqual(2)
})

test('each demo partner passes the checks of the directory, and is listed once', () => {
  expect(demoPartners.filter(partner => Object.keys(checkPartner(partner)).length)).toEqual([])
  for (const field of ['plainName', 'phone1', 'address'] as const)
    expect(new Set(demoPartners.map(partner => partner[field])).size).toBe(demoPartners.length)
})

test('the telephones in North America are numbers that nobody has', () => {
  const abroad = demoPartners.filter(({ country }) => country !== 'PK')
  expect(abroad.filter(({ phone1 }) => !/^\+1 \d{3} 555 01\d\d$/.test(phone1))).toEqual([])
})

test('there are hours of each kind: unknown, closed on a day, over midnight', () => {
  const weeks = demoPartners.map(({ hours }) => hours)
  expect(weeks).toContain(null)
  expect(weeks.some(week => week?.includes(null))).toBe(true)
  expect(weeks.some(week => week?.some(day => day && day.closes < day.opens))).toBe(true)
  expect(new Set(demoPartners.map(({ priority }) => priority)).size).toBeGreaterThan(3)
})

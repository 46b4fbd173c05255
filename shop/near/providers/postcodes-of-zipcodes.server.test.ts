import { expect, test } from 'vitest'
import { greatCircle } from './distance.rules.ts'
import { postcodes } from './postcodes-of-zipcodes.server.ts'

const all = postcodes()
const of = (code: string) => all.find(({ postalCode }) => postalCode === code)

test('knows the postcodes of two countries, each once', () => {
  expect(all.filter(({ country }) => country === 'US').length).toBeGreaterThan(41_000)
  expect(all.filter(({ country }) => country === 'CA').length).toBeGreaterThan(1_600)
  expect(new Set(all.map(({ postalCode }) => postalCode)).size).toBe(all.length)
  const shaped = { US: /^\d{5}$/, CA: /^[A-Z]\d[A-Z]$/ } as Record<string, RegExp>
  expect(all.filter(({ postalCode, country }) => !shaped[country]?.test(postalCode))).toEqual([])
})

test('says town and state in short', () => {
  expect(of('75201')).toMatchObject({ country: 'US', city: 'Dallas', stateCode: 'TX' })
  expect(of('M5V')).toMatchObject({ country: 'CA', city: 'Downtown Toronto', stateCode: 'ON' })
  expect(of('X0A')).toMatchObject({ stateCode: 'NU' })
  const dallas = { latitude: 32.78306, longitude: -96.80667 }
  expect(greatCircle(of('75201') ?? { latitude: 0, longitude: 0 }, dallas)).toBeLessThan(2_000)
})

test('leaves out armed forces abroad, Santa Claus, and postcodes without a position', () => {
  for (const code of ['09001', '34001', 'H0H', 'V0N', '10200']) expect(of(code)).toBeUndefined()
  const elsewhere = all.filter(
    ({ stateCode, latitude, longitude }) =>
      !/^[A-Z]{2}$/.test(stateCode) || !(latitude < 24 || (latitude < 85 && longitude < -50)),
  )
  expect(elsewhere).toEqual([])
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chosenIn, menuOf } from './chosen-places.rules.ts'

const queryOf = (address: string) => new URL(address, 'https://souk.example').searchParams
const shown = (...chosen: [name: string, vicinity: string][]) =>
  chosenIn(queryOf(menuOf(chosen.map(([name, vicinity]) => ({ name, vicinity })))))

test('places come to the menu by their names', () => {
  const chosen = [
    { name: 'Cafe Clifton', vicinity: 'Block 5, Karachi' },
    { name: 'Bundu & Khan', vicinity: '' },
  ]
  expect(menuOf(chosen)).toBe('/menu?restaurant=Cafe+Clifton&restaurant=Bundu+%26+Khan')
  expect(chosenIn(queryOf(menuOf(chosen)))).toEqual(['Cafe Clifton', 'Bundu & Khan'])
})

test('two branches of one chain stay separate, with their difference if it is known', () => {
  expect(shown(['KFC', 'Tariq Road'], ['Cafe', 'Clifton'], ['KFC', 'Saddar'])).toEqual([
    'KFC, Tariq Road',
    'Cafe',
    'KFC, Saddar',
  ])
  expect(shown(['KFC', ''], ['KFC', 'Saddar'])).toEqual(['KFC', 'KFC, Saddar'])
  expect(shown(['KFC', ''], ['KFC', ''])).toEqual(['KFC', 'KFC'])
})

test('the answer has as many places as were chosen, whatever their names', () => {
  const name = fc.string({ unit: 'binary', minLength: 1 }).filter(text => /[\p{L}\p{N}]/u.test(text))
  const place = fc.record({ name, vicinity: fc.string({ unit: 'binary' }) })
  fc.assert(
    fc.property(fc.array(place, { maxLength: 5 }), chosen => {
      const names = chosenIn(queryOf(menuOf(chosen)))
      expect(names).toHaveLength(chosen.length)
      for (const one of names) expect(one).toMatch(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]{1,200}$/u)
    }),
  )
})

test('an invented address is cut to at most five short lines', () => {
  const names = chosenIn(queryOf(`/menu?${'restaurant=A&'.repeat(200)}`))
  expect(names).toHaveLength(5)
  const [long] = chosenIn(queryOf(`/menu?restaurant=${'x'.repeat(5000)}`))
  expect(long).toBe('x'.repeat(200))
  expect(chosenIn(queryOf('/menu?restaurant=&restaurant=%00%E2%80%AE&restaurant=a%0A%E2%80%AEb'))).toEqual([
    'a b',
  ])
})

import { expect, test } from 'vitest'
import { nutritionHeads, nutritionRows } from './nutrition-rows.ts'

const values = {
  energyKj: 1046,
  energyKcal: 250,
  fat: 12.5,
  saturates: 7,
  carbohydrate: 30,
  sugars: 2.25,
  fibre: null,
  protein: 5,
  salt: 0.125,
}

test('energy is one row in both units, parts follow their whole, and what is not known is left out', () => {
  expect(nutritionRows({ per: 'G', portion: null, values })).toEqual([
    { name: 'Energy', isPart: false, hundred: '1,046 kJ / 250 kcal' },
    { name: 'Fat', isPart: false, hundred: '12.5 g' },
    { name: 'of which saturates', isPart: true, hundred: '7 g' },
    { name: 'Carbohydrate', isPart: false, hundred: '30 g' },
    { name: 'of which sugars', isPart: true, hundred: '2.25 g' },
    { name: 'Protein', isPart: false, hundred: '5 g' },
    { name: 'Salt', isPart: false, hundred: '0.125 g' },
  ])
})

test('a portion has its share, rounded as labels are', () => {
  const rows = nutritionRows({ per: 'ML', portion: 30, values: { ...values, fibre: 0 } })
  expect(rows.map(({ portion }) => portion)).toEqual([
    '314 kJ / 75 kcal',
    '3.8 g',
    '2.1 g',
    '9 g',
    '0.7 g',
    '0 g',
    '1.5 g',
    '0.04 g',
  ])
})

test('the columns name 100 g or 100 ml, and the size of a portion', () => {
  expect(nutritionHeads({ per: 'G', portion: null, values })).toEqual({ hundred: 'Per 100 g' })
  expect(nutritionHeads({ per: 'ML', portion: 12.5, values })).toEqual({
    hundred: 'Per 100 ml',
    portion: 'Per portion of 12.5 ml',
  })
})

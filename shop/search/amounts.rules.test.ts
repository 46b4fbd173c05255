import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainDigits, readAmounts } from './amounts.rules.ts'
import { cleanTerm } from './search-words.rules.ts'

const read = (term: string) => {
  const { rest, amounts } = readAmounts(cleanTerm(term))
  return [rest, ...amounts.map(({ amount, measure }) => `${Math.round(amount * 100) / 100} ${measure}`)]
}

test.each([
  ['2kg rice', ['rice', '2000 g']],
  ['2 kg rice', ['rice', '2000 g']],
  ['1/2 lb keema', ['keema', '226.8 g']],
  ['½ lb keema', ['keema', '226.8 g']],
  ['1 1/2 kg atta', ['atta', '1500 g']],
  ['1½ kg atta', ['atta', '1500 g']],
  ['1,5 l milk', ['milk', '1500 ml']],
  ['half kg keema', ['keema', '500 g']],
  ['half a kilo keema', ['keema', '500 g']],
  ['aadha kilo keema', ['keema', '500 g']],
  ['500g dahi', ['dahi', '500 g']],
  ['dahi 500 gms', ['dahi', '500 g']],
  ['dozen eggs', ['eggs', '12 pc']],
  ['a dozen eggs', ['eggs', '12 pc']],
  ['half dozen eggs', ['eggs', '6 pc']],
  ['cola 6 x 330ml', ['cola', '330 ml', '1980 ml']],
  ['6x330 ml cola', ['cola', '330 ml', '1980 ml']],
  ['pao keema', ['keema', '250 g']],
  ['۲ کلو چاول', ['چاول', '2000 g']],
  ['پاؤ قیمہ', ['قیمہ', '250 g']],
  ['٥٠٠ غرام تمر', ['تمر', '500 g']],
])('%s', (term, found) => {
  expect(read(term)).toEqual(found)
})

test.each([
  '7up',
  '786',
  'vitamin b 12',
  'kg',
  '2 kg',
  'dozen',
  'rice kg',
  'size 40',
  '5g',
  'l carnitine',
  '1/0 kg rice',
])('%s has only words', term => {
  expect(readAmounts(cleanTerm(term))).toEqual({ rest: cleanTerm(term), amounts: [] })
})

test('an amount is found in every form in which a name writes it', () => {
  const [amount] = readAmounts('2 kg rice').amounts
  const pattern = new RegExp(`^(?:${amount?.texts.join('|')})$`)
  for (const text of ['2kg', '2 kg', '2 kilos', '2000g', '2000 grams']) expect(text).toMatch(pattern)
  for (const text of ['20 kg', '2 lb', '2 l']) expect(text).not.toMatch(pattern)
  expect(readAmounts('dozen eggs').amounts[0]?.texts).toEqual(['12', 'dozen'])
})

test('any term keeps a word to look for, and amounts are above 0', () => {
  const word = fc.constantFrom(
    'rice',
    '2',
    '1/2',
    'kg',
    'x',
    'dozen',
    '½',
    'lb',
    '٣',
    'چاول',
    '0',
    '7up',
    ',',
    'half',
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.array(word).map(words => words.join(' ')),
      ),
      term => {
        const clean = cleanTerm(term)
        const { rest, amounts } = readAmounts(clean)
        for (const { amount, texts } of amounts) {
          expect(amount).toBeGreaterThan(0)
          for (const text of texts) expect(() => new RegExp(text)).not.toThrow()
        }
        if (amounts.length === 0) expect(rest).toBe(clean)
        else expect(rest).toMatch(/[\p{L}\p{N}]/u)
        expect(readAmounts(rest).amounts.length === 0 || amounts.length > 0).toBe(true)
      },
    ),
  )
})

test('a number and a unit in any form are the amount, whatever stands around them', () => {
  const sizes = { kg: 1000, g: 1, lb: 453.592_37, lbs: 453.592_37, oz: 28.349_523 }
  const unit = fc.constantFrom(...(Object.keys(sizes) as (keyof typeof sizes)[]))
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9999 }),
      unit,
      fc.boolean(),
      fc.boolean(),
      (count, unit, near, first) => {
        const said = `${count}${near ? '' : ' '}${unit}`
        const { rest, amounts } = readAmounts(first ? `${said} rice` : `rice ${said}`)
        expect(rest).toBe('rice')
        expect(amounts[0]?.amount).toBeCloseTo(count * sizes[unit])
      },
    ),
  )
})

test('digits of Arabic and Urdu are read as ours', () => {
  expect(plainDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ 5')).toBe('0123456789 0123456789 5')
})

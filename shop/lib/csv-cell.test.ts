import fc from 'fast-check'
import { expect, test } from 'vitest'
import { harmlessCell, textOfCell } from './csv-cell.ts'

test('text that a spreadsheet would compute is stored as text', () => {
  const formulas = ['=1+1', '+cmd|calc', '-2+3', '@SUM(A1)', '\tx', '\rx', '\n=x', "'=1", '--1']
  const behindSpaces = [
    ' =1+1',
    '   +cmd|calc',
    '\t-2+3',
    '\r@SUM(A1)',
    ' \t\r\n =x',
    '\u00a0=1',
    "' =1",
    ' -12',
  ]
  for (const text of [...formulas, ...behindSpaces, '＝1+1', ' ＠SUM(A1)']) {
    expect(harmlessCell(text)).toBe(`'${text}`)
    expect(textOfCell(harmlessCell(text))).toBe(text)
  }
})

test('names and numbers stay as they are', () => {
  for (const text of ['', 'Goat', ' Goat', ' ', "'tis", '450.50', '-12', '+92', "O'Brien", '1-2'])
    expect(harmlessCell(text)).toBe(text)
})

test('every text is read back unchanged', () => {
  const signs = fc.constantFrom("'", '=', '+', '-', '@', '\t', '\r', '\n', '1', 'a', '.', ' ', '\u00a0', '＝')
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(signs).map(parts => parts.join('')),
  )
  fc.assert(
    fc.property(text, one => {
      expect(textOfCell(harmlessCell(one))).toBe(one)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { optionKinds } from '../option-prices.rules.ts'
import { partsIn, storedParts, type WrittenPart, writtenParts } from './parts.rules.ts'

test('parts are written by SKU, and read as people write them', () => {
  const parts: WrittenPart[] = [
    { sku: 'SKU-1' },
    { sku: 'SKU-2', kind: 'cuttingAttributes', choice: 'Tandoori' },
  ]
  expect(writtenParts(parts)).toBe('SKU-1; Cut: Tandoori = SKU-2')
  expect(partsIn('SKU-1;cut:Tandoori=SKU-2')).toEqual({ parts })
  expect(partsIn('SKU-1\nCut: Tandoori = SKU-2;')).toEqual({ parts })
  expect(partsIn(' ')).toEqual({ parts: [] })
})

test('a piece that names no part is wrong', () => {
  expect(partsIn('SKU-1; Colour: Red = SKU-2')).toEqual({ wrong: 'Colour: Red = SKU-2' })
  expect(partsIn('Cut: Tandoori =')).toEqual({ wrong: 'Cut: Tandoori =' })
  expect(partsIn('Cut: = SKU-2')).toEqual({ wrong: 'Cut: = SKU-2' })
})

test('whatever the SKUs and choices are, parts are read as they were written', () => {
  const text = fc
    .string({ minLength: 1, maxLength: 12 })
    .filter(one => one.trim() === one && !/[\p{Cc}]/u.test(one))
  const part = fc.oneof(
    fc.record({ sku: text }),
    fc.record({ sku: text, kind: fc.constantFrom(...optionKinds), choice: text }),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 5 }), parts => {
      expect(partsIn(writtenParts(parts))).toEqual({ parts })
    }),
    { numRuns: 2000 },
  )
})

test('parts without a whole choice are stored without one, and none as nothing', () => {
  expect(storedParts([{ productId: 1, kind: undefined }])).toEqual([{ productId: 1 }])
  expect(storedParts([])).toBeNull()
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { swappedQuotes } from './island.tsx'

test('properties come back as they were, whatever quotes they have', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('"', '`', "'", '\\', 'a') }), text => {
      const sent = swappedQuotes(JSON.stringify({ text }))
      expect(sent).not.toMatch(/^\{"/)
      expect(JSON.parse(swappedQuotes(sent))).toEqual({ text })
    }),
  )
})

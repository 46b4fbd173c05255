import { expect, test } from 'vitest'
import { wrongRelated } from './chosen-related.rules.ts'

test('a product goes well with others, each once, and not with itself', () => {
  expect(wrongRelated([], 7)).toEqual({})
  expect(wrongRelated([3, 2, 1], 7)).toEqual({})
  expect(wrongRelated([3, 7, 3], 7)).toEqual({
    'related.1': 'A product does not go with itself.',
    'related.2': 'This product is listed already.',
  })
})

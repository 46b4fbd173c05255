import { expect, test } from 'vitest'
import type { DraftBlock } from '../../content/drafts.contract.ts'
import { emptyBlock } from './block-form.rules.ts'
import { inOrder, withBlock, withoutBlock, withWritten } from './block-places.rules.ts'

const block = (blockId: number | null, title: string, part = 'questions'): DraftBlock => ({
  ...emptyBlock(part),
  blockId,
  title,
})
const [a, b, c, fresh] = [block(1, 'A'), block(2, 'B'), block(3, 'C'), block(null, 'New')]

test('exactly the chosen block is removed, wherever it is by then', () => {
  expect(withoutBlock([a, b, c], b, 1)).toEqual([a, c])
  // The block to remove is still there, or another block has gone.
  expect(withoutBlock([a, b, c], b, 0)).toEqual([a, c])
  expect(withoutBlock([b, c], b, 1)).toEqual([c])
  expect(withoutBlock([a, c], b, 1)).toEqual([a, c])
})

test('a new block is identified by its content, and by its place among equal ones', () => {
  expect(withoutBlock([a, fresh, b], { ...fresh }, 2)).toEqual([a, b])
  expect(withoutBlock([fresh, a, fresh], fresh, 2)).toEqual([fresh, a])
})

test('a removed block is restored once', () => {
  expect(withBlock([a, c], b, 1)).toEqual([a, b, c])
  expect(withBlock([a, b, c], b, 1)).toEqual([a, b, c])
})

test('a block is saved at its current place, or last', () => {
  const anew = { ...b, title: 'Anew' }
  expect(withWritten([b, c], b, 1, anew)).toEqual([anew, c])
  expect(withWritten([a, c], b, 1, anew)).toEqual([a, c, anew])
})

test('a new order neither restores removed blocks nor loses new ones, and leaves other parts alone', () => {
  const note = block(9, 'Note', 'notes')
  expect(inOrder([a, note, b, c], 'questions', [c, b, a])).toEqual([c, note, b, a])
  expect(inOrder([a, note, fresh, c], 'questions', [c, b, a])).toEqual([c, note, a, fresh])
})

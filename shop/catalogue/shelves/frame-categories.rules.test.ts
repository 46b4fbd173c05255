import fc from 'fast-check'
import { expect, test } from 'vitest'
import { besideFrame, frameCategories, MOST_IN_FRAME, withBeside } from './frame-categories.rules.ts'

const shops = fc
  .record({ departments: fc.integer({ min: 1, max: 40 }), size: fc.integer({ min: 0, max: 600 }) })
  .map(({ departments, size }) =>
    Array.from({ length: size }, (_, at) => ({ categoryId: at + 1, category: `D${at % departments}` })),
  )

test('a usual shop has all its categories on every page', () => {
  fc.assert(
    fc.property(shops, categories => {
      fc.pre(categories.length <= MOST_IN_FRAME)
      expect(frameCategories(categories, [])).toEqual(categories)
      expect(besideFrame(categories, 'D0')).toEqual([])
    }),
  )
})

test('a large one has some of each department, the tiles of the home page, and all of the department that is looked at', () => {
  fc.assert(
    fc.property(shops, fc.array(fc.integer({ min: 1, max: 600 }), { maxLength: 4 }), (categories, tiles) => {
      fc.pre(categories.length > MOST_IN_FRAME)
      const frame = frameCategories(categories, tiles)
      const ids = frame.map(({ categoryId }) => categoryId)
      for (const tile of tiles) if (tile <= categories.length) expect(ids).toContain(tile)
      expect(new Set(frame.map(({ category }) => category))).toEqual(
        new Set(categories.map(({ category }) => category)),
      )
      const inD0 = <C extends { category: string }>(list: readonly C[]) =>
        list.filter(({ category }) => category === 'D0')
      const all = inD0(withBeside(frame, besideFrame(categories, 'D0')))
      expect(all.map(({ categoryId }) => categoryId).sort()).toEqual(
        inD0(categories)
          .map(({ categoryId }) => categoryId)
          .sort(),
      )
    }),
  )
})

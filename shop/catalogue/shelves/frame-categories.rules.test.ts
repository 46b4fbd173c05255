import fc from 'fast-check'
import { expect, test } from 'vitest'
import { frameCategories, MOST_IN_FRAME, MOST_OF_DEPARTMENT } from './frame-categories.rules.ts'

const shops = fc
  .record({ departments: fc.integer({ min: 1, max: 40 }), size: fc.integer({ min: 0, max: 600 }) })
  .map(({ departments, size }) =>
    Array.from({ length: size }, (_, at) => ({ categoryId: at + 1, category: `D${at % departments}` })),
  )

test('a usual shop has all its categories in its menu', () => {
  fc.assert(
    fc.property(shops, categories => {
      fc.pre(categories.length <= MOST_IN_FRAME)
      expect(frameCategories(categories)).toEqual(categories)
      expect(frameCategories(categories, 'D0')).toEqual(categories)
    }),
  )
})

test('a large one has some of each department, and all of the department that is looked at', () => {
  fc.assert(
    fc.property(shops, categories => {
      fc.pre(categories.length > MOST_IN_FRAME)
      const count = (list: readonly { category: string }[], name: string) =>
        list.filter(({ category }) => category === name).length
      const [menu, looked] = [frameCategories(categories), frameCategories(categories, 'D0')]
      for (const name of new Set(categories.map(({ category }) => category))) {
        const some = Math.min(count(categories, name), MOST_OF_DEPARTMENT)
        expect(count(menu, name)).toBe(some)
        expect(count(looked, name)).toBe(name === 'D0' ? count(categories, name) : some)
      }
    }),
  )
})

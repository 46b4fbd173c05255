import { expect, test } from 'vitest'
import { cleanDescription } from './clean-description.server.ts'
import { cutDescription, cutWords } from './cut-description.server.ts'
import { MOST_WORDS } from './description-limits.ts'

test('a description that fits stays as it is', () => {
  expect(cutDescription('<p>Two <b>kinds</b></p>')).toEqual({
    description: '<p>Two <b>kinds</b></p>',
    cut: 0,
  })
  expect(cutWords('Fine')).toEqual({ description: 'Fine', cut: 0 })
})

test('a longer one is cut behind the letters that fit, with every tag closed, and the letters are counted', () => {
  const html = `<ul>${'<li>Sun &amp; <strong>stone</strong></li>'.repeat(2000)}</ul>`
  const { description, cut } = cutDescription(html)
  const [before, after] = [cleanDescription(html), cleanDescription(description)]
  expect(after.productDetails.length).toBeLessThanOrEqual(MOST_WORDS)
  expect(after.productDetails.length).toBeGreaterThan(MOST_WORDS - 30)
  expect(before.productDetails.length - after.productDetails.length).toBe(cut)
  expect(after.productHtml).toBe(description)
  expect(cutWords('x'.repeat(MOST_WORDS + 7))).toEqual({ description: 'x'.repeat(MOST_WORDS), cut: 7 })
})

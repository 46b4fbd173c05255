import { describe, expect, test } from 'vitest'
import { checkReview, summarise } from './reviews.rules.ts'

describe('what reviews say together', () => {
  test('the average has one decimal, every rating its count', () => {
    const summary = summarise([5, 5, 4, 1].map(rating => ({ rating })))
    expect(summary).toMatchObject({ count: 4, average: 3.8 })
    expect(summary.spread.map(({ count }) => count)).toEqual([2, 1, 0, 0, 1])
  })
  test('nothing is said by none', () => {
    expect(summarise([])).toMatchObject({ count: 0, average: 0 })
  })
})

describe('a review', () => {
  const whole = { reviewTitle: 'Tender', reviewMsg: 'Cooked in half an hour.', rating: 5 }
  test('needs title, message and rating', () => {
    expect(checkReview(whole)).toEqual({})
    expect(checkReview({ reviewTitle: ' ', reviewMsg: '', rating: 0 })).toEqual({
      reviewTitle: 'title is required',
      reviewMsg: 'message is required',
      rating: 'Rating is required',
    })
  })
  test.each([0, 6, 1.5, Number.NaN])('is not rated %s', rating => {
    expect(checkReview({ ...whole, rating })).toEqual({ rating: 'Rating is required' })
  })
})

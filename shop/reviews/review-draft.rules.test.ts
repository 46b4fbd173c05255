import { describe, expect, test } from 'vitest'
import { checkReview } from './review-draft.rules.ts'

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

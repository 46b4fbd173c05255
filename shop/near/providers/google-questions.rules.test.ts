import { expect, test } from 'vitest'
import { greatCircle } from './distance.rules.ts'
import { placeQuestions } from './google-questions.rules.ts'

const asked = {
  position: { latitude: 24.8624, longitude: 67.0283 },
  radius: 5000,
  kinds: ['GROCERY', 'RESTAURANT'] as const,
  goods: '',
  name: '',
}
type Corners = Record<'low' | 'high', { latitude: number; longitude: number }>
const rectangleOf = (question: Parameters<typeof placeQuestions>[0]): Corners => {
  const [first] = placeQuestions({ ...question, goods: 'rice' })
  return (first as { body: { locationRestriction: { rectangle: Corners } } }).body.locationRestriction
    .rectangle
}

test('each kind is a question of its own', () => {
  expect(placeQuestions(asked).map(({ method }) => method)).toEqual(['searchNearby', 'searchNearby'])
  expect(placeQuestions({ ...asked, kinds: ['GROCERY'], goods: ' rice ' })).toMatchObject([
    { method: 'searchText', body: { textQuery: 'rice', includedType: 'grocery_store' } },
  ])
})

test('the rectangle is just around the circle', () => {
  const { low, high } = rectangleOf(asked)
  const { position } = asked
  expect(greatCircle(position, { ...position, latitude: high.latitude })).toBeCloseTo(5000, 0)
  expect(greatCircle(position, { ...position, longitude: low.longitude })).toBeCloseTo(5000, -1)
})

test('the circle stays valid at the poles and at the date line', () => {
  const north = rectangleOf({ ...asked, position: { latitude: 89.99, longitude: 0 } })
  expect(north.high.latitude).toBe(90)
  const { low, high } = rectangleOf({ ...asked, position: { latitude: 0, longitude: 179.99 } })
  expect(low.longitude).toBeGreaterThan(179)
  expect(high.longitude).toBeLessThan(-179)
})

import { expect, test } from 'vitest'
import { type SeenCode, seenAt } from './seen-codes.rules.ts'

/** Looks at these codes, one each 200 milliseconds, and returns those that count. */
function looks(...codes: (string | undefined)[]): string[] {
  let last: SeenCode | undefined
  return codes.flatMap((code, at) => {
    const seen = seenAt(last, code, at * 200)
    last = seen.last
    return seen.isNew && code !== undefined ? [code] : []
  })
}
const nothing = (times: number) => Array.from({ length: times }, () => undefined)

test('a label in sight counts once', () => {
  expect(looks('1', '1', '1', '1')).toEqual(['1'])
})

test('a label that is lost for a moment does not count again', () => {
  expect(looks('1', ...nothing(5), '1')).toEqual(['1'])
})

test('the next label of the same product counts, once the first one is away', () => {
  expect(looks('1', ...nothing(9), '1')).toEqual(['1', '1'])
})

test('another label counts at once', () => {
  expect(looks('1', '2', '1')).toEqual(['1', '2', '1'])
})

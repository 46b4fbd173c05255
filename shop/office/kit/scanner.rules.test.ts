import { expect, test } from 'vitest'
import { typedBy } from './scanner.rules.ts'

const nothing = { keys: '', at: 0 }
const typing = (keys: readonly string[], every: number) =>
  keys.reduce<ReturnType<typeof typedBy>>((typed, key, at) => typedBy(typed, key, (at + 1) * every), nothing)

test('a code that is typed as fast as by a scanner is taken at its Enter', () => {
  expect(typing([...'2112345015002', 'Enter'], 15).scanned).toBe('2112345015002')
  expect(typing(['Shift', ...'01234A', 'Enter'], 15).scanned).toBe('01234A')
})

test('keys that a person types are no code, nor is a short one or Enter alone', () => {
  expect(typing([...'2112345015002', 'Enter'], 200).scanned).toBeUndefined()
  expect(typing([...'1234', 'Enter'], 15).scanned).toBeUndefined()
  expect(typing(['Enter'], 15).scanned).toBeUndefined()
})

test('a code after another one, or after a single key, is read alone', () => {
  const first = typing([...'11111111', 'Enter'], 15)
  const second = [...'22222222', 'Enter'].reduce<ReturnType<typeof typedBy>>(
    (typed, key, at) => typedBy(typed, key, 1000 + at * 15),
    first,
  )
  expect(second.scanned).toBe('22222222')
})

import { expect, test } from 'vitest'
import { describeConfiguration, readConfiguration } from './configuration.ts'

test('nothing set is a shop on port 3000 with a database of its own', () => {
  expect(readConfiguration({})).toMatchObject({ PORT: 3000, DATA_FOLDER: 'data', ENVIRONMENT_LABEL: 'PRD' })
  expect(readConfiguration({}).DATABASE_URL).toBeUndefined()
})

test('a wrong variable is named with what it must be, without its value', () => {
  const wrong = { PORT: '70000', SOUK_SECRET: 'too-short-secret' }
  expect(() => readConfiguration(wrong)).toThrow(
    /PORT: Port to serve on[\s\S]*SOUK_SECRET: Secret of at least 32/,
  )
  expect(() => readConfiguration(wrong)).not.toThrow(/too-short-secret/)
})

test('every variable says what it is for', () => {
  for (const { name, meaning } of describeConfiguration()) expect(meaning, name).not.toBe('')
})

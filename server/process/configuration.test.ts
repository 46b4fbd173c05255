import { expect, test } from 'vitest'
import { describeConfiguration, readConfiguration } from './configuration.ts'

test('without variables the shop uses port 3000 and its own database', () => {
  expect(readConfiguration({})).toMatchObject({ PORT: 3000, DATA_FOLDER: 'data', ENVIRONMENT_LABEL: 'PRD' })
  expect(readConfiguration({}).DATABASE_URL).toBeUndefined()
})

test('the error for a wrong variable names it and the rule it breaks, without its value', () => {
  const wrong = { PORT: '70000', SOUK_SECRET: 'too-short-secret' }
  expect(() => readConfiguration(wrong)).toThrow(
    /PORT: Port to serve on[\s\S]*SOUK_SECRET: Secret of at least 32/,
  )
  expect(() => readConfiguration(wrong)).not.toThrow(/too-short-secret/)
})

test('every variable has a description', () => {
  for (const { name, meaning } of describeConfiguration()) expect(meaning, name).not.toBe('')
})

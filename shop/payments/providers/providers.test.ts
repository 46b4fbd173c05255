import { expect, test } from 'vitest'
import { readConfiguration } from '../../../server/process/configuration.ts'
import { cardServiceOf } from './providers.server.ts'

const keys = (mode: string, publishable = mode) => ({
  STRIPE_SECRET_KEY: `sk_${mode}_of_nobody`,
  STRIPE_PUBLISHABLE_KEY: `pk_${publishable}_of_nobody`,
  STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody',
})

test('a shop in production refuses keys of the test mode', () => {
  const real = (mode: string) => () => cardServiceOf(readConfiguration({ ...keys(mode), PRODUCTION: 'yes' }))
  expect(real('test')).toThrow(/^(?!.*of_nobody).*must be live keys/)
  expect(real('live')()).toMatchObject({ name: 'stripe' })
  expect(cardServiceOf(readConfiguration(keys('test')))).toMatchObject({ name: 'stripe' })
})

test('keys of test mode and live mode cannot be mixed', () => {
  expect(() => cardServiceOf(readConfiguration(keys('live', 'test')))).toThrow(/must both be/)
})

test('the same configuration gives the same card service', () => {
  const configuration = readConfiguration(keys('test'))
  expect(cardServiceOf(configuration)).toBe(cardServiceOf(configuration))
})

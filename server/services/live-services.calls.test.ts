import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { databaseOn } from '../../database/pool.ts'
import { readStoredServices, storeService } from '../../shop/office/services/stored-services.server.ts'
import { openTestShop, TEST_SECRET, type TestShop } from '../../tests/support/test-shop.ts'
import { readConfiguration } from '../process/configuration.ts'
import { derivedFrom } from '../process/secret.ts'
import { liveServices } from './live-services.ts'

const derive = derivedFrom(TEST_SECRET)
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(20, { cachesPages: true })
})
afterAll(() => shop.close())

const store = (name: 'mail' | 'address' | 'cards', values: object, version = 1) =>
  storeService(databaseOn(shop.pool), { name, values, version }, { derive, clock: () => new Date() })
const opened = (variables: Record<string, string> = {}) => {
  const warn = vi.fn()
  const configuration = readConfiguration(variables)
  return { warn, configuration, live: liveServices(databaseOn(shop.pool), { configuration, derive, warn }) }
}

test('a process that did not make a change learns of it from the database, and shows it on its pages', async () => {
  const address = async () => (await shop.get('/settings/find')).body.publicAddress
  expect(await address()).toBe('')
  // Written past this process, as another worker does.
  await store('address', { PUBLIC_ADDRESS: 'https://souk.example' })
  await vi.waitUntil(async () => (await address()) === 'https://souk.example')
})

test('the same configuration lasts until something changes, so that connections last too', async () => {
  const { live } = opened()
  await live.fresh()
  const before = live.now()
  live.mistrust()
  await live.fresh()
  expect(live.now()).toBe(before)
  await store('mail', { SMTP_URL: 'smtp://mail.example' })
  expect(live.now()).toBe(before)
  live.mistrust()
  await live.fresh()
  expect(live.now().SMTP_URL).toBe('smtp://mail.example')
})

test('a service of the environment is not mixed with one of the office', async () => {
  await store('cards', {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  })
  const { live } = opened({ SMTP_URL: 'smtp://127.0.0.1:25', TWILIO_ACCOUNT_SID: 'AC1' })
  await live.fresh()
  expect(live.fixed).toEqual({ address: false, mail: true, texts: true, cards: false })
  expect(live.now()).toMatchObject({ SMTP_URL: 'smtp://127.0.0.1:25', STRIPE_SECRET_KEY: 'sk_test_1' })
})

test('test keys that are stored never take the cards of a shop in production', async () => {
  const { live, warn } = opened({ PRODUCTION: 'yes' })
  await live.fresh()
  expect(live.now().STRIPE_SECRET_KEY).toBeUndefined()
  expect(warn).toHaveBeenCalledWith('the card keys of the office cannot be used', {})
})

test('values of another secret are left out', async () => {
  const stored = await readStoredServices(databaseOn(shop.pool), derivedFrom('x'.repeat(32)))
  expect(stored).toEqual({ address: { version: 1 }, cards: { version: 1 }, mail: { version: 1 } })
})

import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
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

test.each([
  [
    'TRUSTED_PROXIES',
    ['notanip', '127.0.0.1,notanip', '10.0.0.0/33', '10.0.0.0/', '::1/129', '1.2.3.4,', '/8'],
  ],
  ['HOST', ['not a host', 'http://localhost', '-', '1.2.3.4:80']],
  ['DATABASE_URL', ['mysql://host/name', 'postgres://user:word@host:port/name', 'host']],
  ['DATABASE_DIRECT_URL', ['postgres://host:99999/name']],
  ['DATABASE_REPLICA_URL', ['postgres://host:x/name', 'postgres://one/souk,']],
  ['PUBLIC_ADDRESS', ['shop.example', 'https://shop example', 'https://shop.example:x', 'https://']],
  ['SMS_URL', ['https://[/send']],
  ['TWILIO_ADDRESS', ['https://api:twilio']],
  ['NOMINATIM_URL', ['https://[::1/']],
  ['PORT', ['-1', '80.5', 'http']],
  ['WORKERS', ['0', 'many']],
])('%s is refused by its name, whatever is wrong', (name, values) => {
  for (const value of values) {
    const read = () => readConfiguration({ [name]: value })
    expect(read, value).toThrow(new RegExp(`^The configuration is wrong[^]*  ${name}: [A-Z]`))
  }
})

test.each([
  [
    'TRUSTED_PROXIES',
    ['127.0.0.1', '127.0.0.1, ::1', '10.0.0.0/8,fd00::/8', 'loopback', '10.0.0.0/255.0.0.0'],
  ],
  ['HOST', ['0.0.0.0', '::', 'localhost', 'shop-1.internal']],
  [
    'DATABASE_URL',
    [
      'postgres://u:p%40ss@host:5432/name',
      'postgresql:///name',
      'postgres://u:p@/name?host=/var/run/postgresql',
    ],
  ],
  ['DATABASE_REPLICA_URL', ['postgres://one/souk', 'postgres://u:p@one/souk, postgres://u:p@two:5433/souk']],
  ['PUBLIC_ADDRESS', ['https://shop.example', 'http://localhost:3000']],
])('%s takes what it is meant for', (name, values) => {
  for (const value of values) expect(() => readConfiguration({ [name]: value }), value).not.toThrow()
})

test('an impossible value is refused by name before a database is made', async () => {
  const folder = join(tmpdir(), `souk-never-made-${process.pid}`)
  const script = join(import.meta.dirname, '../../scripts/dev.ts')
  const start = (variables: Record<string, string>) => {
    const env = { ...process.env, DATA_FOLDER: folder, PORT: '0', ...variables }
    return promisify(execFile)(process.execPath, [script], { env }).catch(({ stderr }) => String(stderr))
  }
  expect(await start({ TRUSTED_PROXIES: 'notanip' })).toMatch(/TRUSTED_PROXIES: Addresses of trusted proxies/)
  expect(await start({ MAPS_PROVIDER: 'google' })).toContain('GOOGLE_MAPS_KEY')
  expect(await start({ STRIPE_SECRET_KEY: 'sk_test_1' })).toContain('STRIPE_PUBLISHABLE_KEY')
  expect(existsSync(folder)).toBe(false)
})

test('every variable has a description', () => {
  for (const { name, meaning } of describeConfiguration()) expect(meaning, name).not.toBe('')
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOn, openPool } from '../../database/pool.ts'
import { createApp } from '../../server/process/app.ts'
import { readConfiguration } from '../../server/process/configuration.ts'
import { freshDatabase } from '../../tests/support/databases.ts'
import { TEST_SECRET } from '../../tests/support/test-shop.ts'
import { INCOMING_PATH } from './incoming-sms.route.server.ts'
import { twilioSignature } from './twilio.server.ts'

const TOKEN = 'the token of the account'
const ADDRESS = 'https://souk.example'
let database: Awaited<ReturnType<typeof freshDatabase>>
let pool: ReturnType<typeof openPool>
let app: Awaited<ReturnType<typeof createApp>>
beforeAll(async () => {
  database = await freshDatabase()
  pool = openPool(database.url, 5)
  app = await createApp({
    configuration: readConfiguration({
      LOG_LEVEL: 'silent',
      PUBLIC_ADDRESS: ADDRESS,
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: TOKEN,
    }),
    secret: TEST_SECRET,
    version: '1.0.27',
    pool,
  })
  await app.ready()
  await pool.query(`with c as (insert into contacts (first_name, last_name, email, phone1) values
      ('Zainab', 'Qureshi', 'zainab@example.org', '+1 (201) 555-0123'), ('Bilal', 'Siddiqui', 'bilal@example.org', '+92 201 5550123')
      returning contact_id, email)
    insert into customers (contact_id, login_id, send_sms_flag) select contact_id, email, true from c`)
})
afterAll(async () => {
  await app.close()
  await pool.end()
  await database.drop()
})

const receive = (
  fields: Record<string, string>,
  signature = twilioSignature(TOKEN, ADDRESS + INCOMING_PATH, fields),
) =>
  app.inject({
    method: 'POST',
    url: INCOMING_PATH,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature },
    payload: new URLSearchParams(fields).toString(),
  })
const allowing = async () => {
  const { rows } = await pool.query('select login_id from customers where send_sms_flag order by login_id')
  return rows.map(({ login_id }) => login_id)
}
const from = (Body: string) => ({ From: '+12015550123', To: '+15005550006', Body, MessageSid: 'SM1' })

test('the signature is computed as Twilio documents it', () => {
  const fields = {
    CallSid: 'CA1234567890ABCDE',
    Caller: '+14158675309',
    Digits: '1234',
    From: '+14158675309',
    To: '+18005551212',
  }
  expect(twilioSignature('12345', 'https://mycompany.com/myapp.php?foo=1&bar=2', fields)).toBe(
    'RSOYDt4T1cUTdK1PDd93/VVr8B8=',
  )
})

test('STOP switches text messages off for the accounts with the number, START on, and other words do nothing', async () => {
  expect((await receive(from('how much is lamb?'))).statusCode).toBe(200)
  expect(await allowing()).toHaveLength(2)
  const answer = await receive(from(' Stop '))
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/xml; charset=utf-8'])
  expect(await allowing()).toEqual(['bilal@example.org'])
  await receive(from('START'))
  expect(await allowing()).toHaveLength(2)
  const { rows } = await pool.query(`select channel, given, cause from consents join customers using (cust_id)
    where login_id = 'zainab@example.org' order by consent_id`)
  expect(rows).toEqual([
    { channel: 'TEXT', given: true, cause: 'REGISTERING' },
    { channel: 'TEXT', given: false, cause: 'REPLY' },
    { channel: 'TEXT', given: true, cause: 'REPLY' },
  ])
})

test('only requests signed by Twilio count', async () => {
  const stop = from('STOP')
  const wrong = [
    'no signature at all',
    '',
    twilioSignature('another token', ADDRESS + INCOMING_PATH, stop),
    twilioSignature(TOKEN, `https://other.example${INCOMING_PATH}`, stop),
    twilioSignature(TOKEN, ADDRESS + INCOMING_PATH, from('START')),
  ]
  for (const signature of wrong) expect((await receive(stop, signature)).statusCode).toBe(403)
  expect(await allowing()).toHaveLength(2)
})

test('without a Twilio account the address does not exist', async () => {
  const other = await createApp({
    configuration: readConfiguration({ LOG_LEVEL: 'silent' }),
    secret: TEST_SECRET,
    version: '1.0.27',
    pool,
  })
  const answer = await other.inject({ method: 'POST', url: INCOMING_PATH, payload: {} })
  expect(answer.statusCode).toBe(404)
  await other.close()
  expect(await databaseOn(pool).execute('select 1')).toMatchObject({ rowCount: 1 })
})

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type OutboxDesk, outboxDesk } from '../../tests/support/outbox-desk.ts'
import { newPerson, openMailed, signUp } from '../../tests/support/people.ts'
import { type MailServer, openMailServer } from '../../tests/support/stand-ins/mail-server.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'
import { m } from '../messages/m.ts'

let shop: TestShop
let desk: OutboxDesk
let server: MailServer
beforeAll(async () => {
  shop = await openTestShop()
  desk = outboxDesk(shop)
})
beforeEach(async () => {
  await desk.empty()
  server = await openMailServer()
  return () => server.close()
})
afterAll(() => shop.close())

const send = () => desk.sendMails(server.url)

test('the secret of a link leaves with its mail', async () => {
  const { email } = await signUp(shop)
  await desk.empty()
  await shop.post('/users/forgotPassword', { email })
  const { rows } = await desk.run('select message_id::int as id, data from outbox')
  const [{ id, data }] = rows
  const secret = openMailed(data.secret, email)
  expect(JSON.stringify(data)).not.toContain(secret)
  await send()
  expect(server.taken[0]?.raw.replaceAll('=\r\n', '')).toContain(secret)
  expect(await desk.look(id)).toMatchObject({ state: 'sent', data: { firstName: 'Zainab' } })
  expect(JSON.stringify((await desk.look(id)).data)).not.toContain(data.secret)
})

test('the database alone opens no link: secrets are sealed for their recipient, with a key of the shop', async () => {
  const [owner, thief] = [await signUp(shop), await signUp(shop)]
  await shop.post('/users/register', { ...newPerson(), email: owner.email })
  await desk.empty()
  await shop.post('/users/forgotPassword', { email: owner.email })
  const { rows } = await desk.run('select message_id::int as id, data from outbox')
  const [{ id, data }] = rows
  const sealed = [data.secret, data.others[0].secret]
  const secrets = sealed.map(secret => openMailed(secret, owner.email))
  const dump = await desk.run(
    'select (select json_agg(o) from outbox o)::text || (select json_agg(v) from verifications v)::text as all',
  )
  for (const secret of secrets) {
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(dump.rows[0].all).not.toContain(secret)
  }
  for (const secret of sealed)
    expect((await shop.post('/users/resetPassword', { secret, newPassword: 'a fine password' })).status).toBe(
      400,
    )
  for (const [recipient, shopSecret] of [
    [thief.email, undefined],
    [owner.email, 'the secret of another shop, long enough'],
  ] as const)
    expect(openMailed(sealed[0], recipient, shopSecret)).toBe('')
  // A row that someone with access to the database turns to a mailbox of their own.
  await desk.run('update outbox set recipient = $1', thief.email)
  expect(await send()).toMatchObject({ sent: 0, parked: 1 })
  expect(await desk.look(id)).toMatchObject({ state: 'parked', problem: m.mails_problem_cause() })
  expect(server.taken).toEqual([])
})

test('the secrets of the other accounts of a mailbox are removed too, also if a mail is parked', async () => {
  const data = {
    secret: 'one secret',
    loginId: 'a',
    others: [{ custId: 7, loginId: 'b', secret: 'two secret' }],
  }
  const ids = [
    await desk.write('several@example.org', 'reset-password', data),
    await desk.write('refused@example.org', 'reset-password', data),
  ]
  await send()
  expect(server.taken[0]?.raw.replaceAll('=\r\n', '')).toMatch(/one%20secret[\s\S]*two%20secret/)
  for (const id of ids)
    expect((await desk.look(id)).data).toEqual({ loginId: 'a', others: [{ custId: 7, loginId: 'b' }] })
})

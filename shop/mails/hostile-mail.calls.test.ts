import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type OutboxDesk, outboxDesk } from '../../tests/support/outbox-desk.ts'
import { headerOf, type MailServer, openMailServer } from '../../tests/support/stand-ins/mail-server.ts'
import { openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

let shop: TestShop
let desk: OutboxDesk
let server: MailServer
beforeAll(async () => {
  shop = await openTestShop()
  desk = outboxDesk(shop)
  server = await openMailServer()
})
beforeEach(async () => {
  await desk.empty()
  server.taken.length = 0
})
afterAll(async () => {
  await server.close()
  await shop.close()
})

const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0085', '\r\n\r\n', '%0d%0a', '\u0007', '\u000b']
const attacks = breaks.flatMap(line => [
  `Lamb${line}Bcc: all@example.org`,
  `Lamb${line}Content-Type: text/html${line}${line}<script>alert(1)</script>`,
  `=?utf-8?Q?Lamb=0D=0ABcc:_all@example.org?=`,
])

/** Returns the names of a mail's headers. */
const namesOf = (raw: string) =>
  raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .split('\r\n')
    .filter(line => !/^[ \t]/.test(line))
    .map(line => line.split(':')[0]?.toLowerCase())
    .sort()

test('no typed text becomes a header, a recipient or a separate line', async () => {
  await desk.write('plain@example.org', 'contact', { name: 'Amina', email: 'a@example.org', subject: 'Lamb' })
  await desk.sendMails(server.url)
  const usual = namesOf(server.taken[0]?.raw ?? '')
  expect(usual).not.toContain('bcc')
  for (const [at, attack] of attacks.entries())
    await desk.write('shop@example.org', 'contact', {
      ...{ name: attack, email: `writer${at}@example.org`, phone: attack, address: attack },
      ...{ subject: attack, querydata: attack, service: attack },
    })
  await desk.sendMails(server.url)
  expect(server.taken).toHaveLength(attacks.length + 1)
  for (const { raw, to } of server.taken.slice(1)) {
    expect(to).toEqual(['shop@example.org'])
    expect(namesOf(raw)).toEqual(usual)
  }
})

test('the sender typed by staff cannot contain a header either', async () => {
  for (const attack of ['Souk\r\nBcc: all@example.org', 'Souk" <evil@example.org>, "x'])
    await desk.run(
      `insert into settings (name, value) values ('mailSenderName', $1) on conflict (name) do update set value = $1`,
      JSON.stringify(attack),
    )
  await desk.write('reader@example.org')
  await desk.sendMails(server.url)
  const [mail] = server.taken
  expect(mail).toMatchObject({ to: ['reader@example.org'], from: 'salam@souk.example' })
  expect(headerOf(mail?.raw ?? '', 'From')).toMatch(/<salam@souk\.example>$/)
  expect(headerOf(mail?.raw ?? '', 'Bcc')).toBe('')
  await desk.run(`delete from settings where name = 'mailSenderName'`)
})

test('replies to a contact message go to its author, unless the typed address is not a mailbox', async () => {
  const from = (email: string) => ({ name: 'Amina', email, subject: 'Lamb', querydata: 'Salam' })
  await desk.write('shop@example.org', 'contact', from('amina@example.org'))
  await desk.write('shop@example.org', 'contact', from('amina@example.org, all@example.org'))
  await desk.write('shop@example.org', 'contact', from('amina@example.org>\r\nBcc: <all@example.org'))
  await desk.sendMails(server.url)
  const answers = server.taken.map(({ raw }) => headerOf(raw, 'Reply-To'))
  expect(answers.sort()).toEqual(['', '', 'amina@example.org'])
})

test("no log line contains the recipient of a mail or the server's answer", async () => {
  const said: unknown[] = []
  await desk.write('refused-canary@example.org')
  await desk.write('later-canary@example.org')
  await desk.write('canary@example.org', 'reset-password', { secret: 'canary secret' })
  const counts = await desk.sendMails(server.url, { report: error => said.push(error) })
  expect(said).toEqual([])
  expect(JSON.stringify(counts)).not.toContain('canary')
  expect(shop.log.join('')).not.toContain('canary')
})

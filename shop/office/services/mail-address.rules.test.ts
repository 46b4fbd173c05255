import { expect, test } from 'vitest'
import { readSmtpUrl } from '../../mails/smtp-options.ts'
import { smtpAddress } from './mail-address.rules.ts'

const server = { host: 'mail.example', port: 2525, user: 'shop@souk.example', password: 'a/b:c@d?e#%' }

test('a mail server that was typed is read back as it was typed', () => {
  expect(readSmtpUrl(smtpAddress({ ...server, encryption: 'tls' }))).toMatchObject({
    host: 'mail.example',
    port: 2525,
    secure: true,
    auth: { user: server.user, pass: server.password },
  })
  expect(readSmtpUrl(smtpAddress({ ...server, encryption: 'starttls' }))).toMatchObject({
    secure: false,
    requireTLS: true,
  })
  expect(readSmtpUrl(smtpAddress({ ...server, encryption: 'none' }))).toMatchObject({ ignoreTLS: true })
  const open = smtpAddress({ host: '2001:db8::5', port: 25, encryption: 'none', user: '', password: 'kept' })
  expect(readSmtpUrl(open)).toMatchObject({ host: '2001:db8::5', port: 25 })
  expect(open).not.toContain('kept')
})

import { expect, test } from 'vitest'
import { readSmtpUrl } from './smtp-options.ts'

test('mails leave this machine only over a safe connection, unless the address says otherwise', () => {
  const safe = readSmtpUrl('smtp://shop%40souk.example:pass%2Fword@mail.example')
  expect(safe).toEqual({
    host: 'mail.example',
    port: 587,
    secure: false,
    requireTLS: true,
    ignoreTLS: false,
    auth: { user: 'shop@souk.example', pass: 'pass/word' },
  })
  expect(readSmtpUrl('smtps://mail.example')).toMatchObject({ port: 465, secure: true, requireTLS: false })
  for (const here of ['smtp://localhost:1025', 'smtp://127.0.0.1:25', 'smtp://[::1]:25'])
    expect(readSmtpUrl(here)).toMatchObject({ requireTLS: false, ignoreTLS: true })
  expect(readSmtpUrl('smtp://[::1]:25').host).toBe('::1')
  expect(readSmtpUrl('smtp://10.0.0.5:25?starttls=no')).toMatchObject({ requireTLS: false, ignoreTLS: true })
  for (const trick of [
    'smtp://localhost.example',
    'smtp://127.0.0.1.example',
    'smtp://mail.example?starttls=yes',
  ])
    expect(readSmtpUrl(trick)).toMatchObject({ requireTLS: true, ignoreTLS: false })
})

import type { Encryption } from './services.contract.ts'

/** A mail server as a form holds it. */
export type MailServerDraft = {
  host: string
  port: number
  encryption: Encryption
  user: string
  password: string
}

/** Returns the address of a mail server as the variable SMTP_URL has it. */
export function smtpAddress({ host, port, encryption, user, password }: MailServerDraft): string {
  const account = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password)}@` : ''
  const place = `${host.includes(':') ? `[${host}]` : host}:${port}`
  return `${encryption === 'tls' ? 'smtps' : 'smtp'}://${account}${place}${encryption === 'none' ? '?starttls=no' : ''}`
}

/** The usual port of an encryption. */
export const usualPort = (encryption: Encryption) => ({ tls: 465, starttls: 587, none: 25 })[encryption]

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/

/** What a server for mails is reached by, as it stands in `SMTP_URL`. */
export type SmtpOptions = {
  host: string
  port: number
  /** TLS from the first byte on. */
  secure: boolean
  /** Nothing is sent before the connection was made safe. */
  requireTLS: boolean
  /** STARTTLS is not even asked for. */
  ignoreTLS: boolean
  auth?: { user: string; pass: string }
}

/**
 * Reads `smtp://user:password@host:port` or `smtps://…`. Without TLS mails go to this machine alone, unless the address ends
 * in `?starttls=no`.
 */
export function readSmtpUrl(address: string): SmtpOptions {
  const url = new URL(address)
  const secure = url.protocol === 'smtps:'
  const plain = !secure && (LOOPBACK.test(url.hostname) || url.searchParams.get('starttls') === 'no')
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  return {
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !plain,
    ignoreTLS: plain,
    ...(url.username
      ? { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }
      : {}),
  }
}

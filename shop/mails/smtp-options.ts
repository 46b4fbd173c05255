const LOOPBACK = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/

/** The connection to a mail server, as given in `SMTP_URL`. */
export type SmtpOptions = {
  host: string
  port: number
  /** TLS from the first byte. */
  secure: boolean
  /** Sends nothing before STARTTLS has secured the connection. */
  requireTLS: boolean
  /** Does not try STARTTLS. */
  ignoreTLS: boolean
  auth?: { user: string; pass: string }
}

/**
 * Reads `smtp://user:password@host:port` or `smtps://…`. Without TLS only this machine is allowed, unless the address ends
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

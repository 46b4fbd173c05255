import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerSession } from 'smtp-server'

/** A mail as received by a server. */
export type TakenMail = { to: string[]; from: string; raw: string; messageId: string; subject: string }

/** A mail server on this machine, and the mails that it received. */
export type MailServer = { url: string; port: number; taken: TakenMail[]; close(): Promise<void> }

const refusal = (code: number, says: string) => Object.assign(new Error(says), { responseCode: code })
/** The value of a header on its own line, as written in a mail. */
export const headerOf = (raw: string, name: string): string => {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1] ?? ''
}

/**
 * Opens an SMTP server. The address decides its answer to a mail: `refused…` gets 550, `later…` 451, `poison…` 554 after it
 * was read, `drop…` a connection that breaks halfway, and `stall…` no answer.
 */
export async function openMailServer(port = 0): Promise<MailServer> {
  const taken: TakenMail[] = []
  const socketOf = (session: SMTPServerSession): Socket | undefined =>
    [...(server.connections as Set<{ id: string; _socket: Socket }>)].find(({ id }) => id === session.id)
      ?._socket
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('refused')) return done(refusal(550, `no mailbox ${address}`))
      if (address.startsWith('later')) return done(refusal(451, 'greylisted'))
      return done()
    },
    onData(stream, session, done) {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      const says = (word: string) => to.some(address => address.startsWith(word))
      let raw = ''
      stream.on('data', chunk => {
        raw += String(chunk)
        if (says('drop')) socketOf(session)?.destroy()
      })
      stream.on('end', () => {
        if (says('stall') || says('drop')) return
        if (says('poison')) return done(refusal(554, 'this is spam'))
        const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : ''
        taken.push({
          to,
          from,
          raw,
          messageId: headerOf(raw, 'Message-ID'),
          subject: headerOf(raw, 'Subject'),
        })
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>(ready => server.listen(port, '127.0.0.1', ready))
  const { port: listening } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${listening}`,
    port: listening,
    taken,
    close: () => new Promise(closed => server.close(() => closed())),
  }
}

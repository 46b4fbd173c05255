import { connect } from 'node:net'

/**
 * A persistent connection that sends one request after another with as little work as possible, so that only the shop is
 * measured.
 */
export type BareConnection = {
  /** Sends a request given as raw text; resolves with the status once the response is complete. */
  send(request: string): Promise<number>
  close(): void
}

const HEAD_ENDS = '\r\n\r\n'

/** Connects to `address`, whose responses must state their length. */
export function openBareConnection(address: string): Promise<BareConnection> {
  const { hostname, port } = new URL(address)
  const socket = connect({ host: hostname, port: Number(port), noDelay: true })
  let waiting: { done(status: number): void; fail(error: Error): void } | undefined
  let head = ''
  let missing = 0 // bytes of the body still to come
  const lost = (error = new Error(`${address} closed the connection`)) => waiting?.fail(error)
  socket.on('error', lost)
  socket.on('close', () => lost())
  socket.on('data', chunk => {
    if (missing > 0) missing -= chunk.length
    else {
      head += chunk.toString('latin1')
      const end = head.indexOf(HEAD_ENDS)
      if (end < 0) return
      const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
      if (length === undefined) return lost(new Error(`${address} does not say how long its answer is`))
      missing = Number(length) - (head.length - end - HEAD_ENDS.length)
    }
    if (missing > 0) return
    const status = Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length))
    head = ''
    waiting?.done(status)
  })
  const connection: BareConnection = {
    send: request =>
      new Promise((done, fail) => {
        waiting = { done, fail }
        socket.write(request)
      }),
    close: () => {
      waiting = undefined
      socket.destroy()
    },
  }
  return new Promise((done, fail) => {
    socket.once('error', fail)
    socket.once('connect', () => done(connection))
  })
}

/** Builds a request with a body of JSON as raw text. */
export function postRequest(url: string, body: string, more: readonly string[] = []): string {
  const { host, pathname } = new URL(url)
  return [
    `POST ${pathname} HTTP/1.1`,
    `host: ${host}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    ...more,
    '',
    body,
  ].join('\r\n')
}

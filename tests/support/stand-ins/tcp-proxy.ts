import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A connection to the database that can be cut and restored. `asked`: the number of chunks sent to the database so far. `turnTo`: new
 * connections go to another server, and those that are open stay.
 */
export type TcpProxy = {
  url: string
  asked(): number
  cut(): void
  mend(): void
  turnTo(target: string): void
  close(): Promise<void>
}

/** The first byte of a PostgreSQL client's last message, which asks for nothing. */
const GOODBYE = 'X'.charCodeAt(0)

/** A proxy in front of the server that `target` names. */
export async function openProxy(target: string): Promise<TcpProxy> {
  let goal = new URL(target)
  const open = new Set<Socket>()
  let isCut = false
  let asked = 0
  const server = createServer(near => {
    if (isCut) return near.destroy()
    const far = connect(Number(goal.port || 5432), goal.hostname)
    near.on('data', (piece: Buffer) => {
      if (piece[0] !== GOODBYE) asked += 1
    })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.pipe(other)
      one.on('error', () => other.destroy())
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  const cut = () => {
    isCut = true
    for (const socket of open) socket.destroy()
  }
  return {
    url: url.href,
    asked: () => asked,
    cut,
    mend: () => {
      isCut = false
    },
    turnTo: other => {
      goal = new URL(other)
    },
    close: () => {
      cut()
      return new Promise(done => server.close(() => done()))
    },
  }
}

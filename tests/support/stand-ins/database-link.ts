import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A link between a shop and its database that can be cut or stopped. */
export type DatabaseLink = {
  /** The address of the database through the link. */
  url: string
  /** Cuts the next connection that commits a repeatable call: the database commits, and the shop gets no answer. */
  loseNextCommit(): void
  /** Stops all traffic, as a database does whose machine stands still; `goOn` lets it through again. */
  stop(): void
  goOn(): void
  close(): void
}

/** The names of the prepared statements by which a connection is known, as they are on the wire. */
const CLAIMS_A_KEY = 'claim key'
const COMMITS = 'commit\0'
/** The answer of PostgreSQL to a commit. */
const COMMITTED = 'COMMIT\0'

/** Opens a link to the database at an address. */
export async function openDatabaseLink(url: string): Promise<DatabaseLink> {
  const to = new URL(url)
  const sockets = new Set<Socket>()
  let losing = false
  let stopped = false
  const link = (shop: Socket) => {
    const database = connect(Number(to.port || 5432), to.hostname)
    let claims = false
    let lost = false
    const pass = (from: Socket, other: Socket, sees: (text: string) => boolean) => {
      sockets.add(from)
      if (stopped) from.pause()
      from.on('data', bytes => {
        if (sees(bytes.toString('latin1'))) other.write(bytes)
      })
      from.on('error', () => other.destroy())
      from.on('close', () => {
        sockets.delete(from)
        other.destroy()
      })
    }
    pass(shop, database, text => {
      if (text.includes(CLAIMS_A_KEY)) claims = true
      if (!claims || !text.includes(COMMITS)) return true
      claims = false
      if (losing) lost = true
      losing = false
      return true
    })
    pass(database, shop, text => {
      if (!lost || !text.includes(COMMITTED)) return true
      shop.resetAndDestroy()
      return false
    })
  }
  const server = createServer(link)
  await new Promise<void>(open => server.listen(0, '127.0.0.1', open))
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String((server.address() as AddressInfo).port)
  return {
    url: through.href,
    loseNextCommit: () => {
      losing = true
    },
    stop: () => {
      stopped = true
      for (const socket of sockets) socket.pause()
    },
    goOn: () => {
      stopped = false
      for (const socket of sockets) socket.resume()
    },
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'

/** Cookies of other sites under the same name, and proxies, can make headers long. */
const MOST_HEADERS = 128 * 1024
/** Longer than proxies keep an idle connection, so that the proxy closes it first: 72 s. */
const KEEP_ALIVE = 72_000
/** A connection that has not sent all of its headers by then ends at the next check, in milliseconds. */
export const PATIENCE = { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 }

/** Returns the server that answers all requests with `listener`. */
export function serverWith(listener: RequestListener, patience = PATIENCE): Server {
  return createServer(
    { maxHeaderSize: MOST_HEADERS, keepAliveTimeout: KEEP_ALIVE, ...patience },
    (request, response) => {
      if (hasTwoHosts(request)) response.writeHead(400, REFUSED).end()
      else listener(request, response)
    },
  )
}

const REFUSED = {
  connection: 'close',
  'content-length': 0,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
}

/** True if a request names two hosts, of which a proxy may have read the other one. Node itself refuses one without any. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

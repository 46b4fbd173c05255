import { createServer, type RequestListener, type Server } from 'node:http'

/** Cookies of other sites under the same name, and proxies, can make headers long. */
const MOST_HEADERS = 128 * 1024
/** Longer than proxies keep an idle connection, so that the proxy closes it first: 72 s. */
const KEEP_ALIVE = 72_000

/** Returns the server that answers all requests with `listener`. */
export function serverWith(listener: RequestListener): Server {
  return createServer({ maxHeaderSize: MOST_HEADERS, keepAliveTimeout: KEEP_ALIVE }, listener)
}

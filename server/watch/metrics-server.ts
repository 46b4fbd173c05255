import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that answers Prometheus, and nothing else. */
export type MetricsServer = { port: number; close(): Promise<void> }

const TEXT = 'text/plain; version=0.0.4; charset=utf-8'

/** Opens it; `read` returns the numbers as text. Readers at the same moment share one reading. */
export async function openMetricsServer(
  port: number,
  host: string,
  read: () => Promise<string>,
): Promise<MetricsServer> {
  let reading: Promise<string> | undefined
  const readOnce = () => {
    reading ??= read().finally(() => {
      reading = undefined
    })
    return reading
  }
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'content-length': 0 }).end()
      return
    }
    readOnce().then(
      text => response.writeHead(200, { 'content-type': TEXT, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500, { 'content-length': 0 }).end(),
    )
  })
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(port, host, done)
  })
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise(done => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Span } from '../../../server/watch/send-spans.ts'

/** A stand-in for a collector of OpenTelemetry: it has the spans that it was sent, and what was sent word for word. */
export type TraceCollector = {
  url: string
  spans: Span[]
  bodies: string[]
  /** The headers of the latest message. */
  headers: Record<string, unknown>
  close(): Promise<void>
}

/** Opens it on a free port. */
export async function openTraceCollector(): Promise<TraceCollector> {
  const collector = { spans: [] as Span[], bodies: [] as string[], headers: {} as Record<string, unknown> }
  const server = createServer(async (request, response) => {
    const body = (await Array.fromAsync(request)).join('')
    if (request.method !== 'POST' || request.url !== '/v1/traces') return response.writeHead(404).end()
    collector.headers = request.headers
    collector.bodies.push(body)
    for (const { scopeSpans } of JSON.parse(body).resourceSpans)
      for (const { spans } of scopeSpans) collector.spans.push(...spans)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return Object.assign(collector, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>(done => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  })
}

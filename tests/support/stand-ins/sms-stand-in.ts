import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as received by a provider of text messages. */
export type SmsRequest = { path: string; headers: Record<string, unknown>; body: string }
/** Its answer: a status and JSON, or none at all. */
export type SmsAnswer = { status: number; body?: object } | 'silent'

/** Opens a stand-in for a provider of text messages; `answer` decides the answer to a request. */
export async function openSmsStandIn(answer: (request: SmsRequest) => SmsAnswer) {
  const asked: SmsRequest[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => {
      body += String(chunk)
    })
    request.on('end', () => {
      const got = { path: request.url ?? '', headers: request.headers, body }
      asked.push(got)
      const says = answer(got)
      if (says === 'silent') return
      response.writeHead(says.status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(says.body ?? {}))
    })
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  return {
    asked,
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>(closed => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as a provider of text messages got it. */
export type SmsRequest = { path: string; headers: Record<string, unknown>; body: string }
/** What it answers: a status and JSON, or nothing at all. */
export type SmsAnswer = { status: number; body?: object } | 'silent'

/** Opens a stand-in for a provider of text messages; `answer` says what it does with a request. */
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

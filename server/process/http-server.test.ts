import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { PATIENCE, serverWith } from './http-server.ts'

let server: ReturnType<typeof serverWith> | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

/** Sends bytes to a server as they are, and returns all that it answers until the connection ends. */
async function exchange(bytes: string, patience?: Parameters<typeof serverWith>[1]): Promise<string> {
  server = serverWith((_request, response) => response.end('answered'), patience)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    answer += chunk
  })
  socket.on('error', () => {})
  socket.write(bytes)
  await once(socket, 'close')
  return answer
}

test('a connection must send its headers within 30 seconds', () => {
  server = serverWith(() => {})
  expect(server.headersTimeout).toBe(PATIENCE.headersTimeout)
  expect(PATIENCE.headersTimeout + PATIENCE.connectionsCheckingInterval).toBeLessThanOrEqual(30_000)
})

test.each(['', 'GET / HTT', 'GET / HTTP/1.1\r\nHost: shop\r\nX-Slow: '])(
  'a connection that stops after %j is ended, unanswered',
  async bytes => {
    const soon = { headersTimeout: 50, connectionsCheckingInterval: 20 }
    expect(await exchange(bytes, soon)).not.toContain('answered')
  },
)

test.each([
  ['two hosts', 'Host: shop.example\r\nHost: evil.example\r\n', '400'],
  ['two hosts that are the same', 'host: shop.example\r\nHOST: shop.example\r\n', '400'],
  ['no host', '', '400'],
  ['one host', 'Host: shop.example\r\n', '200'],
])('a request with %s', async (_with, headers, status) => {
  const answer = await exchange(`GET / HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`)
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  if (status === '400') expect(answer).not.toContain('answered')
})

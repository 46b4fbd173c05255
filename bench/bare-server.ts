import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'

// Sends what stands at the address in its argument to whoever asks, without any work: the most that a server can do.
get(process.argv[2] as string, { headers: { 'accept-encoding': 'br' } }, answer => {
  const parts: Buffer[] = []
  answer.on('data', part => parts.push(part))
  answer.on('end', () => {
    const body = Buffer.concat(parts)
    const { date: _, connection: __, 'keep-alive': ___, ...named } = answer.headers
    const headers = Object.entries(named).flat().map(String)
    const server = createServer((_request, response) => {
      response.writeHead(200, headers)
      response.end(body)
    })
    server.listen(0, '127.0.0.1', () => {
      console.log(`open at http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    })
  })
})

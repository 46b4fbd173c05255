import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'

// Serves the response of the address in its argument to every request, without any work: the maximum of a server.
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

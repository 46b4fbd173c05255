import { Agent, request } from 'node:http'
import { expect, test } from 'vitest'
import { openShopForTests, stopped } from '../../scripts/testing/shop-for-tests.ts'
import { guestOrder } from '../support/test-shop.ts'

type Answer = { status: number; connection: string | undefined; body: string }

/** Sends a request on a connection of `agent`, as a balancer does. */
const send = (agent: Agent, address: string, body?: object): Promise<Answer> =>
  new Promise((done, fail) => {
    const headers = { 'content-type': 'application/json' }
    const sent = request(address, { agent, method: body ? 'POST' : 'GET', headers }, response => {
      let text = ''
      response.setEncoding('utf8').on('data', chunk => {
        text += chunk
      })
      response.once('end', () =>
        done({ status: response.statusCode ?? 0, connection: response.headers.connection, body: text }),
      )
    })
    sent.once('error', fail)
    sent.end(body && JSON.stringify(body))
  })

for (const workers of ['1', '2'])
  test(`a node of ${workers} that is asked to stop says that it is leaving, answers until then, and reuses no connection`, async () => {
    const shop = await openShopForTests(`leaving-${workers}`, { DRAIN_SECONDS: '3', WORKERS: workers })
    const agent = new Agent({ keepAlive: true, maxSockets: 4 })
    try {
      expect(await send(agent, `${shop.address}/healthz`)).toMatchObject({ status: 200 })
      expect((await send(agent, shop.address)).connection).toBe('keep-alive')
      const ended = stopped(shop.process)
      const health = () => send(agent, `${shop.address}/healthz`)
      await expect.poll(health).toEqual({ status: 503, connection: 'close', body: '{"status":"leaving"}' })
      expect((await send(agent, `${shop.address}/readyz`)).status).toBe(503)
      expect(await send(agent, shop.address)).toMatchObject({ status: 200, connection: 'close' })
      const order = guestOrder([{ productId: 1701, quantity: 1 }])
      expect(await send(agent, `${shop.address}/api/orders/save`, order)).toMatchObject({
        status: 200,
        connection: 'close',
      })
      await ended
      expect(shop.process.exitCode).toBe(0)
    } finally {
      agent.destroy()
      await shop.close()
    }
  })

import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { cachePages } from './cache-pages.ts'

test('all ended previews of a page share one answer, and a failed request is repeated', async () => {
  const asked: string[] = []
  let statusCode = 503
  const app = {
    inject: async ({ url }: { url: string }) => {
      asked.push(url)
      return {
        statusCode,
        headers: { 'cache-control': 'private, no-store' },
        rawPayload: Buffer.from('ended'),
      }
    },
  }
  const { cache } = cachePages(app as unknown as FastifyInstance, {
    calls: [],
    routes: {},
    room: 1000,
    isOurs: () => false,
  })
  await cache.make('/faq?preview=')
  statusCode = 404
  for (const _ of [1, 2, 3]) {
    expect(await cache.make('/faq?preview=')).toMatchObject({ other: { status: 404 } })
  }
  expect(asked).toEqual(['/faq?preview=', '/faq?preview='])
  await cache.make('/about?preview=')
  expect(asked).toHaveLength(3)
})

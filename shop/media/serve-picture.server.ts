import type { FastifyInstance } from 'fastify'
import type { Pool } from 'pg'

/** `GET /pictures/{hash}`: the bytes of a picture, to be kept for ever, never sniffed as anything else. */
export function routePictures(app: FastifyInstance, pool: Pool): void {
  app.get<{ Params: { hash: string } }>(
    '/pictures/:hash',
    { schema: { hide: true } as object },
    async (request, reply) => {
      const { hash } = request.params
      const found = /^[0-9a-f]{32}$/.test(hash)
        ? await pool.query<{ mime_type: string; bytes: Buffer }>(
            'select mime_type, bytes from pictures where hash = $1',
            [hash],
          )
        : undefined
      const picture = found?.rows[0]
      if (!picture) return reply.callNotFound()
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('cross-origin-resource-policy', 'same-origin')
        .header('etag', `"${hash}"`)
        .type(picture.mime_type)
        .send(picture.bytes)
    },
  )
}

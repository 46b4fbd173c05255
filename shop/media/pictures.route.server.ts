import type { FastifyReply } from 'fastify'
import { pictureWidths } from '../lib/picture-widths.ts'
import { hidden, type Routing } from '../lib/routing.server.ts'
import { pictureFormats, type Rendition } from './rendition.ts'
import { renditionsIn } from './renditions.server.ts'

/**
 * `GET /pictures/{hash}`: the bytes of a picture, cacheable for ever, never sniffed as another type; and `GET
 * /pictures/{hash}/{width}.{format}`: the same in one of the fixed widths and formats.
 */
export const routePictures: Routing = (app, { pool }) => {
  app.get<{ Params: { hash: string } }>('/pictures/:hash', hidden, async (request, reply) => {
    const { hash } = request.params
    const found = isHash(hash)
      ? await pool.query<{ mime_type: string; bytes: Buffer }>(
          'select mime_type, bytes from pictures where hash = $1',
          [hash],
        )
      : undefined
    const picture = found?.rows[0]
    if (!picture) return reply.callNotFound()
    return forEver(reply, hash).type(picture.mime_type).send(picture.bytes)
  })

  const rendition = renditionsIn(pool)
  app.get<{ Params: { hash: string; file: string } }>(
    '/pictures/:hash/:file',
    hidden,
    async (request, reply) => {
      const { hash, file } = request.params
      const wanted = isHash(hash) ? files.get(file) : undefined
      const found = wanted && (await rendition({ hash, ...wanted }))
      if (!found) return reply.callNotFound()
      forEver(reply, `${hash}-${file}`).type(found.mimeType)
      if (!found.asAsked) reply.header('cache-control', 'no-store').removeHeader('etag')
      return reply.send(found.bytes)
    },
  )
}

const isHash = (text: string) => /^[0-9a-f]{32}$/.test(text)

/** The file names that can follow the hash. */
const files = new Map<string, Omit<Rendition, 'hash'>>(
  pictureWidths.flatMap(width =>
    pictureFormats.map(format => [`${width}.${format}`, { width, format }] as const),
  ),
)

const forEver = (reply: FastifyReply, name: string) =>
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('cross-origin-resource-policy', 'same-origin')
    .header('etag', `"${name}"`)

import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Pool } from 'pg'
import { hidden, type Routing } from '../../lib/routing.server.ts'
import { PIECE_BYTES } from './film-limits.ts'
import { type ByteRange, rangeOf } from './film-range.rules.ts'

type Film = { mime_type: string; size: number }

const isHash = (text: string) => /^[0-9a-f]{32}$/.test(text)

/**
 * `GET /films/{hash}`: the bytes of a film or a part of them, cacheable for ever, never sniffed as another type; and `GET
 * /films/{hash}/{productId}-{version}.vtt`: its captions.
 */
export const routeFilms: Routing = (app, { pool }) => {
  app.route<{ Params: { hash: string } }>({
    method: ['GET', 'HEAD'],
    url: '/films/:hash',
    ...hidden,
    handler: async (request, reply) => {
      const { hash } = request.params
      const found = isHash(hash)
        ? await pool.query<Film>('select mime_type, size from films where hash = $1', [hash])
        : undefined
      const film = found?.rows[0]
      if (!film) return reply.callNotFound()
      const { range, 'if-range': ifRange, 'if-none-match': known } = request.headers
      forEver(reply, hash).header('accept-ranges', 'bytes')
      if (known === `"${hash}"`) return reply.code(304).send()
      const asked = ifRange === undefined || ifRange === `"${hash}"` ? rangeOf(range, film.size) : 'whole'
      if (asked === 'none')
        return reply
          .code(416)
          .header('cache-control', 'no-store')
          .header('content-range', `bytes */${film.size}`)
          .send()
      const part = asked === 'whole' ? { first: 0, last: film.size - 1 } : asked
      if (asked !== 'whole')
        reply.code(206).header('content-range', `bytes ${part.first}-${part.last}/${film.size}`)
      reply.type(film.mime_type).header('content-length', part.last - part.first + 1)
      if (request.method === 'HEAD') return reply.send()
      return reply.send(Readable.from(piecesOf(pool, hash, part), { objectMode: false }))
    },
  })

  app.get<{ Params: { hash: string; file: string } }>(
    '/films/:hash/:file',
    hidden,
    async (request, reply) => {
      const { hash, file } = request.params
      const [, productId, version] = /^(\d{1,9})-([0-9a-f]{16})\.vtt$/.exec(file) ?? []
      if (!isHash(hash) || !productId) return reply.callNotFound()
      const { rows } = await pool.query<{ captions: string }>(
        'select captions from product_films f where product_id = $1 and hash = $2 and left(md5(captions), 16) = $3',
        [productId, hash, version],
      )
      const captions = rows[0]?.captions
      if (!captions) return reply.callNotFound()
      return forEver(reply, `${hash}-${version}`).type('text/vtt; charset=utf-8').send(captions)
    },
  )
}

const forEver = (reply: FastifyReply, name: string) =>
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('cross-origin-resource-policy', 'same-origin')
    .header('etag', `"${name}"`)

/** The bytes of a part of a film, piece after piece. No connection is held in between, so a slow player takes nothing from others. */
async function* piecesOf(pool: Pool, hash: string, { first, last }: ByteRange): AsyncGenerator<Buffer> {
  for (let piece = Math.floor(first / PIECE_BYTES); piece * PIECE_BYTES <= last; piece += 1) {
    const { rows } = await pool.query<{ bytes: Buffer }>(
      'select bytes from film_pieces where hash = $1 and piece = $2',
      [hash, piece],
    )
    const [found] = rows
    if (!found) throw new Error(`Piece ${piece} of film ${hash} is missing`)
    const start = piece * PIECE_BYTES
    yield found.bytes.subarray(Math.max(0, first - start), last - start + 1)
  }
}

import { createHash } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Thing } from '../../shop/lib/things.ts'
import { compress, type Encoding, encodingFor, unzip, WORTH_COMPRESSING } from './compress.ts'
import { ASK_EACH_TIME } from './page-keys.ts'

/** A complete, uncompressed answer of the app. */
export type WholeAnswer = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

type Form = { etag: string; headers: string[]; headersOnHit: string[]; body: Buffer | undefined }

/** A cached answer: its bytes and headers in each encoding, ready to be sent. */
export type CachedAnswer = { forms: Record<Encoding, Form>; bytes: number }

/** The seconds for which a cache in front of the shop may answer alone, and continue if the shop does not answer. */
const CACHE_SECONDS = 5
const CACHE_STALE_SECONDS = 86_400
/** The memory of an entry besides its bodies: headers, names, map entries. */
const COST = 3_000
/** A larger answer is never cached: a few of them would displace all others. */
const LARGEST = 2 ** 20
/** A longer header is refused by common proxies. */
const LONGEST_HEADER = 4_000

const ownHeaders = /^(connection|content-length|transfer-encoding|keep-alive|date|vary|etag)$/

/**
 * Copies bytes into memory of their own. The output of zlib is a slice of a larger buffer, which would otherwise stay in
 * memory as long as the slice.
 */
function copyOf(bytes: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}

/** True if an answer may be cached: a success of a usual size, without cookies and not marked private. */
export const mayBeCached = ({ status, headers, body }: WholeAnswer): boolean =>
  status === 200 &&
  body.length <= LARGEST &&
  !headers['set-cookie'] &&
  !/private|no-store/.test(String(headers['cache-control'] ?? ''))

/** Compresses an answer and writes its headers. */
export async function toCachedAnswer(answer: WholeAnswer, things: Iterable<Thing>): Promise<CachedAnswer> {
  const { body } = answer
  const type = String(answer.headers['content-type'] ?? '')
  const small = body.length < WORTH_COMPRESSING || /^image\/(?!svg)/.test(type)
  const common = [...plainHeaders(answer.headers), ...cacheHeaders(answer.headers, things)]
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22)
  const form = (encoding: Encoding, bytes: Buffer | undefined): Form => {
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`
    const headers = [
      ...common,
      'etag',
      etag,
      ...(small ? [] : ['vary', 'accept-encoding']),
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      ...(bytes ? ['content-length', String(bytes.length)] : []),
    ]
    const headersOnHit = [...headers, 'cache-status', cacheStatus.hit]
    return { etag, headers, headersOnHit, body: bytes && copyOf(bytes) }
  }
  if (small) {
    const only = form('identity', body)
    return { forms: { br: only, gzip: only, identity: only }, bytes: body.length + COST }
  }
  const [br, gzip] = await Promise.all([compress(body, 'br'), compress(body, 'gzip')])
  return {
    forms: { br: form('br', br), gzip: form('gzip', gzip), identity: form('identity', undefined) },
    bytes: br.length + gzip.length + COST,
  }
}

/** The origin of an answer, for the header `Cache-Status` (RFC 9211). */
const cacheStatus = {
  hit: 'souk; hit',
  stale: 'souk; hit; ttl=-1; detail=stale',
  made: 'souk; fwd=miss; stored',
}

/** Sends it, or says that the browser's copy is still valid. Returns the bytes of the body. */
export function sendCached(
  { forms }: CachedAnswer,
  how: keyof typeof cacheStatus,
  request: IncomingMessage,
  response: ServerResponse,
): number {
  const encoding = encodingFor(headerOf(request, 'accept-encoding'))
  const form = forms[encoding]
  const headers = how === 'hit' ? form.headersOnHit : [...form.headers, 'cache-status', cacheStatus[how]]
  const known = headerOf(request, 'if-none-match')
  if (known !== undefined && names(known, form.etag)) {
    response.writeHead(304, withoutBody(headers)).end()
    return 0
  }
  const isHead = request.method === 'HEAD'
  if (form.body) {
    response.writeHead(200, headers)
    response.end(isHead ? undefined : form.body)
    return isHead ? 0 : form.body.length
  }

  // Few clients accept no compression, so the plain form is decompressed from gzip.
  const zipped = forms.gzip.body as Buffer
  unzip(zipped).then(
    body => {
      response.writeHead(200, [...headers, 'content-length', String(body.length)])
      response.end(isHead ? undefined : body)
    },
    () => response.destroy(),
  )
  return isHead ? 0 : zipped.length
}

/** Reads a request header without building the object of all headers. */
export function headerOf({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const written = rawHeaders[at] as string
    if (written.length === name.length && written.toLowerCase() === name) return rawHeaders[at + 1]
  }
  return undefined
}

/** True if `If-None-Match` names the tag. A proxy that compressed the answer may have made it weak. */
const names = (header: string, etag: string) =>
  header === etag ||
  header.trim() === '*' ||
  header.split(',').some(one => one.trim().replace(/^W\//, '') === etag)

function withoutBody(headers: readonly string[]): string[] {
  const left: string[] = []
  for (let at = 0; at < headers.length; at += 2)
    if (!/^content-(length|type|encoding)$/.test(headers[at] as string))
      left.push(headers[at] as string, headers[at + 1] as string)
  return left
}

const plainHeaders = (headers: OutgoingHttpHeaders): string[] =>
  Object.entries(headers).flatMap(([name, value]) =>
    value === undefined || ownHeaders.test(name) ? [] : [name, String(value)],
  )

/**
 * The cache headers for browsers and caches in front. Browsers revalidate each time, so that a price is the one charged; a
 * cache may answer alone for a few seconds, or longer if it drops what `Surrogate-Key` names after a change.
 */
function cacheHeaders(headers: OutgoingHttpHeaders, things: Iterable<Thing>): string[] {
  if (/immutable/.test(String(headers['cache-control'] ?? ''))) return []
  const key = [...things].map(thing => encodeURIComponent(thing).replaceAll('%20', '-')).join(' ')
  const forCaches = `max-age=${CACHE_SECONDS}, stale-while-revalidate=${CACHE_SECONDS}, stale-if-error=${CACHE_STALE_SECONDS}`
  return [
    ...(headers['cache-control'] ? [] : ['cache-control', ASK_EACH_TIME]),
    ...['cdn-cache-control', forCaches, 'surrogate-control', forCaches],
    ...(key && key.length <= LONGEST_HEADER ? ['surrogate-key', key] : []),
  ]
}

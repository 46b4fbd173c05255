import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signatureV4 } from './signature-v4.ts'

/** A fault of the storage: a status, a connection that is cut before or in the middle of the answer, or no answer at all. */
export type S3Fault = number | 'cut' | 'cut in the middle' | 'silent'

/** The credentials that the stand-in takes. */
export const s3Credentials = { keyId: 'AKIDFORTESTS', secret: 'a secret for tests', region: 'eu-test-1' }

const BUCKET = 'backups'
/** The names on one page of a list. */
const PAGE = 3

type Asked = {
  method: string
  path: string
  query: URLSearchParams
  body: Buffer
  headers: Record<string, string>
}

/**
 * A stand-in for a storage that speaks S3. It computes the signature of each request, refuses those that differ, and has `objects` by their names.
 * `fault` may refuse a request before it is looked at.
 */
export async function openS3StandIn(
  fault: (asked: { method: string; path: string }) => S3Fault | undefined = () => undefined,
) {
  const objects = new Map<string, Buffer>()
  const uploads = new Map<string, Map<number, Buffer>>()
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await Array.fromAsync(request).catch(() => []))
    const url = new URL(request.url ?? '', 'http://any')
    const method = request.method ?? ''
    asked.push(`${method} ${url.pathname}${url.search}`)
    const wrong = fault({ method, path: url.pathname })
    if (wrong === 'silent') return
    if (wrong === 'cut') return void request.socket.destroy()
    if (typeof wrong === 'number') return refuse(response, wrong, 'InternalError')
    const refusal = refusalOf(request, body)
    if (refusal) return refuse(response, 403, refusal)
    const [, bucket, ...rest] = url.pathname.split('/')
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket')
    const headers = request.headers as Record<string, string>
    answer({ method, path: rest.join('/'), query: url.searchParams, body, headers }, response, wrong)
  })

  function answer(
    { method, path, query, body, headers }: Asked,
    response: ServerResponse,
    wrong?: S3Fault,
  ): unknown {
    if (!path) return list(query, response)
    const upload = query.get('uploadId') ?? ''
    if (method === 'POST' && query.has('uploads')) {
      uploads.set('upload-1', new Map())
      return response.end(
        '<InitiateMultipartUploadResult><UploadId>upload-1</UploadId></InitiateMultipartUploadResult>',
      )
    }
    if (method === 'PUT' && upload) {
      uploads.get(upload)?.set(Number(query.get('partNumber')), body)
      return response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end()
    }
    if (method === 'POST') {
      const parts = [...(uploads.get(upload) ?? [])].sort(([one], [other]) => one - other)
      objects.set(path, Buffer.concat(parts.map(([, part]) => part)))
      uploads.delete(upload)
      return response.end('<CompleteMultipartUploadResult/>')
    }
    if (method === 'PUT') objects.set(path, body)
    if (method === 'DELETE' && upload) uploads.delete(upload)
    else if (method === 'DELETE') objects.delete(path)
    if (method !== 'GET') return response.writeHead(method === 'PUT' ? 200 : 204).end()
    send(path, headers.range, response, wrong)
  }

  function send(path: string, range: string | undefined, response: ServerResponse, wrong?: S3Fault): unknown {
    const whole = objects.get(path)
    if (!whole) return refuse(response, 404, 'NoSuchKey')
    const bytes = whole.subarray(Number(/\d+/.exec(range ?? '')?.[0] ?? 0))
    response.writeHead(range ? 206 : 200, { 'content-length': bytes.length })
    if (wrong !== 'cut in the middle') return response.end(bytes)
    response.write(bytes.subarray(0, bytes.length >> 1), () => response.destroy())
  }

  function list(query: URLSearchParams, response: ServerResponse): void {
    const names = [...objects.keys()].sort().filter(name => name.startsWith(query.get('prefix') ?? ''))
    const from = Number(query.get('continuation-token') ?? 0)
    const keys = names.slice(from, from + PAGE).map(name => `<Contents><Key>${name}</Key></Contents>`)
    const next =
      from + PAGE < names.length ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : ''
    response.end(`<ListBucketResult>${keys.join('')}${next}</ListBucketResult>`)
  }

  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    objects,
    /** The uploads that were begun and neither completed nor aborted. */
    uploads,
    asked,
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: BUCKET,
    close: () =>
      new Promise<void>(done => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`)
}

/** Returns the name of the error of a request that is not signed as it should be. */
function refusalOf({ method = '', url = '', headers }: IncomingMessage, body: Buffer): string | undefined {
  const { keyId, secret, region } = s3Credentials
  const given = headers as Record<string, string>
  const sum = createHash('sha256').update(body).digest('hex')
  if (given['x-amz-content-sha256'] !== sum) return 'XAmzContentSHA256Mismatch'
  const [, id, signed = '', signature] =
    /Credential=([^/]+)\/.*SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(given.authorization ?? '') ?? []
  if (id !== keyId) return 'InvalidAccessKeyId'
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every(name => signed.split(';').includes(name)))
    return 'AccessDenied'
  const own = signatureV4({ method, url, headers: given }, { secret, region, signed })
  return own === signature ? undefined : 'SignatureDoesNotMatch'
}

import type { Readable } from 'node:stream'
import { codeOf, type S3Request } from './s3-requests.ts'

/** The size of a part; a storage takes at most 10,000, so an object has at most 160 GB. */
const PART = 16 * 1024 * 1024

/** Cuts a stream into parts; an empty one has one empty part. */
export async function* inParts(content: Readable): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let length = 0
  for await (const chunk of content as AsyncIterable<Buffer>) {
    waiting.push(chunk)
    length += chunk.length
    while (length >= PART) {
      const all = Buffer.concat(waiting)
      yield all.subarray(0, PART)
      waiting = [all.subarray(PART)]
      length -= PART
    }
  }
  yield Buffer.concat(waiting)
}

type Ask = (request: S3Request) => Promise<Response>

/** Sends an object: in one request if it has one part, otherwise part by part. If one fails, the storage forgets the others. */
export async function sendParts(ask: Ask, name: string, parts: AsyncGenerator<Buffer>): Promise<void> {
  const first = await parts.next()
  const body = first.value ?? Buffer.alloc(0)
  if (body.length < PART) {
    await ask({ method: 'PUT', name, body })
    return
  }
  const begun = await (await ask({ method: 'POST', name, query: { uploads: '' } })).text()
  const uploadId = /<UploadId>([^<]+)<\/UploadId>/.exec(begun)?.[1]
  if (!uploadId) throw new Error('The storage of the backups does not take objects in parts.')
  try {
    const tags = [await sendPart(ask, name, { uploadId, number: 1, body })]
    for await (const next of parts)
      if (next.length) tags.push(await sendPart(ask, name, { uploadId, number: tags.length + 1, body: next }))
    await complete(ask, name, uploadId, tags)
  } catch (error) {
    await ask({ method: 'DELETE', name, query: { uploadId } }).catch(() => {})
    throw error
  }
}

async function sendPart(
  ask: Ask,
  name: string,
  { uploadId, number, body }: { uploadId: string; number: number; body: Buffer },
): Promise<string> {
  const answer = await ask({ method: 'PUT', name, query: { partNumber: String(number), uploadId }, body })
  await answer.body?.cancel()
  const tag = answer.headers.get('etag')
  if (!tag) throw new Error('The storage of the backups does not say that it has a part.')
  return tag
}

async function complete(ask: Ask, name: string, uploadId: string, tags: readonly string[]): Promise<void> {
  const list = tags.map((tag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag}</ETag></Part>`)
  const body = Buffer.from(`<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`)
  const answer = await (await ask({ method: 'POST', name, query: { uploadId }, body })).text()
  // An answer that begins well may still end in an error.
  if (codeOf(answer)) throw new Error(`The storage of the backups answers ${codeOf(answer)}.`)
}

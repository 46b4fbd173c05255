import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { NoSuchObject } from './backup-store.ts'

/** A bucket of a storage that speaks S3, with an access key. `folder`: the beginning of the names of all objects, without a slash at its end. */
export type S3Place = {
  endpoint: string
  region: string
  bucket: string
  folder: string
  keyId: string
  secret: string
  /** The milliseconds before the second attempt, and before the third one four times as many; for tests. */
  pause?: number
  /** The milliseconds until an answer has to begin; for tests. */
  patience?: number
}

export type S3Request = {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** The whole name of an object; the bucket itself if missing. */
  name?: string
  query?: Record<string, string>
  body?: Buffer
  headers?: Record<string, string>
}

const ATTEMPTS = 3

/** Returns a function that sends signed requests: three times at most if the storage or the network fails. It throws an Error with one sentence. */
export function s3Requests(place: S3Place): (request: S3Request) => Promise<Response> {
  const { endpoint, bucket, region, keyId, secret, pause = 500, patience = 300_000 } = place
  const signer = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: 's3',
    retries: 0,
  })
  const attempt = async ({ method, name, query = {}, body, headers = {} }: S3Request) => {
    const path = [bucket, ...(name ? [name] : [])].join('/').split('/').map(encodeURIComponent).join('/')
    const url = new URL(`${endpoint}/${path}`)
    url.search = new URLSearchParams(query).toString()
    const sum = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const signed = await signer.sign(url.href, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': sum },
      ...(body ? { body: new Uint8Array(body) } : {}),
    })
    const sending = new AbortController()
    const timer = setTimeout(() => sending.abort(), patience)
    // The body of an answer may take longer; Node gives up on one that is silent for five minutes.
    return fetch(signed, { signal: sending.signal }).finally(() => clearTimeout(timer))
  }
  return async request => {
    for (let left = ATTEMPTS - 1; ; left -= 1) {
      const answer = await attempt(request).catch(() => undefined)
      if (answer?.ok) return answer
      if (left === 0 || (answer && answer.status < 500 && answer.status !== 429))
        throw await refusalOf(answer, place, request.name)
      await answer?.body?.cancel()
      await wait(pause * 4 ** (ATTEMPTS - 1 - left))
    }
  }
}

async function refusalOf(
  answer: Response | undefined,
  { bucket }: S3Place,
  name: string | undefined,
): Promise<Error> {
  if (!answer) return new Error('The storage of the backups (S3_ENDPOINT) does not answer.')
  const code = codeOf(await answer.text().catch(() => ''))
  if (code === 'NoSuchBucket')
    return new Error(`There is no bucket ${bucket}. Create it, or correct BACKUP_TO.`)
  if (answer.status === 404) return new NoSuchObject(name ?? bucket)
  if (answer.status === 403)
    return new Error('The storage refuses S3_ACCESS_KEY_ID: it is wrong, or may not use this bucket.')
  return new Error(`The storage of the backups answers ${answer.status}${code && ` ${code}`}.`)
}

/** Returns the name of an error that an answer states, if it states one. */
export const codeOf = (answer: string): string => /<Error>[\s\S]*?<Code>(\w+)<\/Code>/.exec(answer)?.[1] ?? ''

import { Readable } from 'node:stream'
import type { BackupStore } from './backup-store.ts'
import { inParts, sendParts } from './s3-parts.ts'
import { type S3Place, s3Requests } from './s3-requests.ts'

/** The times that a download goes on after the connection broke, without a byte in between. */
const RESUMED = 3

/** Backups in a storage that speaks S3. Large objects are sent in parts, and appear once the last one is there. */
export function s3Store(place: S3Place): BackupStore {
  const ask = s3Requests(place)
  const { folder } = place
  const whole = (name: string) => (folder ? `${folder}/${name}` : name)
  return {
    async put(name: string, content: Readable): Promise<void> {
      await sendParts(ask, whole(name), inParts(content))
    },
    async get(name: string): Promise<Readable> {
      const first = await ask({ method: 'GET', name: whole(name) })
      return Readable.from(
        resumed(first, from =>
          ask({ method: 'GET', name: whole(name), headers: { range: `bytes=${from}-` } }),
        ),
      )
    },
    async list(prefix: string): Promise<string[]> {
      const names: string[] = []
      let next: string | undefined
      do {
        const query = {
          'list-type': '2',
          prefix: whole(prefix),
          ...(next ? { 'continuation-token': next } : {}),
        }
        const answer = await (await ask({ method: 'GET', query })).text()
        for (const [, key = ''] of answer.matchAll(/<Key>([^<]*)<\/Key>/g))
          names.push(key.slice(whole('').length))
        next = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/.exec(answer)?.[1]
      } while (next)
      return names.sort()
    },
    async remove(name: string): Promise<void> {
      await ask({ method: 'DELETE', name: whole(name) })
    },
  }
}

/** Reads a body to its end; if the connection breaks, it goes on where it broke. */
async function* resumed(first: Response, again: (from: number) => Promise<Response>): AsyncGenerator<Buffer> {
  let answer = first
  let at = 0
  for (let left = RESUMED; ; left -= 1) {
    try {
      for await (const chunk of answer.body ?? []) {
        at += chunk.length
        left = RESUMED
        yield Buffer.from(chunk)
      }
      return
    } catch {
      if (left === 0) throw new Error('The storage of the backups broke a download off.')
    }
    answer = await again(at)
    if (answer.status !== 206) throw new Error('The storage of the backups does not go on with a download.')
  }
}

import { MapsFailed } from './maps-failed.ts'

/** The most bytes of a response that are read. */
const MOST_READ = 1_000_000

/** A request to a provider. `alsoReads`: a status besides 200 whose body is an answer. */
type Request = {
  signal: AbortSignal
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string | URLSearchParams
  alsoReads?: number
}

/**
 * Asks a provider over HTTP and returns the JSON of its response. Throws `MapsFailed`, which never quotes the address or the
 * response.
 */
export async function fetchAnswer(address: string, { alsoReads, ...request }: Request): Promise<unknown> {
  const answer = await fetch(address, { redirect: 'manual', ...request }).catch(() => {
    throw away(request.signal)
  })
  if (answer.status !== 200 && answer.status !== alsoReads) {
    await answer.body?.cancel().catch(() => {})
    throw new MapsFailed(`status ${answer.status}`, isOfTheQuestion(answer.status) ? 0 : undefined)
  }
  const text = await readText(answer, request.signal)
  try {
    return JSON.parse(text)
  } catch {
    throw new MapsFailed('no JSON')
  }
}

/** True if the status concerns this question only; bad keys, rate limits and wrong addresses concern all questions. */
const isOfTheQuestion = (status: number) => [400, 413, 414, 422].includes(status)

const away = (signal: AbortSignal) => new MapsFailed(signal.aborted ? 'too slow' : 'no answer')

async function readText(answer: Response, signal: AbortSignal): Promise<string> {
  const chunks: Uint8Array[] = []
  let read = 0
  try {
    for await (const chunk of answer.body ?? []) {
      read += chunk.length
      if (read > MOST_READ) break
      chunks.push(chunk)
    }
  } catch {
    throw away(signal)
  }
  if (read > MOST_READ) throw new MapsFailed('too long')
  return Buffer.concat(chunks).toString()
}

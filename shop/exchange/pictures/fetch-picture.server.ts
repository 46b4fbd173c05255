import { type ClientRequest, get as getHttp, type IncomingMessage } from 'node:http'
import { get as getHttps } from 'node:https'
import { useAgent } from 'request-filtering-agent'
import { type MadePicture, makePicture } from '../../media/make-picture.server.ts'
import { m } from '../../messages/m.ts'

/** The limits of a download: milliseconds, bytes and redirects. */
const LONGEST = 10_000
const MOST_BYTES = 5_000_000
const MOST_HOPS = 3
/** The ports that pictures may be fetched from, so that no other service is probed through us. */
const PORTS = new Set(['', '80', '443', '8080', '8443'])

/** The reason there is no picture; `again`: a retry may succeed. */
export type NotFetched = { problem: string; again: boolean }
/** The connection to the outside: public addresses only, whatever a name resolves to. Tests have their own. */
export type WayOut = typeof useAgent

class Refused extends Error {
  readonly again: boolean
  constructor(problem: string, again = false) {
    super(problem)
    this.again = again
  }
}

/**
 * Fetches a picture from a public host and processes it like an upload. Refuses private hosts, other schemes and ports, even
 * after a redirect, and anything that is too big, too slow or no picture.
 */
export async function fetchPicture(
  address: string,
  wayOut: WayOut = useAgent,
  longest = LONGEST,
): Promise<MadePicture | NotFetched> {
  try {
    const picture = await makePicture(await fetchBytes(address, wayOut, AbortSignal.timeout(longest)))
    return picture ?? { problem: m.exchange_import_no_picture(), again: false }
  } catch (error) {
    if (error instanceof Refused) return { problem: error.message, again: error.again }
    const isForbidden = /is not allowed|ENOTFOUND/.test(String((error as Error).message))
    return { problem: m.exchange_import_no_answer(), again: !isForbidden }
  }
}

async function fetchBytes(address: string, wayOut: WayOut, signal: AbortSignal): Promise<Buffer> {
  let url = publicUrl(address)
  for (let hop = 0; hop <= MOST_HOPS; hop += 1) {
    const answer = await ask(url, wayOut, signal)
    const { statusCode: status = 0, headers } = answer
    if (status >= 300 && status < 400 && headers.location) {
      answer.destroy()
      url = publicUrl(headers.location, url)
      continue
    }
    if (status !== 200) {
      answer.destroy()
      throw new Refused(m.exchange_import_answered({ status }), status === 429 || status >= 500)
    }
    return bytesOf(answer)
  }
  throw new Refused(m.exchange_import_round())
}

/** Checks that an address may be requested. */
function publicUrl(address: string, base?: URL): URL {
  if (!URL.canParse(address, base)) throw new Refused(m.exchange_import_no_address())
  const url = new URL(address, base)
  const isFine = /^https?:$/.test(url.protocol) && PORTS.has(url.port) && !url.username && !url.password
  if (!isFine) throw new Refused(m.exchange_import_no_address())
  return url
}

const ask = (url: URL, wayOut: WayOut, signal: AbortSignal) =>
  new Promise<IncomingMessage>((done, fail) => {
    const get = url.protocol === 'https:' ? getHttps : getHttp
    const headers = { accept: 'image/*', 'user-agent': 'Souk' }
    const request: ClientRequest = get(url, { agent: wayOut(url.href), headers, signal }, done)
    request.on('error', fail)
  })

async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MOST_BYTES) {
      answer.destroy()
      throw new Refused(m.exchange_import_picture_too_big())
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

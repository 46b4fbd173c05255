import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import pLimit from 'p-limit'
import type { ReleaseAsset } from '../../shop/upkeep/release-assets.server.ts'
import { encodingFor } from './compress.ts'
import { isAssetName } from './store-assets.ts'

const unpack = promisify(brotliDecompress)

/** The memory for the files of other releases, in bytes, and what an entry takes besides its file. */
const ROOM = 8 * 2 ** 20
const COST = 1_000
/** The milliseconds for which a name that is not stored is remembered. */
const FORGET = 5_000
/** The number of names that are looked up at a time. */
const AT_ONCE = 4

type Found = Promise<ReleaseAsset | undefined>
type Entry = { found: Found; bytes: number; until: number }

/**
 * Looks up built files of other releases by `find`, each once, and keeps the latest in a bounded memory. Names that no build
 * gives are never looked up.
 */
export function assetsOfOthers(
  find: (name: string) => Found,
  { room = ROOM, now = Date.now }: { room?: number; now?: () => number } = {},
): (name: string) => Found {
  const entries = new Map<string, Entry>()
  const inTurn = pLimit(AT_ONCE)
  let bytes = 0
  const remove = (name: string) => {
    bytes -= entries.get(name)?.bytes ?? 0
    entries.delete(name)
  }
  const add = (name: string, entry: Entry) => {
    remove(name)
    entries.set(name, entry)
    bytes += entry.bytes
    for (const oldest of entries.keys()) {
      if (bytes <= room) break
      remove(oldest)
    }
  }
  return name => {
    if (!isAssetName(name)) return Promise.resolve(undefined)
    const known = entries.get(name)
    if (known && known.until > now()) return known.found
    const found = inTurn(() => find(name))
    add(name, { found, bytes: COST, until: Number.POSITIVE_INFINITY })
    found.then(
      asset => {
        if (entries.get(name)?.found !== found) return
        const until = asset ? Number.POSITIVE_INFINITY : now() + FORGET
        add(name, { found, bytes: COST + (asset?.bytes.length ?? 0), until })
      },
      () => entries.get(name)?.found === found && remove(name),
    )
    return found
  }
}

/** Answers a request for a file below `/assets/` that this build does not have, from another release; false if none has it. */
export async function sendOfOthers(
  others: (name: string) => Found,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const asset = await others(/^\/assets\/([^/?#]+)/.exec(request.url)?.[1] ?? '')
  if (!asset) return false
  reply.header('content-type', asset.type)
  reply.header('cache-control', 'public, max-age=31536000, immutable')
  if (asset.encoding === 'br') reply.header('vary', 'accept-encoding')
  const isPacked = asset.encoding === 'br' && encodingFor(request.headers['accept-encoding']) === 'br'
  if (isPacked) reply.header('content-encoding', 'br')
  const body = asset.encoding === 'br' && !isPacked ? await unpack(asset.bytes) : asset.bytes
  await reply.status(200).send(body)
  return true
}

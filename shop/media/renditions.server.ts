import pLimit from 'p-limit'
import type { Pool } from 'pg'
import { pictureWidths } from '../lib/picture-widths.ts'
import { makeRendition } from './make-rendition.server.ts'
import type { Rendition } from './rendition.ts'

/** The bytes to send. `asAsked` is false if they are the original picture, for now. */
export type Rendered = { bytes: Buffer; mimeType: string; asAsked: boolean }

type Stored = { mime_type: string; width: number; bytes: Buffer }

/** One at a time in each process: the others wait. */
const AT_A_TIME = 1
/** If more are waiting than a crowd of first visitors needs, the original picture is sent. */
const MOST_WAITING = 200
/** The milliseconds for which a picture is not retried after resizing failed, and how many such pictures are remembered. */
const LEFT_ALONE = 600_000
const MOST_REMEMBERED = 1_000

/**
 * Pictures in other widths and formats: each is made on first request and stored in the database, so the number is limited
 * by pictures, widths and formats. Simultaneous requests for a missing one share one making.
 */
export function renditionsIn(
  pool: Pool,
  make: typeof makeRendition = makeRendition,
): (asked: Rendition) => Promise<Rendered | undefined> {
  const few = pLimit(AT_A_TIME)
  const making = new Map<string, Promise<Buffer | undefined>>()
  const failed = new Map<string, number>()

  async function stored({ hash, width, format }: Rendition): Promise<Buffer | undefined> {
    const { rows } = await pool.query<{ bytes: Buffer }>(
      'select bytes from picture_renditions where hash = $1 and width = $2 and format = $3',
      [hash, width, format],
    )
    return rows[0]?.bytes
  }

  /** Undefined if it cannot be decoded, or not now. */
  async function makeAndStore(picture: Buffer, wanted: Rendition): Promise<Buffer | undefined> {
    const { hash, width, format } = wanted
    const before = await stored(wanted) // made by another node, or a moment ago
    if (before) return before
    const bytes = await make(picture, width, format).catch(error =>
      isSlow(error) ? undefined : leaveAlone(hash),
    )
    // If it cannot be stored now, the request still gets it.
    if (bytes)
      await pool
        .query(
          `insert into picture_renditions (hash, width, format, bytes)
          select hash, $2, $3, $4 from pictures where hash = $1 on conflict do nothing`,
          [hash, width, format, bytes],
        )
        .catch(() => {})
    return bytes
  }

  function madeOnce(picture: Buffer, wanted: Rendition): Promise<Buffer | undefined> {
    const name = `${wanted.hash}/${wanted.width}.${wanted.format}`
    const underway = making.get(name)
    if (underway) return underway
    const made = few(() => makeAndStore(picture, wanted)).finally(() => making.delete(name))
    making.set(name, made)
    return made
  }

  const isLeftAlone = (hash: string) => Date.now() - (failed.get(hash) ?? -LEFT_ALONE) < LEFT_ALONE

  function leaveAlone(hash: string): undefined {
    const [oldest] = failed.keys()
    if (oldest !== undefined && failed.size >= MOST_REMEMBERED) failed.delete(oldest)
    failed.set(hash, Date.now())
  }

  return async asked => {
    const mimeType = `image/${asked.format}`
    const found = await stored(asked)
    if (found) return { bytes: found, mimeType, asAsked: true }
    const { rows } = await pool.query<Stored>(
      'select mime_type, width, bytes from pictures where hash = $1',
      [asked.hash],
    )
    const [picture] = rows
    if (!picture) return undefined
    const itself = { bytes: picture.bytes, mimeType: picture.mime_type }
    if (picture.width <= asked.width && picture.mime_type === mimeType) return { ...itself, asAsked: true }
    // All widths that would need enlarging count as one.
    const wanted = { ...asked, width: Math.min(asked.width, firstThatFits(picture.width)) }
    const rests = isLeftAlone(asked.hash) || making.size >= MOST_WAITING
    const made = rests ? undefined : await madeOnce(picture.bytes, wanted)
    // Browsers can also show the original picture.
    return made ? { bytes: made, mimeType, asAsked: true } : { ...itself, asAsked: false }
  }
}

/** A busy machine can make it later. */
const isSlow = (error: unknown) => /timeout/i.test(String(error))

const firstThatFits = (width: number) => pictureWidths.find(one => one >= width) ?? Number.POSITIVE_INFINITY

import pLimit from 'p-limit'
import type { Pool } from 'pg'
import { pictureWidths } from '../lib/picture-widths.ts'
import { makeRendition } from './make-rendition.server.ts'
import type { Rendition } from './rendition.ts'

/** Bytes to send, and whether they are what was asked for: otherwise they are the picture itself, for now. */
export type Rendered = { bytes: Buffer; mimeType: string; asAsked: boolean }

type Stored = { mime_type: string; width: number; bytes: Buffer }

/** One at a time in each process: the others wait. */
const AT_A_TIME = 1
/** With more of them waiting than a crowd of first visitors asks for, the picture itself is answered. */
const MOST_WAITING = 200
/** A picture that could not be made smaller is left alone for so long, in milliseconds; so many of them are remembered. */
const LEFT_ALONE = 600_000
const MOST_REMEMBERED = 1_000

/**
 * Pictures in other widths and formats: each is made when it is first asked for, and kept in the database, so that there
 * are never more than pictures, widths and formats make. A crowd that asks for a missing one waits for the same making.
 */
export function renditionsIn(
  pool: Pool,
  make: typeof makeRendition = makeRendition,
): (asked: Rendition) => Promise<Rendered | undefined> {
  const few = pLimit(AT_A_TIME)
  const making = new Map<string, Promise<Buffer | undefined>>()
  const failed = new Map<string, number>()

  async function kept({ hash, width, format }: Rendition): Promise<Buffer | undefined> {
    const { rows } = await pool.query<{ bytes: Buffer }>(
      'select bytes from picture_renditions where hash = $1 and width = $2 and format = $3',
      [hash, width, format],
    )
    return rows[0]?.bytes
  }

  /** Nothing where it cannot be decoded, or not now. */
  async function makeAndKeep(picture: Buffer, wanted: Rendition): Promise<Buffer | undefined> {
    const { hash, width, format } = wanted
    const before = await kept(wanted) // another node's, or made a moment ago
    if (before) return before
    const bytes = await make(picture, width, format).catch(error =>
      isSlow(error) ? undefined : leaveAlone(hash),
    )
    // Where it cannot be kept now, it is still there for who asked.
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
    const made = few(() => makeAndKeep(picture, wanted)).finally(() => making.delete(name))
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
    const found = await kept(asked)
    if (found) return { bytes: found, mimeType, asAsked: true }
    const { rows } = await pool.query<Stored>(
      'select mime_type, width, bytes from pictures where hash = $1',
      [asked.hash],
    )
    const [picture] = rows
    if (!picture) return undefined
    const itself = { bytes: picture.bytes, mimeType: picture.mime_type }
    if (picture.width <= asked.width && picture.mime_type === mimeType) return { ...itself, asAsked: true }
    // All widths that it would have to be enlarged for are one.
    const wanted = { ...asked, width: Math.min(asked.width, firstThatFits(picture.width)) }
    const rests = isLeftAlone(asked.hash) || making.size >= MOST_WAITING
    const made = rests ? undefined : await madeOnce(picture.bytes, wanted)
    // Browsers show the picture itself as well.
    return made ? { bytes: made, mimeType, asAsked: true } : { ...itself, asAsked: false }
  }
}

/** A machine with too much to do can make it later. */
const isSlow = (error: unknown) => /timeout/i.test(String(error))

const firstThatFits = (width: number) => pictureWidths.find(one => one >= width) ?? Number.POSITIVE_INFINITY

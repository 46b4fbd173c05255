import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { UploadedFile } from '../../shop/lib/uploaded-file.ts'

/** The limits of the parts beside the one file: few and short fields. */
const limits = { files: 1, fields: 8, parts: 9, fieldNameSize: 100, fieldSize: 10_000, headerPairs: 20 }

/** The bytes that fields and boundaries may add to a request. */
const AROUND = 16_384

/** Adds routes that accept multipart/form-data and nothing else; the app's other routes never do. */
export function takeUploads(app: FastifyInstance, addRoutes: (app: FastifyInstance) => void): void {
  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    await scope.register(multipart, { limits, throwFileSizeLimit: false })
    addRoutes(scope)
  })
}

/** True if a request declares that its file has more than `most` bytes. */
export const saysTooBig = (request: FastifyRequest, most: number) =>
  Number(request.headers['content-length']) > most + AROUND

/**
 * Reads the parts of a request into its body: `file` as an `UploadedFile`, fields as text, null for a field that is repeated
 * or truncated. Reads at most one byte more than `most`. Needs `takeUploads`. `toDisk`: files are written there;
 * `forgetUpload` deletes them.
 */
export async function readUpload(
  request: FastifyRequest,
  { most, toDisk = false }: { most: number; toDisk?: boolean | undefined },
): Promise<'whole' | 'too big' | 'broken'> {
  const body: Record<string, unknown> = {}
  request.body = body
  if (!request.isMultipart()) return 'whole'
  try {
    for await (const part of request.parts({ limits: { fileSize: most + 1 } })) {
      const value =
        part.type === 'file'
          ? await (toDisk ? fileOnDisk(part, most, request) : fileIn(part, most))
          : part.valueTruncated
            ? null
            : part.value
      if (value === TOO_BIG) return 'too big'
      if (value !== undefined) body[part.fieldname] = Object.hasOwn(body, part.fieldname) ? null : value
    }
    return 'whole'
  } catch {
    // Any error of the parser is a fault of the request.
    return 'broken'
  }
}

/** The files of each request on disk. */
const onDisk = new WeakMap<FastifyRequest, string[]>()

/** Deletes the files of a request that were written to disk. */
export async function forgetUpload(request: FastifyRequest): Promise<void> {
  for (const path of onDisk.get(request) ?? []) await rm(path, { force: true })
}

const TOO_BIG = Symbol('too big')

/** Like `fileIn`, for files that are too big for memory. */
async function fileOnDisk(
  { file, filename, mimetype }: MultipartFile,
  most: number,
  request: FastifyRequest,
): Promise<UploadedFile | typeof TOO_BIG | undefined> {
  const path = join(tmpdir(), `souk-upload-${randomUUID()}`)
  onDisk.set(request, [...(onDisk.get(request) ?? []), path])
  const written = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  try {
    await pipeline(file, written)
    const size = written.bytesWritten
    if (size > 0 && size <= most) return { name: filename, mimeType: mimetype, bytes: Buffer.alloc(0), path }
    await rm(path, { force: true })
    return size > most ? TOO_BIG : undefined
  } catch (error) {
    await rm(path, { force: true })
    throw error
  }
}

/** Reads the file of a part; undefined if a form was sent without a file. */
async function fileIn(
  { file, filename, mimetype }: MultipartFile,
  most: number,
): Promise<UploadedFile | typeof TOO_BIG | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of file) {
    size += chunk.length
    if (size > most) return TOO_BIG
    chunks.push(chunk)
  }
  return size === 0 ? undefined : { name: filename, mimeType: mimetype, bytes: Buffer.concat(chunks) }
}

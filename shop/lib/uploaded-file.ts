import { z } from 'zod'

/**
 * A file that was uploaded with a call. Its name and type are the sender's claims and prove nothing: only `bytes` count. If
 * the call takes files to disk, they are in the file at `path`, and `bytes` is empty.
 */
export type UploadedFile = { name: string; mimeType: string; bytes: Buffer; path?: string }

/** The file of a call with `upload`; `says` is the message if there is none. */
export const uploadedFile = (says: () => string) =>
  z
    .custom<UploadedFile>(came => (came as UploadedFile | undefined)?.bytes instanceof Uint8Array, {
      error: says,
    })
    .meta({ type: 'string', format: 'binary' })

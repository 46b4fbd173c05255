import { z } from 'zod'

/**
 * A file that came with a call. Its name and type are what the sender says and prove nothing: `bytes` are what counts. Of a
 * call that takes files to disk they are in the file at `path`, and `bytes` is empty.
 */
export type UploadedFile = { name: string; mimeType: string; bytes: Buffer; path?: string }

/** The file of a call with `upload`; `says` is what a person reads where none came. */
export const uploadedFile = (says: () => string) =>
  z
    .custom<UploadedFile>(came => (came as UploadedFile | undefined)?.bytes instanceof Uint8Array, {
      error: says,
    })
    .meta({ type: 'string', format: 'binary' })

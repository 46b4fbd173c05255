import { z } from 'zod'

/** A file that came with a call. Its name and type are what the sender says and prove nothing: `bytes` are what counts. */
export type UploadedFile = { name: string; mimeType: string; bytes: Buffer }

/** The file of a call with `upload`; `says` is what a person reads where none came. */
export const uploadedFile = (says: () => string) =>
  z
    .custom<UploadedFile>(came => (came as UploadedFile | undefined)?.bytes instanceof Uint8Array, {
      error: says,
    })
    .meta({ type: 'string', format: 'binary' })

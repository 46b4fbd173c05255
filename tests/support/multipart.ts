/** A file sent by a test. */
export type SentFile = { name: string; type?: string; bytes: Buffer }

type Value = string | SentFile

/** A form with files as browsers send it, with a list for repeated fields: the body, and the header with its boundary. */
export function multipart(form: Record<string, Value | readonly Value[]>) {
  const boundary = 'a-boundary-that-no-file-holds'
  const fields = Object.entries(form).flatMap(([name, values]) =>
    [values].flat().map(value => [name, value as Value] as const),
  )
  const parts = fields.map(([name, value]) => {
    const file = typeof value === 'string' ? undefined : value
    const head = file ? `; filename="${file.name}"\r\ncontent-type: ${file.type ?? 'image/png'}` : ''
    return Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"${head}\r\n\r\n`),
      file ? file.bytes : Buffer.from(value as string),
      Buffer.from('\r\n'),
    ])
  })
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

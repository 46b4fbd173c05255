import { type CallAt, forgeryToken, type Sent } from './api.ts'
import type { OutputOf } from './lib/call.ts'

/** The calls that take a file. */
export type UploadCall =
  | 'POST /productImage/upload'
  | 'POST /productDocuments/upload'
  | 'POST /productFilms/upload'
  | 'POST /productFilms/uploadPoster'
  | 'POST /productFilms/uploadCaptions'
  | 'POST /certificates/upload'
  | 'POST /departments/uploadPicture'
  | 'POST /content/uploadPicture'
  | 'POST /settings/uploadPicture'
  | 'POST /imports/upload'
  | 'POST /customer/uploadPicture'
  | 'POST /redirects/check'
  | 'POST /redirects/import'
  | 'POST /qurbani/uploadAnimalPicture'

const mayBeLarge: ReadonlySet<UploadCall> = new Set(['POST /imports/upload', 'POST /productFilms/upload'])

/** The fields sent with a file, which name its owner. */
export type UploadFields = Readonly<Record<string, string | number>>

type Sending = { onProgress: (percent: number) => void; signal: AbortSignal }

/**
 * Uploads a file to a call and reports progress. Never throws: a lost connection is a problem of type `offline`, an upload
 * ended by `signal` one of type `cancelled`. It does not use `fetch`, which cannot report how much of a body was sent.
 */
export function uploadFile<K extends UploadCall>(
  call: K,
  { fields, file, name }: { fields: UploadFields; file: Blob; name: string },
  { onProgress, signal }: Sending,
): Promise<Sent<OutputOf<CallAt[K]>>> {
  return new Promise(done => {
    const lost = (type: string) => done({ ok: false, problem: { type, title: '', status: 0 } })
    const form = new FormData()
    for (const [field, value] of Object.entries(fields)) form.append(field, String(value))
    form.append('file', file, name)
    const request = new XMLHttpRequest()
    request.open('POST', `/api${call.slice('POST '.length)}`)
    request.setRequestHeader('x-xsrf-token', forgeryToken())
    request.responseType = 'json'
    // A large file may take any time; the person waiting can cancel.
    request.timeout = mayBeLarge.has(call) ? 0 : 120_000
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((100 * loaded) / (total || 1)))
    request.onload = () => {
      if (!request.response) return lost('offline')
      const isDone = request.status >= 200 && request.status < 300
      done(isDone ? { ok: true, answer: request.response } : { ok: false, problem: request.response })
    }
    request.onerror = () => lost('offline')
    request.ontimeout = () => lost('offline')
    request.onabort = () => lost('cancelled')
    signal.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

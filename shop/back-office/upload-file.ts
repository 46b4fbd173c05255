import { type CallAt, forgeryToken, type Sent } from '../api.ts'
import type { OutputOf } from '../lib/call.ts'

/** The calls that take a file. */
export type UploadCall =
  | 'POST /productImage/upload'
  | 'POST /productDocuments/upload'
  | 'POST /departments/uploadPicture'
  | 'POST /content/uploadPicture'
  | 'POST /settings/uploadPicture'
  | 'POST /imports/upload'
  | 'POST /qurbani/uploadAnimalPicture'

/** What goes with a file: whose it is. */
export type UploadFields = Readonly<Record<string, string | number>>

type Sending = { onProgress: (percent: number) => void; signal: AbortSignal }

/**
 * Sends a file to a call and tells how far it is. Never throws: a lost connection is a problem of type `offline`, one
 * that `signal` ended of type `cancelled`. `fetch` cannot tell how much of a body has left.
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
    // A long file takes as long as it takes; whoever waits can cancel.
    request.timeout = call === 'POST /imports/upload' ? 0 : 120_000
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

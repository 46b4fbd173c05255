import { type CallAt, forgeryToken, type Sent } from '../api.ts'
import type { OutputOf } from '../lib/call.ts'

/** The calls that take a file for a product. */
export type UploadCall = 'POST /productImage/upload' | 'POST /productDocuments/upload'

type Sending = { onProgress: (percent: number) => void; signal: AbortSignal }

/**
 * Sends a file to a call and tells how far it is. Never throws: a lost connection is a problem of type `offline`, one
 * that `signal` ended of type `cancelled`. `fetch` cannot tell how much of a body has left.
 */
export function uploadFile<K extends UploadCall>(
  call: K,
  { productId, file, name }: { productId: number; file: Blob; name: string },
  { onProgress, signal }: Sending,
): Promise<Sent<OutputOf<CallAt[K]>>> {
  return new Promise(done => {
    const lost = (type: string) => done({ ok: false, problem: { type, title: '', status: 0 } })
    const form = new FormData()
    form.append('productId', String(productId))
    form.append('file', file, name)
    const request = new XMLHttpRequest()
    request.open('POST', `/api${call.slice('POST '.length)}`)
    request.setRequestHeader('x-xsrf-token', forgeryToken())
    request.responseType = 'json'
    request.timeout = 120_000
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

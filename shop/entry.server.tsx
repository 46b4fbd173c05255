import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router'
import { scriptsLater } from './front/wait-for-paint.ts'
import { describeError } from './lib/describe-error.ts'

/** Renders a page whole: it is the same for everybody, kept and compressed, so nothing is gained by streaming it. */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      // No part waits, hidden, at the end of the page for a script that shows it, however long the page is.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const body = new PassThrough()
        headers.set('content-type', 'text/html; charset=utf-8')
        text(body).then(html => resolve(new Response(scriptsLater(html), { status, headers })), reject)
        pipe(body)
      },
      onError(error) {
        reject(error)
        abort()
      },
    })
  })
}

/** A screen that breaks while it is drawn is logged by what and where, never by its message, which may quote people. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted || error instanceof Response || isRouteErrorResponse(error)) return
  const line = {
    level: 'error',
    time: new Date().toISOString(),
    error: describeError(error),
    msg: 'a screen could not be drawn',
  }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

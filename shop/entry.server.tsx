import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router'
import { scriptsLater } from './front/frame/wait-for-paint.ts'
import { describeError } from './lib/describe-error.ts'

/** Renders a whole page: it is the same for everyone, cached and compressed, so streaming would gain nothing. */
export default function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      // No part is placed hidden at the end of the page for a script to move, however long the page is.
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

/** Logs a screen that fails during rendering by error type and place, never by its message, which may quote people. */
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

import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, ServerRouter } from 'react-router'
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
      onAllReady() {
        const body = new PassThrough()
        headers.set('content-type', 'text/html; charset=utf-8')
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
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

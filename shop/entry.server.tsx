import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ContextType, ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { documentScripts } from './front/frame/documents/document-scripts.ts'
import { type DocumentPage, openDrawing } from './front/frame/documents/draw-document.server.tsx'
import { drawStillParts } from './front/frame/draw-still-parts.server.tsx'
import { frameContext } from './front/frame/frame-context.ts'
import { scriptsLater } from './front/frame/wait-for-paint.ts'
import { describeError } from './lib/describe-error.ts'
import { OnServer } from './ui/on-server.ts'

/** The mark that React leaves in a string where a part was not ready. */
const NOT_READY = '<!--$!-->'

/** Renders a whole page: it is the same for everyone, cached and compressed, so streaming would gain nothing. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loaded: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8')
  const { serverHandoffStream, ...rest } = context
  const frame = loaded.get(frameContext)
  const atHand = frame ? { parts: drawStillParts(frame), settings: frame.settings } : undefined
  const page: Draw = (given, around = atHand) => (
    <OnServer value={around}>
      <ServerRouter context={given} url={request.url} />
    </OnServer>
  )
  const scripts = loaded.get(documentScripts)
  const html =
    (scripts &&
      atHand &&
      (await renderDocument(page, rest, { address: new URL(request.url), atHand, scripts }))) ??
    (await renderForRouter(page, rest, serverHandoffStream))
  return new Response(html, { status, headers })
}

type Draw = (given: EntryContext, around?: ContextType<typeof OnServer>) => ReactNode

/** Renders a page as a document, if its screen can be one and nothing failed. */
async function renderDocument(
  page: Draw,
  context: EntryContext,
  { address, atHand, scripts }: Omit<DocumentPage, 'shop'>,
): Promise<string | undefined> {
  const { matches, loaderData, errors } = context.staticHandlerContext
  const handle = context.routeModules[matches.at(-1)?.route.id ?? '']?.handle
  if (errors || !(handle as { document?: true } | undefined)?.document) return undefined
  const draw = () => {
    const { placeIsland, withIslands } = openDrawing({ address, shop: loaderData.root, atHand, scripts })
    const html = withIslands(renderToString(page(context, { ...atHand, placeIsland })), END)
    return html.includes(NOT_READY) ? undefined : `<!DOCTYPE html>${html}`
  }
  const atOnce = draw()
  if (atOnce) return atOnce
  // A part that is loaded on demand is there once the page has been rendered without islands.
  await renderWhenReady(page(context))
  return draw()
}

/** Renders a page that React Router goes on with in the browser. */
async function renderForRouter(
  page: Draw,
  context: EntryContext,
  handoff: EntryContext['serverHandoffStream'],
): Promise<string> {
  const data = handoff ? await new Response(handoff).text() : ''
  const handsOver = { ...context, serverHandoffStream: new Response(data).body as ReadableStream<Uint8Array> }
  return scriptsLater(renderAtOnce(page(context), context, data) ?? (await renderWhenReady(page(handsOver))))
}

/**
 * Renders to a string, which is quicker than a stream, with `data` for the browser at its end, as `ServerRouter` would write
 * them there. Undefined if a part is not ready, such as a header that is loaded on demand.
 */
export function renderAtOnce(page: ReactNode, context: EntryContext, data: string): string | undefined {
  const html = renderToString(page)
  if (html.includes(NOT_READY)) return undefined
  return `<!DOCTYPE html>${html.slice(0, -END.length)}${handOver(context, data)}${END}`
}

const END = '</body></html>'

/** The scripts that give the browser's router the data of the page; none if the page has no scripts. */
function handOver({ renderMeta }: EntryContext, data: string): string {
  if (!renderMeta?.didRenderScripts) return ''
  const controller = 'window.__reactRouterContext.streamController'
  const text = JSON.stringify(data).replaceAll(
    /[&><\u2028\u2029]/g,
    letter => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  const close = `<!--$--><script>${controller}.close();</script><!--/$-->`
  return `<!--$--><script>${controller}.enqueue(${text});</script>${close}<!--/$-->`
}

export function renderWhenReady(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      // No part is placed hidden at the end of the page for a script to move, however long the page is.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const body = new PassThrough()
        text(body).then(resolve, reject)
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

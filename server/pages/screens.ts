import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { askContext } from '../../shop/ask.ts'
import { isPreview } from '../../shop/content/preview-address.ts'
import { documentScripts } from '../../shop/front/frame/documents/document-scripts.ts'
import { BUILD_HEADER } from '../../shop/front/frame/other-build.ts'
import { describeError } from '../../shop/lib/describe-error.ts'
import { isDatabaseAway } from '../../shop/lib/is-database-away.ts'
import { PAGE_GUEST, type PageGuest } from '../../shop/lib/page-guest.ts'
import { withQuery } from '../../shop/redirects/redirect-path.rules.ts'
import { findRedirect } from '../../shop/redirects/redirects.contract.ts'
import type { Calls } from '../calls/calls.ts'
import { permissionsFor, policyFor } from '../edge/security-headers.ts'
import type { AppOptions } from '../process/app-options.ts'
import { hostOfTiles } from '../process/map-tiles.ts'
import type { Watch } from '../watch/watch.ts'
import { compress, encodingFor, WORTH_COMPRESSING } from './compress.ts'
import type { KeptAnswers } from './kept-answers.ts'
import { ASK_EACH_TIME } from './page-keys.ts'
import { mayHaveChanged } from './serve-cached.ts'

/** The seconds for which prefetched data of a link stays valid, so that the click can use it. */
const AHEAD_SECONDS = 10

/** Renders the screens: pages and the `.data` answers that the browser's router asks for. */
export function routeScreens(
  app: FastifyInstance,
  parts: {
    build: ServerBuild
    calls: Calls
    answers: KeptAnswers | undefined
    options: AppOptions
    watch: Watch
  },
): void {
  const { build, calls, answers, options, watch } = parts
  const { developing = false, configuration } = options
  const mapHost = hostOfTiles(configuration)
  const render = createRequestHandler(build, developing ? 'development' : 'production')

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    schema: { hide: true } as object,
    handler: async (request, reply) => {
      const context = new RouterContextProvider()
      const ask = answers && !mayHaveChanged(request.raw) ? answers.ask : calls.ask
      if (options.documentScripts) context.set(documentScripts, options.documentScripts)
      context.set(askContext, (call, input) => ask(call, input).catch(error => refuseScreen(request, error)))
      const began = performance.now()
      const answer = await render(asFetchRequest(request), context)
      const moved =
        answer.status === 404 ? await movedTo(request.url, path => ask(findRedirect, { path })) : undefined
      if (moved) return reply.header('cache-control', ASK_EACH_TIME).redirect(moved, 301)
      reply.status(answer.status)
      const guest = (answer.headers.get(PAGE_GUEST) ?? undefined) as PageGuest | undefined
      answer.headers.delete(PAGE_GUEST)
      for (const [name, value] of answer.headers) reply.header(name, value)
      if (isPreview(request.url)) {
        reply.header('cache-control', 'private, no-store')
        reply.header('x-robots-tag', 'noindex')
        reply.header('referrer-policy', 'no-referrer')
      }
      const isData = /\.data(\?|$)/.test(request.url)
      if (isData) reply.header(BUILD_HEADER, build.assets.version)
      if (answer.ok && isData && !reply.hasHeader('cache-control'))
        reply.header('cache-control', `public, max-age=${AHEAD_SECONDS}`)
      const body = Buffer.from(await answer.arrayBuffer())
      watch.renderSeconds.add((performance.now() - began) / 1000)
      if (answer.headers.get('content-type')?.startsWith('text/html')) {
        reply.header('content-security-policy', policyFor(body.toString(), { developing, mapHost, guest }))
        if (guest) reply.header('permissions-policy', permissionsFor(guest))
      }
      return sendCompressed(request, reply, body)
    },
  })
}

/** Returns the address that now has the page of an address without one, if there is one; the page stays not found if this fails. */
async function movedTo(url: string, find: (path: string) => Promise<unknown>): Promise<string | undefined> {
  const [path = '', query] = url.split(/(?=\?)/, 2)
  if (path.endsWith('.data')) return undefined
  const { to } = (await find(path).catch(() => ({ to: null }))) as { to?: string | null }
  return to ? withQuery(to, query ?? '') : undefined
}

/** A screen whose call failed: logged without the input, shown as the error page. */
function refuseScreen(request: FastifyRequest, error: unknown): never {
  const away = isDatabaseAway(error)
  request.log.error(
    { error: describeError(error) },
    away ? 'the database does not answer' : 'a screen failed',
  )
  throw new Response(null, { status: away ? 503 : 500, headers: away ? { 'retry-after': '5' } : {} })
}

/** Returns the request that React Router needs: its address and accepted types, nothing personal. */
function asFetchRequest(request: FastifyRequest): Request {
  const headers = new Headers({ accept: request.headers.accept ?? '*/*' })
  // The requested host does not matter to a page, and must not influence it.
  const address = `http://shop${request.url.replace(/^[/\\]+/, '/')}`
  return new Request(address, { headers })
}

async function sendCompressed(request: FastifyRequest, reply: FastifyReply, body: Buffer) {
  const encoding = encodingFor(request.headers['accept-encoding'])
  reply.header('vary', 'accept-encoding')
  if (body.length < WORTH_COMPRESSING || encoding === 'identity') return reply.send(body)
  return reply.header('content-encoding', encoding).send(await compress(body, encoding))
}

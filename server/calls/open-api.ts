import fastify, { type FastifyInstance, type RouteOptions } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { m } from '../../shop/messages/m.ts'
import { policyFor } from '../edge/security-headers.ts'
import { describeOperations } from './describe-operations.ts'
import { nameShapes } from './name-shapes.ts'

const PAGES = '/api/docs'

/**
 * `/api/openapi.json`, and the same document to read and try at `/api/docs`. Must be registered before the calls. An app of
 * its own answers both, and is only made at the first request: few shops are ever asked.
 */
export async function documentCalls(app: FastifyInstance, version: string): Promise<void> {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', ({ method, url, schema }) => {
    if (method !== 'HEAD' && schema) routes.push({ method, url, schema, handler: () => {} })
  })
  let documents: Promise<FastifyInstance> | undefined
  for (const path of ['/api/openapi.json', PAGES, `${PAGES}/*`])
    app.get(path, async ({ url, headers }, reply) => {
      documents ??= documentsOf(routes, version).catch(error => {
        documents = undefined
        throw error
      })
      const { statusCode, headers: answered, rawPayload } = await (await documents).inject({ url, headers })
      return reply.code(statusCode).headers(answered).send(rawPayload)
    })
  app.addHook('onClose', async () => (await documents?.catch(() => undefined))?.close())
}

/** The inline style of Swagger UI's page. */
const INLINE_STYLE = 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='

/** Makes an app that has only the documents of these routes. */
async function documentsOf(routes: readonly RouteOptions[], version: string): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ])
  const documents = fastify()
  documents.setValidatorCompiler(() => () => true)
  documents.setSerializerCompiler(() => JSON.stringify)
  await documents.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: m.shop_api_title(),
        version,
        description: m.shop_api_description(),
        license: { name: 'MIT', identifier: 'MIT' },
      },
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: document => {
      if (!('openapiObject' in document)) return document.swaggerObject
      describeOperations(document.openapiObject.paths ?? {})
      return nameShapes(document.openapiObject)
    },
  })
  for (const route of routes) documents.route(route)
  documents.get('/api/openapi.json', { schema: { hide: true } as object }, async (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    return documents.swagger()
  })
  await documents.register(swaggerUi, {
    routePrefix: PAGES,
    // The policy of every page. One inline style of this page is allowed as well.
    staticCSP: policyFor('', { developing: false }).replace(
      "style-src 'self'",
      `style-src 'self' 'unsafe-hashes' '${INLINE_STYLE}'`,
    ),
    // Groups start collapsed: there are too many calls for a browser to render at once.
    uiConfig: { docExpansion: 'none', deepLinking: true, filter: true, url: '/api/openapi.json' },
  })
  return documents
}

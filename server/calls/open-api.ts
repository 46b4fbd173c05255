import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { m } from '../../shop/messages/m.ts'
import { policyFor } from '../edge/security-headers.ts'
import { describeOperations } from './describe-operations.ts'
import { nameShapes } from './name-shapes.ts'

/** Collects the OpenAPI document from the routes; must be registered before them. */
export async function documentCalls(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
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
}

/** The inline style of Swagger UI's page. */
const INLINE_STYLE = 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='

/** `/api/openapi.json`, and the same document to read and try at `/api/docs`. */
export async function routeDocuments(app: FastifyInstance): Promise<void> {
  app.get('/api/openapi.json', { schema: { hide: true } as object }, async (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    return app.swagger()
  })
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    // The policy of every page. One inline style of this page is allowed as well.
    staticCSP: policyFor('', { developing: false }).replace(
      "style-src 'self'",
      `style-src 'self' 'unsafe-hashes' '${INLINE_STYLE}'`,
    ),
    // Groups start collapsed: there are too many calls for a browser to render at once.
    uiConfig: { docExpansion: 'none', deepLinking: true, filter: true, url: '/api/openapi.json' },
  })
}

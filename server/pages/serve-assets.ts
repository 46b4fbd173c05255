import { join } from 'node:path'
import statics from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sendUnknown } from '../calls/errors.ts'
import { type assetsOfOthers, sendOfOthers } from './assets-of-others.ts'

/** Serves the built browser files of a folder; `others` looks up those of other releases, whose pages browsers may still show. */
export async function serveAssets(
  app: FastifyInstance,
  folder: string,
  others?: ReturnType<typeof assetsOfOthers>,
): Promise<void> {
  await app.register(
    async assets => {
      if (others)
        assets.setNotFoundHandler(async (request, reply) => {
          if (!(await sendOfOthers(others, request, reply))) return sendUnknown(request, reply)
        })
      await assets.register(statics, {
        root: join(folder, 'assets'),
        preCompressed: true,
        immutable: true,
        maxAge: '1y',
        // One route for all: a route for each of its hundreds of files takes a tenth of the start.
        index: false,
        decorateReply: false,
      })
    },
    { prefix: '/assets' },
  )
  // Files whose names never change: icons, link preview pictures, films.
  await app.register(statics, {
    root: folder,
    globIgnore: ['assets/**'],
    maxAge: '1d',
    wildcard: false,
  })
}

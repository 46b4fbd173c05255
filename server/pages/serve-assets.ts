import { join } from 'node:path'
import statics from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Serves the built browser files of a folder. */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(statics, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    // One route for all: a route for each of its hundreds of files takes a tenth of the start.
    index: false,
  })
  // Files whose names never change: icons, link preview pictures, films.
  await app.register(statics, {
    root: folder,
    globIgnore: ['assets/**'],
    maxAge: '1d',
    wildcard: false,
    decorateReply: false,
  })
}

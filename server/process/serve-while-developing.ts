import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { AppParts, Served } from './serve-built.ts'

type AppModule = typeof import('./built.ts')

/** The listeners for the signals that end a process. */
const stopListeners = () =>
  (['SIGTERM', 'SIGINT'] as const).flatMap(signal =>
    process.listeners(signal).map(listener => [signal, listener] as const),
  )

/** Vite in front, and the app from its source files: loaded again when one of them changes. Nothing is cached. */
export async function serveWhileDeveloping(root: string, parts: AppParts): Promise<Served> {
  const { createServer: createVite } = await import('vite')
  const before = stopListeners()
  const vite = await createVite({ root, server: { middlewareMode: true }, appType: 'custom' })
  // Vite's plugins end the process at once on a signal: the database would be left running.
  for (const [signal, listener] of stopListeners())
    if (!before.some(([, known]) => known === listener)) process.off(signal, listener)
  let current: { createApp: unknown; screens: unknown; app: FastifyInstance } | undefined
  const latest = async () => {
    const module = (await vite.ssrLoadModule('./server/process/built.ts')) as AppModule
    const { createApp } = await module.loadApp()
    const screens = await module.loadScreens()
    if (current?.createApp !== createApp || current.screens !== screens) {
      const app = await createApp({
        ...parts,
        changesUrl: undefined,
        screens,
        documentScripts: await module.loadDocumentScripts(),
        developing: true,
      })
      await app.ready()
      current = { createApp, screens, app }
    }
    return current.app
  }
  const server = createServer((request, response) => {
    vite.middlewares(request, response, () => {
      latest().then(
        app => app.routing(request, response),
        error => {
          vite.ssrFixStacktrace(error)
          response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error.stack))
        },
      )
    })
  })
  return {
    listen: (port, host) =>
      new Promise((done, fail) => {
        server.once('error', fail)
        server.listen(port, host, () => done((server.address() as AddressInfo).port))
      }),
    close: async () => {
      await vite.close()
      server.closeAllConnections()
      await new Promise(done => server.close(done))
      await parts.pool.end()
    },
  }
}

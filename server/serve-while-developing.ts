import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AppParts, Served } from './serve-built.ts'

type AppModule = typeof import('./built.ts')

/** Who listens for the signals that end a process. */
const stopListeners = () =>
  (['SIGTERM', 'SIGINT'] as const).flatMap(signal =>
    process.listeners(signal).map(listener => [signal, listener] as const),
  )

/** Vite in front, and the app as it stands in the files: loaded anew when one of them changes. Nothing is kept. */
export async function serveWhileDeveloping(root: string, parts: AppParts): Promise<Served> {
  const { createServer: createVite } = await import('vite')
  const before = stopListeners()
  const vite = await createVite({ root, server: { middlewareMode: true }, appType: 'custom' })
  // Vite's plugins end the process at a signal, at once: the database would be left running.
  for (const [signal, listener] of stopListeners())
    if (!before.some(([, known]) => known === listener)) process.off(signal, listener)
  let current: { module: AppModule; app: Awaited<ReturnType<AppModule['createApp']>> } | undefined
  const latest = async () => {
    const module = (await vite.ssrLoadModule('./server/built.ts')) as AppModule
    if (current?.module !== module) {
      const app = await module.createApp({
        ...parts,
        changesUrl: undefined,
        screens: await module.loadScreens(),
        developing: true,
      })
      await app.ready()
      current = { module, app }
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
